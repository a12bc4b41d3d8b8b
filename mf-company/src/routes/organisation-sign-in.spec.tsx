import type { StaffSession } from '@hausgeist/shell-api';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompanyUser, noSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const BUTTON = 'Sign in with your organisation';
const BACK = '/company/login?organisation=back';

let portal: FakePortal;
const leave = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
  leave.mockReset().mockReturnValue(undefined);
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const isPrimary = () => /primary/.test(screen.getByRole('button', { name: BUTTON }).className);

describe('signing in with an organisation', () => {
  it('asks for the address, and sends the browser where its domain leads', async () => {
    const url = 'https://login.example/authorize?state=1';
    portal.on('BeginOrganisationSignIn', { beginOrganisationSignIn: { url } });
    const state = { from: '/company/dashboard/team' };
    await openPortal({ pathname: '/company/login', state }, { portal, session: noSession() });
    await page.press(BUTTON);
    expect(
      screen.getByText('Please enter your email address here: it tells us your organisation.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(page.field('Email'));
    expect(portal.calls).toEqual([]);
    await page.write('Email', 'mia@lindenhof.example');
    await page.press(BUTTON);
    expect(portal.inputOf('BeginOrganisationSignIn')).toEqual({
      ...{ audience: 'COMPANY', email: 'mia@lindenhof.example', from: '/company/dashboard/team' },
    });
    expect(leave).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('says where there is none for this address', async () => {
    portal.refuse('BeginOrganisationSignIn', 'NOT_FOUND', 'None', [], {
      reason: 'ORGANISATION_NOT_FOUND',
    });
    await openPortal('/company/login', { portal, session: noSession(), locale: 'de' });
    await page.write('E-Mail-Adresse', 'mia@lindenhof.example');
    await page.press('Über Ihre Organisation anmelden');
    expect(screen.getByRole('alert').textContent).toBe(
      'Mit dieser Adresse meldet sich keine Organisation an.',
    );
    expect(leave).not.toHaveBeenCalled();
  });

  it('hands token and record to the shell when the browser is back, once', async () => {
    const signIn = vi.fn<StaffSession['signIn']>(async () => undefined);
    const from = '/company/dashboard/team?search=a';
    portal.on('FinishOrganisationSignIn', {
      finishOrganisationSignIn: {
        ...{ token: 'abc', from },
        viewer: { permissions: ['USERS_VIEW'], companyUser: aCompanyUser() },
      },
    });
    await openPortal(BACK, { portal, session: noSession({ signIn }) });
    await pass(20);
    expect(portal.callsOf('FinishOrganisationSignIn')).toHaveLength(1);
    expect(signIn).toHaveBeenCalledExactlyOnceWith('abc', {
      user: { ...aCompanyUser(), permissions: ['users.view'] },
    });
    expect(page.address()).toBe('/company/login');
    expect(page.state()).toEqual({ from });
  });

  it('says why the organisation did not let them in, and offers the form again', async () => {
    portal.refuse('FinishOrganisationSignIn', 'UNAUTHENTICATED', 'No', [], {
      reason: 'ORGANISATION_GIVES_NO_ROLE',
    });
    await openPortal(BACK, { portal, session: noSession(), locale: 'de' });
    await pass(20);
    expect(screen.getByRole('alert').textContent).toMatch(/keine Rolle gegeben/);
    expect(page.address()).toBe('/company/login');
    expect(page.field('E-Mail-Adresse').value).toBe('');
  });

  it('is what those are led to who may not use a password', async () => {
    const told = 'Please sign in with your organisation.';
    portal.refuse('SignIn', 'UNAUTHENTICATED', told, [], { reason: 'ORGANISATION_REQUIRED' });
    await openPortal('/company/login', { portal, session: noSession() });
    expect(isPrimary()).toBe(false);
    await page.write('Email', 'mia@lindenhof.example');
    await page.write('Password', 'geheim');
    await page.submit('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(isPrimary()).toBe(true);
  });
});
