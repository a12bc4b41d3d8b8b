import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/settings?tab=signIn';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const dialog = () => within(screen.getByRole('dialog'));
async function pressIn(scope: ReturnType<typeof within>, name: string): Promise<void> {
  await act(async () => scope.getByRole('button', { name }).click());
  await pass(50);
}

/** Proves with the password who the viewer is. */
async function proveBy(button: string): Promise<void> {
  await page.write('Password', 'geheim');
  await pressIn(dialog(), button);
}

describe('the sign-in of an organisation', () => {
  it('is set up with proof of who asks, and goes back to the form where a field is wrong', async () => {
    Object.assign(portal.organisation.organisation, { provider: null, domains: [] });
    await openPortal(PATH, { portal });
    await page.press('Set up the provider');
    await page.write('Issuer', 'https://login.example');
    await page.write('Client ID', 'hausgeist');
    await page.write('Client secret', 'streng-geheim');
    await page.write('Claim with the roles', 'groups');
    await pressIn(dialog(), 'Save');
    expect(screen.getByText('Please name at least one value')).toBeTruthy();
    await page.write('Values for Manager', 'team\nbüro');
    await act(async () => page.field('Signing out here also signs out at the provider').click());
    await pressIn(dialog(), 'Save');
    expect(portal.callsOf('UpdatePortalOrganisationSignIn')).toEqual([]);
    portal.refuse('UpdatePortalOrganisationSignIn', 'BAD_USER_INPUT', 'No', [
      { field: 'issuer', message: 'No provider answers there.' },
    ]);
    await proveBy('Confirm');
    expect(screen.getByText('No provider answers there.')).toBeTruthy();
    expect(page.field('Issuer').value).toBe('https://login.example');
    portal.refuse('UpdatePortalOrganisationSignIn', 'BAD_USER_INPUT', 'No', [
      { field: 'signsOut', message: 'This provider offers no sign-out.' },
    ]);
    await pressIn(dialog(), 'Save');
    await proveBy('Confirm');
    expect(screen.getByText('This provider offers no sign-out.')).toBeTruthy();
    expect(portal.inputOf('UpdatePortalOrganisationSignIn')).toEqual({
      ...{ companyId: 'company-1', proof: { password: 'geheim' }, isEnabled: true },
      ...{ issuer: 'https://login.example', clientId: 'hausgeist', scopes: '' },
      ...{ clientSecret: 'streng-geheim', roleClaim: 'groups', defaultRole: null },
      roleValues: [
        { value: 'team', role: 'COMPANY_MANAGER' },
        { value: 'büro', role: 'COMPANY_MANAGER' },
      ],
      ...{ breakGlassIds: ['user-1'], signsOut: true },
    });
  });

  it('says who may still come in, and is removed with proof of who asks', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    expect(screen.getByText('Hausverwaltung-Leitung: Admin')).toBeTruthy();
    expect(screen.getByText('Everyone else: is not let in')).toBeTruthy();
    expect(screen.getByText('Petra Lindner')).toBeTruthy();
    expect(screen.getByText('Here only')).toBeTruthy();
    expect(screen.queryByLabelText('Post-logout redirect URI')).toBeNull();
    const card = within(screen.getByRole('region', { name: 'Sign-in with your organisation' }));
    await pressIn(card, 'Remove');
    await proveBy('Remove');
    expect(portal.inputOf('RemovePortalOrganisationSignIn')).toEqual({
      ...{ companyId: 'company-1', proof: { password: 'geheim' } },
    });
    await pass(50);
    expect(toasts).toEqual(['The change was saved']);
    expect(screen.getByText('No provider has been set up yet')).toBeTruthy();
  });

  it('says where the provider sends people back to who sign out there, too', async () => {
    Object.assign(portal.organisation.organisation.provider ?? {}, { signsOut: true });
    await openPortal(PATH, { portal });
    expect(screen.getByText('Here and at the provider')).toBeTruthy();
    const { value } = screen.getByLabelText<HTMLInputElement>('Post-logout redirect URI');
    expect(value).toBe('https://hausgeist.example/company/login');
  });

  it('counts for domains that are proved, and is required for them', async () => {
    await openPortal(PATH, { portal });
    const card = within(screen.getByRole('region', { name: 'Email domains' }));
    expect(card.getByText('Not verified yet')).toBeTruthy();
    expect(card.getByLabelText<HTMLInputElement>('Name').value).toMatch(/^_hausgeist\./);
    portal.refuse('ProvePortalEmailDomain', 'CONFLICT', 'The record was not found.', [], {
      reason: 'EMAIL_DOMAIN_UNPROVED',
    });
    await pressIn(card, 'Check the record');
    expect(card.getByRole('alert').textContent).toMatch(/^The record was not found/);
    await pressIn(card, 'Make optional');
    expect(dialog().getByText(/can also sign in with a password/)).toBeTruthy();
    await proveBy('Make optional');
    expect(portal.inputOf('ForcePortalEmailDomain')).toEqual({
      ...{ companyId: 'company-1', domain: 'lindenhof.example', isForced: false },
      proof: { password: 'geheim' },
    });
  });

  it('says how many sessions ended when it is required', async () => {
    const { domains } = portal.organisation.organisation;
    for (const domain of domains) domain.isForced = false;
    const { toasts } = await openPortal(PATH, { portal });
    const card = within(screen.getByRole('region', { name: 'Email domains' }));
    await pressIn(card, 'Require');
    expect(dialog().getByText(/end at once/)).toBeTruthy();
    await proveBy('Require');
    await pass(50);
    expect(toasts).toEqual(['Required. 3 sessions were ended.']);
  });

  it('is only looked at by those who are no administrators', async () => {
    const session = aSession({ companyUser: { role: 'COMPANY_MANAGER' } });
    await openPortal(PATH, { portal, session });
    expect(screen.getByText('Only people with the role Admin can change this.')).toBeTruthy();
    for (const name of ['Edit', 'Remove', 'Add a domain', 'Check the record', 'Make optional']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});
