import type { StaffSession } from '@hausgeist/shell-api';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompanyUser, aSession, noSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const session = noSession();
const open = (path: string) => openPortal(path, { portal, session });

describe('/company/login', () => {
  it('leads those who are signed in to the dashboard', async () => {
    await openPortal('/company/login', { portal, session: aSession() });
    expect(page.address()).toBe('/company/dashboard/end-users');
  });

  it('asks for both fields before it asks the server', async () => {
    await open('/company/login');
    expect(page.heading()).toBe('Company Portal Login');
    await page.submit('Sign in');
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(page.field('Email'));
    expect(portal.calls).toEqual([]);
  });

  it('says that a session is over', async () => {
    await openPortal(
      { pathname: '/company/login', state: { hasExpired: true, from: '/company/dashboard/team' } },
      { portal, session },
    );
    expect(screen.getByText('Your session has expired. Please log in again.')).toBeTruthy();
  });

  it('says that the service is paused where the session is over because of that', async () => {
    const state = { hasExpired: true, pausedCompany: 'Seeblick' };
    await openPortal({ pathname: '/company/login', state }, { portal, session });
    expect(screen.getByText(/^The service for Seeblick is paused/)).toBeTruthy();
    expect(screen.queryByText(/has expired/)).toBeNull();
  });

  it('shows and hides the password', async () => {
    await open('/company/login');
    expect(page.field('Password').type).toBe('password');
    await page.press('Show characters');
    expect(page.field('Password').type).toBe('text');
  });

  it('hands token and record to the shell', async () => {
    const signIn = vi.fn<StaffSession['signIn']>(async () => undefined);
    const { managingCompany, ...person } = aCompanyUser();
    portal.on('SignIn', {
      signIn: {
        token: 'abc',
        viewer: { permissions: ['USERS_VIEW'], companyUser: { ...person, managingCompany } },
      },
    });
    await openPortal('/company/login', { portal, session: noSession({ signIn }) });
    await page.write('Email', 'petra@lindenhof.example');
    await page.write('Password', 'geheim');
    await page.submit('Sign in');
    expect(portal.callsOf('SignIn').at(-1)).toEqual({
      input: { audience: 'COMPANY', email: 'petra@lindenhof.example', password: 'geheim' },
    });
    expect(signIn).toHaveBeenCalledExactlyOnceWith('abc', {
      user: { ...aCompanyUser(), permissions: ['users.view'] },
    });
  });

  it.each([
    ['UNAUTHENTICATED', 'Wrong words', 'Wrong words'],
    ['INTERNAL', '', 'Login failed'],
    ['NETWORK', '', 'Login failed. Please try again.'],
  ])('says why it failed (%s)', async (code, message, text) => {
    portal.refuse('SignIn', code, message);
    await open('/company/login');
    await page.write('Email', 'petra@lindenhof.example');
    await page.write('Password', 'geheim');
    await page.submit('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it("says the server's words in German to those who read German", async () => {
    const message = 'Invalid email or password';
    portal.refuse('SignIn', 'UNAUTHENTICATED', message, [], {
      reason: 'INVALID_CREDENTIALS',
    });
    await openPortal('/company/login', { portal, session, locale: 'de' });
    await page.write('E-Mail-Adresse', 'petra@lindenhof.example');
    await page.write('Passwort', 'geheim');
    await page.submit('Anmelden');
    expect(screen.getByRole('alert').textContent).toBe('E-Mail-Adresse oder Passwort ist falsch');
  });

  it('asks for a code when the server does', async () => {
    portal.refuse('SignIn', 'TWO_FACTOR_REQUIRED', 'Code');
    await open('/company/login');
    expect(screen.queryByLabelText('Security code')).toBeNull();
    await page.write('Email', 'petra@lindenhof.example');
    await page.write('Password', 'geheim');
    await page.submit('Sign in');
    expect(document.activeElement).toBe(page.field('Security code'));
    await page.submit('Sign in');
    expect(portal.calls).toHaveLength(1);
    await page.write('Security code', ' 123456 ');
    await page.submit('Sign in');
    expect(portal.callsOf('SignIn').at(-1)).toMatchObject({
      input: { password: 'geheim', code: '123456' },
    });
  });
});

describe('/company/forgot-password', () => {
  it('checks the address and sends it trimmed in lower case', async () => {
    await open('/company/forgot-password');
    expect(page.heading()).toBe('Reset your password');
    await page.submit('Send reset link');
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
    await page.write('Email', 'petra');
    await page.submit('Send reset link');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    await page.write('Email', '  Petra@Lindenhof.Example ');
    await page.submit('Send reset link');
    expect(portal.calls.map(({ variables }) => variables)).toEqual([
      { input: { audience: 'COMPANY', email: 'petra@lindenhof.example' } },
    ]);
  });

  it('says nothing about whether an address is known', async () => {
    portal.refuse('RequestPasswordReset', 'NOT_FOUND', 'No');
    await open('/company/forgot-password');
    await page.write('Email', 'petra@lindenhof.example');
    await page.submit('Send reset link');
    expect(
      screen.getByText(
        'If your email exists in our system, password reset instructions have been sent.',
      ),
    ).toBeTruthy();
  });
});

describe('/company/reset-password', () => {
  it.each(['/company/reset-password', '/company/reset-password/old'])(
    'refuses a bad link (%s)',
    async (path) => {
      portal.on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: false });
      await open(path);
      expect(page.heading()).toBe('Invalid Reset Link');
      expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
        '/company/forgot-password',
      );
    },
  );

  it('wants a strong password, twice', async () => {
    await open('/company/reset-password/good');
    await page.submit('Reset password');
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(screen.getByText('Please confirm your password')).toBeTruthy();
    await page.write('New password', 'Sonne2026');
    expect(screen.getByText('Good')).toBeTruthy();
    await page.write('Confirm password', 'Sonne2027');
    await page.submit('Reset password');
    expect(screen.getByText('Password does not meet security requirements')).toBeTruthy();
    expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0);
    await page.write('Confirm password', 'Sonne2026');
    expect(screen.getByText('Passwords match')).toBeTruthy();
    expect(portal.callsOf('ResetPassword').at(-1)).toBeUndefined();
  });

  it('goes to the login page after 3 seconds and hands the news over', async () => {
    await open('/company/reset-password/good');
    await page.write('New password', 'Sonne2026!');
    await page.write('Confirm password', 'Sonne2026!');
    await page.submit('Reset password');
    expect(portal.callsOf('ResetPassword').at(-1)).toEqual({
      input: { audience: 'COMPANY', token: 'good', password: 'Sonne2026!' },
    });
    await pass(2_900);
    expect(page.address()).toBe('/company/reset-password/good');
    await pass(100);
    expect(page.address()).toBe('/company/login');
    expect(
      screen.getByText('Password reset successful. Please log in with your new password.'),
    ).toBeTruthy();
  });
});

