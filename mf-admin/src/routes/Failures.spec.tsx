import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { page } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';
import { Failure, type FakeServer } from '@hausgeist/staff-kit/testing';

const COMPANY = '/admin/companies/company-1/users';
const INTERNAL = new Failure('INTERNAL');
const NETWORK = new Failure('NETWORK');
const guest = { status: 'signedOut' } as const;

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

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const inDialog = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });

it('says in German what the server says in English, to those who read German', async () => {
  const taken = 'An administrator with this email address already exists';
  const told = { reason: 'ADMIN_EMAIL_TAKEN' } as const;
  server.on('UpdateAdmin', new Failure('CONFLICT', taken, [], told));
  await open('/admin/dashboard', server, { locale: 'de' });
  await page.press('Bearbeiten Bernd Beispiel');
  await page.press('Speichern');
  expect(page.alerts()).toEqual(['Diese E-Mail-Adresse gehört schon zu einem Administrator']);
});

describe('what the server cannot do, and gives no reason for', () => {
  it.each([
    ['UpdateAdmin', 'Edit Bernd Beispiel', 'Save', INTERNAL, 'Failed to update admin.'],
    [
      'UpdateAdmin',
      'Edit Bernd Beispiel',
      'Save',
      NETWORK,
      'An error occurred while updating the admin.',
    ],
    ['DeleteAdmin', 'Delete Bernd Beispiel', 'Delete', INTERNAL, 'Failed to delete admin.'],
    [
      'DeleteAdmin',
      'Delete Bernd Beispiel',
      'Delete',
      NETWORK,
      'An error occurred while deleting the admin.',
    ],
  ])('is said about %s', async (operation, opener, submit, failure, message) => {
    server.on(operation, failure);
    await open('/admin/dashboard', server);
    await page.press(opener);
    await page.press(submit);
    expect(page.alerts()).toEqual([message]);
  });

  it.each([
    [INTERNAL, 'Failed to delete company'],
    [NETWORK, 'Failed to delete company. Please try again later.'],
  ])('is said about a company', async (failure, message) => {
    server.on('DeleteCompany', failure);
    await open('/admin/managingcompany', server);
    const name = 'Lindenhof Hausverwaltung GmbH';
    await page.press(`Delete ${name}`);
    await page.type(`Type the name to confirm: ${name}`, name);
    await page.press('Delete');
    expect(page.alerts()).toEqual([message]);
  });

  it('is said about the list of company users', async () => {
    server.on('CompanyUsers', INTERNAL);
    await open(COMPANY, server);
    expect(page.alerts()).toEqual(['Failed to load company users']);
  });

  it('is said about a new company user', async () => {
    server.on('CreateCompanyUser', INTERNAL);
    await open(COMPANY, server);
    await page.press('Add User');
    await page.type('First Name', 'Nina');
    await page.type('Last Name', 'Neu');
    await page.type('Email', 'nina@example.com');
    inDialog('Add User').click();
    await expect.poll(() => page.alerts()).toEqual(['Failed to create user']);
  });

  it.each([
    ['UpdateCompanyUser', 'Edit Max Muster', 'Save', 'Failed to update user'],
    ['RevokeCompanyInvitation', 'Revoke Ina Neu', 'Revoke', 'Failed to revoke invitation'],
  ])('is said about %s', async (operation, opener, submit, message) => {
    server.on(operation, INTERNAL);
    await open(COMPANY, server);
    await page.press(opener);
    await page.press(submit);
    expect(page.alerts()).toEqual([message]);
  });

  it.each([
    ['SetCompanyUserStatus', 'Suspend Max Muster', 'Failed to suspend user'],
    ['ResendCompanyInvitation', 'Resend Ina Neu', 'Failed to resend invitation'],
  ])('is said in passing about %s', async (operation, button, message) => {
    server.on(operation, INTERNAL);
    const { toasts } = await open(COMPANY, server);
    await page.press(button);
    expect(toasts).toEqual([message]);
  });

  it.each([
    [INTERNAL, 'Password reset failed. Please try again.'],
    [NETWORK, 'An error occurred during password reset. Please try again later.'],
  ])('is said about a new password', async (failure, message) => {
    server
      .on('PasswordResetTokenIsValid', { passwordResetTokenIsValid: true })
      .on('ResetPassword', failure);
    await open('/admin/reset-password/abc', server, guest);
    await page.type('New Password', 'secret1');
    await page.type('Confirm Password', 'secret1');
    await page.press('Reset Password');
    expect(page.alerts()).toEqual([message]);
  });

  it('is said about a registration', async () => {
    server.on('RegisterAdmin', new Failure('FORBIDDEN'));
    await open('/admin/register', server, guest);
    for (const label of ['Name', 'Password', 'Confirm Password']) await page.type(label, 'secret1');
    await page.type('Email', 'ada@example.com');
    await page.press('Register');
    expect(page.alerts()).toEqual(['Registration failed']);
  });

  it('is said about an invitation', async () => {
    server.on('AdminInvitation', new Failure('FORBIDDEN'));
    await open('/adminregister?token=abc', server, guest);
    expect(page.heading()).toBe('Invalid Invitation');
    expect(page.alerts()).toEqual(['Invalid or expired invitation token']);
    expect(
      screen.getByText(
        'The invitation link is invalid or has expired. Please request a new invitation.',
      ),
    ).toBeTruthy();
  });

  it('is said about a token that is gone', async () => {
    server.on('Admins', new Failure('UNAUTHENTICATED'));
    await open('/admin/dashboard', server, { accessToken: null });
    expect(page.alerts()).toEqual(['Authentication token not found. Please log in again.']);
    expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
  });
});

describe('the ways between the doors', () => {
  it('lead from the sign-in to the registration and back', async () => {
    await open('/adminlogin', server, guest);
    expect(target('Register as a new admin')).toBe('/admin/register');
    expect(target('Forgot your password?')).toBe('/admin/forgot-password');
    close();
    await open('/admin/register', server, guest);
    expect(target('Already have an account? Sign in')).toBe('/adminlogin');
  });

  it('lead from a forgotten password back', async () => {
    await open('/admin/forgot-password', server, guest);
    expect(target('Back to login')).toBe('/adminlogin');
    expect(target('Back to home')).toBe('/');
  });

  it('tell the invited that they are', async () => {
    await open(
      '/admin/register?token=abc',
      server.on('AdminInvitation', {
        adminInvitation: { email: 'ada@example.com', expiresAt: '2026-11-23T09:00:00.000Z' },
      }),
      guest,
    );
    expect(screen.getByText('You have been invited to join as an admin')).toBeTruthy();
  });
});

it('counts owners beside tenants', async () => {
  await open('/admin/dashboard', server);
  expect(screen.getByRole('group', { name: 'Registered Owners' }).textContent).toMatch(/\d/);
});
