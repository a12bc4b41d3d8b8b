import { looksOf, showFirstScreen } from '@hausgeist/shell-api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFirstScreens } from './first-screen';
import { noSession } from './testing/factories';
import { closePortal, openPortal, page } from './testing/portal-driver';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
});
afterEach(() => {
  closePortal();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(['de', 'en'] as const)(
  'draws the sign-in before its script as after it in "%s"',
  async (locale) => {
    showFirstScreen((await renderFirstScreens())[locale]);
    const drawn = looksOf('#first-screen section');
    expect(drawn?.toLowerCase()).toContain('passkey');
    await openPortal('/company/login', { locale, session: noSession() });
    expect(document.getElementById('first-screen')).toBeNull();
    expect(looksOf('section')).toBe(drawn);
  },
);

it('keeps what was typed before the script was there, and where', async () => {
  const typed = { email: 'petra@lindenhof.example', password: 'geh' };
  showFirstScreen((await renderFirstScreens()).en, typed);
  await openPortal('/company/login', { session: noSession() });
  expect(page.field('Email').value).toBe(typed.email);
  expect(page.field('Password').value).toBe(typed.password);
  expect(document.activeElement).toBe(page.field('Password'));
});
