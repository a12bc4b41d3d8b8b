import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { aPasskey, Failure, page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

describe('the own name', () => {
  it('is there already, and is changed', async () => {
    server.on('ChangeMyName', { changeMyName: { message: 'ok' } });
    const { toasts } = await open('/admin/account', server);
    expect(page.field('First name').value).toBe('Ada');
    await page.type('Last name', 'Lovelace');
    await page.press('Save name');
    expect(server.inputOf('ChangeMyName')).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
    expect(toasts).toEqual(['Your name has been changed.']);
  });
});

describe('the password', () => {
  it.each([
    ['', 'new one', 'new one', 'Please enter your current password'],
    ['old one', 'short', 'short', 'The new password is too short'],
    ['old one', 'new one', 'x', 'Passwords do not match'],
  ])('is checked in order', async (current, next, again, message) => {
    await open('/admin/account', server);
    await page.type('Current password', current);
    await page.type('New password', next);
    await page.type('Confirm new password', again);
    await page.press('Change password');
    expect(page.alerts()).toEqual([message]);
  });

  it('is judged by the server while it is typed', async () => {
    await open('/admin/account', server);
    await page.type('New password', 'kurz');
    await pass(500);
    expect(screen.getByText('Not accepted')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
    await page.type('New password', 'die kuh steht still');
    await pass(500);
    expect(screen.getByText('Strong')).toBeTruthy();
    expect(server.inputOf('JudgePassword')).toMatchObject({
      audience: 'ADMIN',
      password: 'die kuh steht still',
    });
  });

  it('is changed, which ends other sessions', async () => {
    server.on('ChangePassword', { changePassword: { message: 'ok' } });
    await open('/admin/account', server);
    await page.type('Current password', 'old one');
    await page.type('New password', 'new one');
    await page.type('Confirm new password', 'new one');
    await page.press('Change password');
    expect(server.inputOf('ChangePassword')).toEqual({
      currentPassword: 'old one',
      newPassword: 'new one',
    });
    expect(screen.getByText(/^Your password has been changed/)).toBeTruthy();
    expect(page.field('Current password').value).toBe('');
    expect(server.callsOf('SignInSessions')).toHaveLength(2);
  });
});

describe('the second factor', () => {
  it('is set up with an app and recovery codes, and turned off with the password', async () => {
    server
      .on('BeginTwoFactor', {
        beginTwoFactor: { secret: 'ABCD EFGH', qrCode: 'data:image/png;base64,AA' },
      })
      .on('ConfirmTwoFactor', { confirmTwoFactor: { recoveryCodes: ['one-1', 'two-2'] } })
      .on('DisableTwoFactor', { disableTwoFactor: { message: 'ok' } });
    const { toasts } = await open('/admin/account', server);
    await page.press('Set up');
    await page.type('Password', 'secret');
    await page.press('Continue');
    expect(server.inputOf('BeginTwoFactor')).toEqual({ password: 'secret' });
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(page.field(/^Or enter this key/).value).toBe('ABCD EFGH');
    await page.press('Turn on');
    expect(page.alerts()).toEqual(['Please enter the 6-digit code']);
    await page.type('Code', '123 456');
    await page.press('Turn on');
    expect(server.inputOf('ConfirmTwoFactor')).toEqual({ code: '123456' });
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
    await page.press('I have saved them');
    await page.press('Turn off');
    await page.type('Password', 'secret');
    await act(async () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }).click(),
    );
    await pass(5);
    expect(server.inputOf('DisableTwoFactor')).toEqual({ password: 'secret' });
    expect(toasts).toEqual(['Two-factor sign-in is off.']);
    expect(page.button('Set up')).toBeTruthy();
  });

  it('gives new recovery codes to those who have one and prove who they are', async () => {
    server
      .on('Passkeys', { passkeys: [aPasskey()] })
      .on('RenewRecoveryCodes', { renewRecoveryCodes: { recoveryCodes: ['neu-1', 'neu-2'] } });
    await open('/admin/account', server);
    await page.press('New recovery codes');
    await page.type('Password', 'secret');
    await page.press('Create codes');
    expect(server.inputOf('RenewRecoveryCodes')).toEqual({ proof: { password: 'secret' } });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('The earlier codes are void.')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['neu-1', 'neu-2'],
    ]);
  });

  it('explains a wrong code', async () => {
    server
      .on('BeginTwoFactor', {
        beginTwoFactor: { secret: 'AB', qrCode: 'data:image/png;base64,AA' },
      })
      .on('ConfirmTwoFactor', new Failure('BAD_USER_INPUT', 'The code is wrong'));
    await open('/admin/account', server);
    await page.press('Set up');
    await page.type('Password', 'secret');
    await page.press('Continue');
    await page.type('Code', '000000');
    await page.press('Turn on');
    expect(page.alerts()).toEqual(['The code is wrong']);
  });
});

describe('the sessions', () => {
  it('are listed; every one but the present can be ended', async () => {
    server
      .on('EndSession', { endSession: { message: 'ok' } })
      .on('EndOtherSessions', { endOtherSessions: { message: 'ok' } });
    const { toasts } = await open('/admin/account', server);
    expect(screen.queryByRole('button', { name: 'Sign out Firefox, Linux' })).toBeNull();
    await page.press('Sign out Chrome, Windows');
    expect(server.inputOf('EndSession')).toEqual({ sessionId: 'session-2' });
    await page.press('Sign out all other devices');
    await act(async () =>
      page.dialog().getByRole('button', { name: 'Sign out all other devices' }).click(),
    );
    await pass(10);
    expect(toasts).toEqual([
      'The device has been signed out.',
      'All other devices have been signed out.',
    ]);
    expect(server.callsOf('SignInSessions')).toHaveLength(3);
  });
});

describe('the audit log', () => {
  it('is filtered by the address, days from their beginning to their end', async () => {
    await open('/admin/audit?action=company.updated&from=2026-11-01&to=2026-11-02', server);
    expect(server.callsOf('AuditLog')[0]?.filter).toEqual({
      search: null,
      action: 'company.updated',
      actorId: null,
      subjectId: null,
      subjectKind: null,
      companyId: null,
      withoutSignIns: null,
      from: new Date('2026-11-01T00:00:00.000').toISOString(),
      to: new Date('2026-11-02T23:59:59.999').toISOString(),
    });
    const [entry] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(entry?.textContent).toContain('Company updated');
    expect(entry?.textContent).not.toContain('company.updated');
    expect(entry?.querySelector('[title="company.updated"]')).toBeTruthy();
    expect(screen.getByLabelText('Company').getAttribute('placeholder')).toBe('All');
    expect(document.body.textContent).not.toContain('companyPicker');
    expect(entry?.textContent).toContain('Phone+49 40 1 → +49 40 66969 100');
    expect(entry?.textContent).not.toContain('note');
  });

  it('explains that it cannot be loaded', async () => {
    server.on('AuditLog', new Failure('INTERNAL'));
    await open('/admin/audit', server);
    expect(page.alerts()).toEqual(['Failed to load the audit log']);
  });
});
