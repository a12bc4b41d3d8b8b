import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure, page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';
import { anAdmin } from '../testing/factories';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('asks administrators who change their own address who they are, and then saves it', async () => {
  const refusal = new Failure('BAD_USER_INPUT', 'Please confirm.', [], {
    reason: 'PROOF_REQUIRED',
  });
  server.on('UpdateAdmin', refusal).on('Passkeys', { passkeys: [] });
  await open('/admin/dashboard', server);
  await page.press('Edit Ada Admin');
  await page.type('Email', 'ada.neu@example.com');
  await page.press('Save');
  // The question comes with a part of its own.
  await pass(10);
  expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
  expect(page.alerts()).toEqual([]);
  server.on('UpdateAdmin', { updateAdmin: { admin: anAdmin() } });
  await page.type('Password', 'Mein-Passwort-1!');
  await page.press('Confirm and save');
  expect(server.inputOf('UpdateAdmin')).toMatchObject({
    email: 'ada.neu@example.com',
    proof: { password: 'Mein-Passwort-1!' },
  });
  expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull();
  expect(screen.getByText('Admin updated successfully!')).toBeTruthy();
});