const invitation = {
  __typename: 'CompanyInvitationDetails',
  companyName: 'Lindenhof',
  email: 'mira@lindenhof.example',
  role: 'COMPANY_MANAGER',
  firstName: 'Mira',
  lastName: 'Kaya',
};
const answer = (check: object) => portal.on('CompanyInvitation', { companyInvitation: check });

const accepted = () =>
  portal.on('AcceptCompanyInvitation', {
    acceptCompanyInvitation: { message: 'ok', email: 'mira@lindenhof.example' },
  });
const fillIn = async () => {
  await page.write('Password', 'Sonne-2026');
  await page.write('Confirm password', 'Sonne-2026');
  page.field(/I accept/).click();
  await page.submit('Create account');
};

describe('/company/accept-invitation', () => {
  it('says what is wrong with the invitation', async () => {
    answer({ valid: false, error: 'This invitation has expired', invitation: null });
    await open('/company/accept-invitation/abc');
    expect(page.heading()).toBe('Invitation Error');
    expect(screen.getByRole('alert').textContent).toBe('This invitation has expired');
    expect(screen.getByText(/Ask the person who invited you/)).toBeTruthy();
    await page.press('Go to Login');
    expect(page.address()).toBe('/company/login');
  });

  it.each([
    [
      '/company/accept-invitation',
      'Invalid invitation link. Please check your email and try again.',
    ],
    ['/company/accept-invitation/abc', 'Failed to validate invitation. Please try again later.'],
  ])('has words where the server gives none (%s)', async (path, text) => {
    portal.refuse('CompanyInvitation', 'NETWORK');
    await open(path);
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('tells whoever is signed in as somebody else that it is done', async () => {
    answer({ valid: true, error: null, invitation });
    accepted();
    const link = '/company/accept-invitation/abc';
    const { toasts } = await openPortal(link, { portal, session: aSession() });
    await fillIn();
    expect(toasts).toEqual(['Account created successfully. Please log in.']);
    expect(page.address()).toBe('/company/dashboard/end-users');
  });

  it('makes the account and prefills the login page', async () => {
    answer({ valid: true, error: null, invitation });
    accepted();
    await open('/company/accept-invitation/abc');
    expect(screen.getByText('You are invited to manage Lindenhof.')).toBeTruthy();
    expect(screen.getByText('Manager')).toBeTruthy();
    expect(page.field('First name').value).toBe('Mira');
    await page.write('Password', 'Sonne-2026');
    await page.write('Confirm password', 'Sonne-2026');
    await page.submit('Create account');
    expect(screen.getByText('You must accept the terms and conditions')).toBeTruthy();
    await pass(10);
    page.field(/I accept/).click();
    await page.submit('Create account');
    expect(portal.callsOf('AcceptCompanyInvitation').at(-1)).toEqual({
      input: {
        token: 'abc',
        firstName: 'Mira',
        lastName: 'Kaya',
        password: 'Sonne-2026',
        confirmPassword: 'Sonne-2026',
        acceptTerms: true,
      },
    });
    expect(page.address()).toBe('/company/login');
    expect(page.field('Email').value).toBe('mira@lindenhof.example');
    expect(screen.getByText('Account created successfully. Please log in.')).toBeTruthy();
  });
});

describe('the mailbox of a company', () => {
  it('is confirmed by a press, not by opening the link', async () => {
    await open('/company/confirm-email/abc');
    expect(page.heading()).toBe('Confirm this mailbox');
    expect(portal.callsOf('ConfirmCompanyEmail')).toEqual([]);
    portal.on('ConfirmCompanyEmail', {
      confirmCompanyEmail: { message: 'Email address confirmed' },
    });
    await page.press('Confirm mailbox');
    expect(portal.callsOf('ConfirmCompanyEmail')).toEqual([{ input: { token: 'abc' } }]);
    expect(
      screen.getByText('The mailbox is confirmed. Summaries go there from now on.'),
    ).toBeTruthy();
  });
});

describe('other addresses', () => {
  it('are said not to exist', async () => {
    await open('/company/nowhere');
    expect(page.heading()).toBe('This page does not exist');
  });

  it('show the terms in both languages', async () => {
    await open('/terms');
    expect(page.heading()).toBe('Terms and Conditions');
    closePortal();
    await openPortal('/terms', { portal, session, locale: 'de' });
    expect(page.heading()).toBe('Nutzungsbedingungen');
  });
});
