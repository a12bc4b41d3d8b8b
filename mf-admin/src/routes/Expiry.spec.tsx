import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';
import { ME } from '../testing/factories';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = consoleServer().on('SignIn', { signIn: { token: 'next', viewer: { admin: ME } } });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

async function signInWith(state: object): Promise<void> {
  await open({ pathname: '/adminlogin', state }, server, { status: 'signedOut' });
  await page.type('Email', 'ada@example.com');
  await page.type('Password', 'a good one');
  await page.press('Sign in');
  // The console is loaded only now.
  await act(() => vi.dynamicImportSettled());
  await pass(5);
}
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name).value;

it('says that the session is over', async () => {
  const state = { hasExpired: true, from: '/admin/monitoring' };
  await open({ pathname: '/adminlogin', state }, server, { status: 'signedOut' });
  expect(screen.getByText('Your session has expired. Please log in again.')).toBeTruthy();
});

it('leads back to the page that the session ended on', async () => {
  await signInWith({ hasExpired: true, from: '/admin/managingcompany?search=linden' });
  expect(page.address()).toBe('/admin/managingcompany?search=linden');
});

it.each([{ from: '/admin/managingcompany' }, { hasExpired: true, from: '//evil.example' }])(
  'leads to the dashboard from %j',
  async (state) => {
    await signInWith(state);
    expect(page.address()).toBe('/admin/dashboard');
  },
);

it('gives back what was typed to whoever signs in again, once, and to nobody else', async () => {
  const path = '/admin/managingcompany';
  const ends: (() => void)[] = [];
  await open(path, server, { control: (end) => ends.push(end) });
  await page.press('Add Company');
  await page.type('Name', 'Half a company');
  await page.type('Address', 'Am Kai 3');
  await act(async () => ends[0]?.());
  expect(page.address()).toBe('/adminlogin');
  close();
  await open(path, server, { adminId: 'somebody else' });
  expect(screen.queryByRole('dialog')).toBeNull();
  close();
  await open(path, server);
  expect([field('Name'), field('Address')]).toEqual(['Half a company', 'Am Kai 3']);
  await page.press('Cancel');
  await page.press('Discard');
  await page.press('Add Company');
  expect(field('Name')).toBe('');
});
