import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPasskey, aSignInSession } from '@hausgeist/staff-kit/testing';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/account';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

describe('the own password', () => {
  it('is changed when the new one is strong and typed twice', async () => {
    portal.on('ChangePassword', { changePassword: { message: 'OK' } });
    const session = aSession({ companyUser: { passwordIsTemporary: true } });
    await openPortal(PATH, { portal, session });
    expect(
      screen.getByText('Your password was given to you by an administrator. Please set your own.'),
    ).toBeTruthy();
    await page.submit('Change password');
    expect(screen.getByText('Please enter your current password')).toBeTruthy();
    await page.write('Current password', 'alt');
    await page.write('New password', 'Sonne2026!');
    await page.write('Confirm new password', 'Sonne2026!');
    await page.submit('Change password');
    expect(portal.callsOf('ChangePassword').at(-1)).toEqual({
      input: { currentPassword: 'alt', newPassword: 'Sonne2026!' },
    });
    expect(screen.getByText(/Your password has been changed/)).toBeTruthy();
    expect(page.field('New password').value).toBe('');
  });
});

describe('the own name', () => {
  it('is changed', async () => {
    portal.on('ChangeMyName', { changeMyName: { message: 'OK' } });
    const { toasts } = await openPortal(PATH, { portal, session: aSession() });
    await page.write('First name', ' ');
    await page.submit('Save name');
    expect(screen.getByText('First name is required')).toBeTruthy();
    await page.write('First name', ' Mira ');
    await page.write('Last name', 'Vogt');
    await page.submit('Save name');
    expect(portal.inputOf('ChangeMyName')).toEqual({ firstName: 'Mira', lastName: 'Vogt' });
    expect(toasts).toEqual(['Your name has been changed.']);
  });
});

describe('the second factor', () => {
  it('is on after the first code, and gives its recovery codes once', async () => {
    portal.on('BeginTwoFactor', {
      beginTwoFactor: { secret: 'ABCD', otpauthUrl: 'otpauth://x', qrCode: 'data:image/png;,' },
    });
    portal.on('ConfirmTwoFactor', {
      confirmTwoFactor: { recoveryCodes: ['one-1', 'two-2'] },
    });
    await openPortal(PATH, { portal });
    await page.press('Set up');
    await page.submit('Continue');
    expect(screen.getByText('Password is required')).toBeTruthy();
    await page.write('Password', 'geheim');
    await page.submit('Continue');
    expect(portal.callsOf('BeginTwoFactor').at(-1)).toEqual({ input: { password: 'geheim' } });
    expect(screen.getByAltText('QR code for your authenticator app')).toBeTruthy();
    await page.write('Code', '12');
    await page.submit('Turn on');
    expect(screen.getByText('Please enter the 6-digit code')).toBeTruthy();
    await page.write('Code', '123456');
    await page.submit('Turn on');
    expect(screen.getByText('one-1')).toBeTruthy();
    // They are not shown again, so only the button that confirms them closes the dialog.
    const dialog = screen.getByRole('dialog');
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.mouseDown(dialog);
    expect(screen.getByText('one-1')).toBeTruthy();
    await page.press('I have saved them');
    expect(screen.queryByText('one-1')).toBeNull();
    expect(page.button('Turn off')).toBeTruthy();
  });
});

describe('signed-in devices', () => {
  it('can be signed out, but not this one', async () => {
    const here = aSignInSession();
    const phone = aSignInSession({ id: 'other', device: 'Handy', isCurrent: false });
    portal.on('SignInSessions', { signInSessions: [here, phone] });
    const { toasts } = await openPortal(PATH, { portal });
    expect(screen.getByText('This device')).toBeTruthy();
    portal.on('SignInSessions', { signInSessions: [here] });
    await page.press('Sign out Handy');
    await pass(10);
    expect(portal.callsOf('EndSession').at(-1)).toEqual({ input: { sessionId: 'other' } });
    expect(toasts).toEqual(['The device has been signed out.']);
    expect(screen.queryByText('Handy')).toBeNull();
  });
});

describe('passkeys', () => {
  it('are listed, get another name, and go with proof of who asks', async () => {
    portal.on('Passkeys', { passkeys: [aPasskey()] });
    portal.on('RenamePasskey', { renamePasskey: { message: 'OK' } });
    const { toasts } = await openPortal(PATH, { portal });
    expect(screen.getByText('Laptop im Büro')).toBeTruthy();
    // They are a second step, too, where no app is set up.
    expect(screen.getByText('On (passkey)')).toBeTruthy();
    await page.press('Rename Laptop im Büro');
    await page.write('Name', 'Telefon');
    await page.submit('Save');
    expect(portal.inputOf('RenamePasskey')).toEqual({ id: 'passkey-1', name: 'Telefon' });
    portal.refuse('RemovePasskey', 'BAD_USER_INPUT', 'The password is not correct', [
      { field: 'password', message: 'The password is not correct' },
    ]);
    await page.press('Remove Laptop im Büro');
    await page.write('Password', 'falsch');
    await page.submit('Remove');
    expect(screen.getByText('The password is not correct')).toBeTruthy();
    portal.on('RemovePasskey', { removePasskey: { message: 'OK' } });
    portal.on('Passkeys', { passkeys: [] });
    await page.write('Or a code', 'one-1');
    await page.submit('Remove');
    await pass(10);
    expect(portal.inputOf('RemovePasskey')).toEqual({ id: 'passkey-1', proof: { code: 'one-1' } });
    expect(toasts).toEqual(['The passkey has been removed.']);
    expect(screen.getByText('You have no passkey yet.')).toBeTruthy();
  });
});
