import { looksOf, showFirstScreen } from '@hausgeist/shell-api/testing';
import { page } from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFirstScreens } from './first-screen';
import { consoleServer } from './testing/console-server';
import { close, open } from './testing/driver';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('draws the sign-in of administrators before its script as after it, and keeps what was typed', async () => {
  showFirstScreen((await renderFirstScreens()).en, { email: 'petra@plattform.example' });
  const drawn = looksOf('#first-screen section');
  expect(drawn).toContain('Sign in with a passkey');
  await open('/adminlogin', consoleServer(), { status: 'signedOut' });
  expect(document.getElementById('first-screen')).toBeNull();
  expect(looksOf('section')).toBe(drawn);
  expect(page.field('Email').value).toBe('petra@plattform.example');
  expect(document.activeElement).toBe(page.field('Email'));
});
