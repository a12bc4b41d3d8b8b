import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from './testing/console-server';
import { Failure, page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from './testing/driver';
import { ME } from './testing/factories';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

async function signIn(email: string, password: string): Promise<void> {
  await page.type('Email', email);
  await page.type('Password', password);
  await page.press('Sign in');
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await page.type(label, text);
}

describe('the doors', () => {
  it.each([
    '/admin/dashboard',
    '/admin/managingcompany',
    '/admin/companies/company-1/users',
    '/admin/manage-company-users',
    '/admin/tenantsowners',
    '/admin/monitoring',
    '/admin/analytics',
    '/admin/audit',
    '/admin/account',
    '/admin',
  ])('send guests from %s to the sign-in', async (path) => {
    await open(path, server, { status: 'signedOut' });
    expect(page.address()).toBe('/adminlogin');
    // Whether there is an organisation is all that the sign-in asks.
    expect(server.calls.map(({ name }) => name)).toEqual(['AdminOrganisationSignInIsOffered']);
  });

  it.each(['/adminlogin', '/admin/register', '/admin'])(
    'send administrators from %s to the dashboard',
    async (path) => {
      await open(path, server);
      expect(page.address()).toBe('/admin/dashboard');
      expect(page.heading()).toBe('Dashboard');
    },
  );

  it.each(['/admin/dashboard', '/adminlogin', '/admin'])(
    'show at %s that the session is being checked',
    async (path) => {
      await open(path, server, { status: 'checking' });
      expect(screen.getByRole('status').textContent).toBe('Loading...');
      expect(page.address()).toBe(path);
    },
  );

  it('lead from /admin/companies to the list of companies', async () => {
    await open('/admin/companies?search=linden', server);
    expect(page.address()).toBe('/admin/managingcompany?search=linden');
    expect(page.heading()).toBe('Managing Companies');
  });

  it('say so where there is nothing', async () => {
    await open('/admin/nothing', server);
    expect(page.heading()).toBe('This page does not exist');
  });
});

describe('signing in', () => {
  const events: unknown[] = [];
  beforeEach(async () => {
    events.length = 0;
    await open('/adminlogin', server, {
      status: 'signedOut',
      onSession: (event, detail) => events.push(detail ? [event, detail] : event),
    });
  });

  it('forgets whoever was signed in before', () => {
    expect(events).toEqual(['clear']);
  });

  it.each([
    ['', '', 'Please enter both email and password'],
    ['ada', '', 'Please enter both email and password'],
    ['', 'secret', 'Please enter both email and password'],
    ['ada', 'short', 'Please enter a valid email address'],
    ['ada@example', 'secret', 'Please enter a valid email address'],
    ['ada@example.com', 'short', 'Password must be at least 6 characters'],
  ])('checks %j and %j in order: %s', async (email, password, message) => {
    await signIn(email, password);
    expect(page.alerts()).toEqual([message]);
    expect(server.callsOf('SignIn')).toEqual([]);
  });

  it('puts the focus on the field that is wrong', async () => {
    await signIn('ada@example.com', 'short');
    expect(document.activeElement).toBe(page.field('Password'));
  });

  it('says that it is under way, and sends once', async () => {
    await signIn(' ada@example.com ', 'secret');
    await page.press('Signing in...');
    expect(server.callsOf('SignIn')).toEqual([
      { input: { audience: 'ADMIN', email: 'ada@example.com', password: 'secret' } },
    ]);
  });

  it('keeps the token and goes to the dashboard', async () => {
    server.on('SignIn', {
      signIn: { token: 'a-token', viewer: { __typename: 'AdminViewer', admin: ME } },
    });
    await signIn('ada@example.com', 'secret');
    await pass(10);
    expect(events.at(-1)).toMatchObject(['signIn', { token: 'a-token', record: ME }]);
    expect(page.address()).toBe('/admin/dashboard');
  });

  it.each([
    [new Failure('UNAUTHENTICATED', 'Invalid email or password'), 'Invalid email or password'],
    [new Failure('UNAUTHENTICATED'), 'Login failed. Please check your credentials.'],
    [new Failure('NETWORK'), 'An error occurred during login. Please try again later.'],
  ])('explains a failure', async (failure, message) => {
    server.on('SignIn', failure);
    await signIn('ada@example.com', 'secret');
    expect(page.alerts()).toEqual([message]);
  });

  it('does not go on without a token', async () => {
    server.on('SignIn', {
      signIn: { token: '', viewer: { __typename: 'AdminViewer', admin: ME } },
    });
    await signIn('ada@example.com', 'secret');
    expect(page.alerts()).toEqual(['Authentication error: No token received']);
    expect(page.address()).toBe('/adminlogin');
  });

  it('asks for the second factor only when the account has one', async () => {
    server.on('SignIn', new Failure('TWO_FACTOR_REQUIRED', 'Code required'));
    expect(screen.queryByLabelText('Authentication code')).toBeNull();
    await signIn('ada@example.com', 'secret');
    await pass(5);
    expect(page.alerts()).toEqual([]);
    expect(document.activeElement).toBe(page.field('Authentication code'));
    await page.press('Sign in');
    expect(page.alerts()).toEqual(['Please enter the code']);
    await page.type('Authentication code', '123 456');
    await page.press('Sign in');
    expect(server.inputOf('SignIn')).toMatchObject({ code: '123456' });
  });
});

describe('registering', () => {
  const guest = { status: 'signedOut' } as const;
  const complete = {
    Name: 'Ada Admin',
    Email: 'ada@example.com',
    Password: 'secret1',
    'Confirm Password': 'secret1',
  };

  it.each([
    [{ Password: '' }, 'All fields are required'],
    [
      { Email: 'ada', Password: 'x', 'Confirm Password': 'y' },
      'Please enter a valid email address',
    ],
    [
      { Password: 'short', 'Confirm Password': 'other' },
      'Password must be at least 6 characters long',
    ],
    [{ 'Confirm Password': 'secret2' }, 'Passwords do not match'],
  ])('checks %o in order', async (change, message) => {
    await open('/admin/register', server, guest);
    expect(page.heading()).toBe('Register as Admin');
    await fill({ ...complete, ...change });
    await page.press('Register');
    expect(page.alerts()).toEqual([message]);
    expect(server.calls).toEqual([]);
  });

  it('goes to the sign-in after 1.5 s where the address has to be confirmed first', async () => {
    server.on('RegisterAdmin', {
      registerAdmin: {
        __typename: 'RegisterAdminPayload',
        message: 'Please check your email.',
        token: null,
        admin: null,
      },
    });
    const logged = vi.spyOn(console, 'error');
    await open('/admin/register', server, guest);
    await fill(complete);
    await page.press('Register');
    expect(screen.getByText('Please check your email.')).toBeTruthy();
    await pass(1_480);
    expect(page.address()).toBe('/admin/register');
    await pass(20);
    expect(page.address()).toBe('/adminlogin');
    expect(screen.getByText('Please check your email.')).toBeTruthy();
    // Texts that are missing are drawn as their keys, and logged.
    expect(logged.mock.calls.flat().join()).not.toContain('MISSING_MESSAGE');
  });

  it.each([
    [
      new Failure('BAD_USER_INPUT', 'Bad', [
        { field: 'email', message: 'Email is taken' },
        { field: 'name', message: 'Name is odd' },
      ]),
      'Email is taken, Name is odd',
    ],
    [new Failure('CONFLICT', 'Not now'), 'Not now'],
    [new Failure('INTERNAL'), 'Server error during registration. Please contact administrator.'],
    [new Failure('NETWORK'), 'An error occurred during registration: no connection to the server'],
  ])('explains a failure', async (failure, message) => {
    server.on('RegisterAdmin', failure);
    await open('/admin/register', server, guest);
    await fill(complete);
    await page.press('Register');
    expect(page.alerts()).toEqual([message]);
  });

  it.each(['/admin/register', '/adminregister'])(
    'by invitation at %s fixes the address, signs in, and goes to the dashboard after 1.5 s',
    async (path) => {
      server
        .on('AdminInvitation', {
          adminInvitation: { email: 'ada@example.com', expiresAt: '2026-11-23T09:00:00.000Z' },
        })
        .on('RegisterInvitedAdmin', {
          registerInvitedAdmin: {
            __typename: 'RegisterAdminPayload',
            message: 'Welcome!',
            token: 'a-token',
            admin: { __typename: 'AdminProfile', ...ME },
          },
        });
      await open(`${path}?token=abc`, server, guest);
      expect(page.heading()).toBe('Complete Your Registration');
      expect(page.field('Email').value).toBe('ada@example.com');
      expect(page.field('Email').readOnly).toBe(true);
      expect(screen.getByText('Email address cannot be changed for invited users')).toBeTruthy();
      await fill({ Name: 'Ada Admin', Password: 'secret1', 'Confirm Password': 'secret1' });
      await page.press('Register');
      expect(server.inputOf('RegisterInvitedAdmin')).toMatchObject({
        token: 'abc',
        email: 'ada@example.com',
      });
      await pass(1_480);
      expect(page.address()).toBe(`${path}?token=abc`);
      await pass(20);
      expect(page.address()).toBe('/admin/dashboard');
    },
  );

  it('shows that the invitation is being checked', async () => {
    await open('/admin/register?token=abc', server, guest);
    expect(page.heading()).toBe('Validating Invitation');
  });

  it('goes back to the sign-in after 3 s where an invitation is needed and there is none', async () => {
    await open('/adminregister', server, guest);
    expect(page.heading()).toBe('Invalid Invitation');
    expect(page.alerts()).toEqual(['No invitation token provided']);
    await pass(2_980);
    expect(page.address()).toBe('/adminregister');
    await pass(20);
    expect(page.address()).toBe('/adminlogin');
  });

  it.each([
    [new Failure('NOT_FOUND', 'x'), 'The invitation was not found or has expired'],
    [new Failure('INTERNAL'), 'Server error while validating invitation. Please try again later.'],
    [new Failure('NETWORK'), 'Failed to validate invitation: no connection to the server'],
    [new Failure('RATE_LIMITED', 'Too often.'), 'Too often.'],
  ])('explains why an invitation does not work', async (failure, message) => {
    server.on('AdminInvitation', failure);
    await open('/adminregister?token=abc', server, guest);
    expect(page.heading()).toBe('Invalid Invitation');
    expect(page.alerts()).toEqual([message]);
    close();
    await open('/admin/register?token=abc', server, guest);
    expect(page.heading()).toBe('Complete Your Registration');
    expect(page.alerts()).toEqual([message]);
    // What could be filled in would be refused.
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
  });
});

describe('confirming an e-mail address', () => {
  it('goes to the sign-in 3 s later, and uses the link once', async () => {
    server.on('VerifyEmail', { verifyEmail: { message: 'ok' } });
    await open('/verify-email?token=abc', server, { status: 'signedOut' });
    expect(screen.getByText('Email verified successfully! You can now log in.')).toBeTruthy();
    expect(server.callsOf('VerifyEmail')).toEqual([{ input: { token: 'abc' } }]);
    await pass(2_980);
    expect(page.address()).toBe('/verify-email?token=abc');
    await pass(20);
    expect(page.address()).toBe('/adminlogin');
  });

  it.each([
    ['', new Failure('NETWORK'), 'Invalid verification link. No token provided.'],
    ['?token=abc', new Failure('BAD_USER_INPUT', 'Expired.'), 'Expired.'],
    ['?token=abc', new Failure('INTERNAL'), 'Email verification failed. Please try again.'],
    [
      '?token=abc',
      new Failure('NETWORK'),
      'An error occurred during email verification. Please try again later.',
    ],
  ])('explains a failure of %j', async (query, failure, message) => {
    server.on('VerifyEmail', failure);
    await open(`/verify-email${query}`, server, { status: 'signedOut' });
    expect(page.alerts()).toEqual([message]);
    await page.press('Back to Login');
    expect(page.address()).toBe('/adminlogin');
  });
});

describe('a forgotten password', () => {
  it.each(['/admin/forgot-password', '/forgot-password'])('is asked about at %s', async (path) => {
    server.on('RequestPasswordReset', { requestPasswordReset: { message: 'ok' } });
    await open(path, server, { status: 'signedOut' });
    await page.press('Send reset link');
    expect(page.alerts()).toEqual(['Please enter your email address']);
    await page.type('Email', 'ada');
    await page.press('Send reset link');
    expect(page.alerts()).toEqual(['Please enter a valid email address']);
    await page.type('Email', 'ada@example.com');
    await page.press('Send reset link');
    expect(
      screen.getByText('Password reset instructions have been sent to your email.'),
    ).toBeTruthy();
    expect(page.alerts()).toEqual([]);
  });

  it.each([
    [new Failure('INTERNAL'), 'Password reset request failed. Please try again.'],
    [new Failure('NETWORK'), 'An error occurred. Please try again later.'],
  ])('explains a failure', async (failure, message) => {
    server.on('RequestPasswordReset', failure);
    await open('/admin/forgot-password', server, { status: 'signedOut' });
    await page.type('Email', 'ada@example.com');
    await page.press('Send reset link');
    expect(page.alerts()).toEqual([message]);
  });

  it('does not tell whether an address is known', async () => {
    server.on('RequestPasswordReset', new Failure('NOT_FOUND', 'No such admin'));
    await open('/admin/forgot-password', server, { status: 'signedOut' });
    await page.type('Email', 'ada@example.com');
    await page.press('Send reset link');
    expect(page.alerts()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(
      'If your email exists in our system, password reset instructions have been sent.',
    );
  });
});

describe('setting a new password', () => {
  const path = '/admin/reset-password/abc';
  const guest = { status: 'signedOut' } as const;

  it('checks the link first', async () => {
    server.on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: false });
    await open(path, server, guest);
    expect(page.heading()).toBe('Invalid Reset Link');
    expect(screen.getByRole('link', { name: 'Request a new reset link' })).toBeTruthy();
  });

  it('says so where the link is not whole', async () => {
    await open('/admin/reset-password', server, guest);
    expect(page.heading()).toBe('Invalid Reset Link');
    expect(page.alerts()).toEqual(['Invalid or missing reset token']);
  });

  it.each([
    ['', '', 'All fields are required'],
    ['short', 'other', 'Password must be at least 6 characters long'],
    ['secret1', 'secret2', 'Passwords do not match'],
  ])('checks %j and %j in order', async (password, again, message) => {
    server.on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: true });
    await open(path, server, guest);
    await page.type('New Password', password);
    await page.type('Confirm Password', again);
    await page.press('Reset Password');
    expect(page.alerts()).toEqual([message]);
  });

  it('goes to the sign-in 3 s after it worked', async () => {
    server
      .on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: true })
      .on('ResetPassword', { resetPassword: { message: 'ok' } });
    await open(path, server, guest);
    await page.type('New Password', 'secret1');
    await page.type('Confirm Password', 'secret1');
    await page.press('Reset Password');
    expect(screen.getByText('Password has been reset successfully!')).toBeTruthy();
    expect(server.inputOf('ResetPassword')).toEqual({
      ...{ audience: 'ADMIN', token: 'abc', password: 'secret1' },
    });
    await pass(2_980);
    expect(page.address()).toBe(path);
    await pass(20);
    expect(page.address()).toBe('/adminlogin');
  });
});
