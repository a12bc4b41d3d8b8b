import { watchFirstScreen } from '@hausgeist/shell-api/first-screen';
import { looksOf, showFirstScreen } from '@hausgeist/shell-api/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFirstScreens } from './first-screen';
import { noSession } from './testing/factories';
import { FakePortal } from './testing/fake-portal';
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

const element = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('what was sent before the script was there', () => {
  const typed = { email: 'petra@lindenhof.example', password: 'geheim-1234' };

  const send: Record<string, () => void> = {
    'by Enter': () =>
      element('[name=password]')?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      ),
    'by its button': () => element('[data-main]')?.click(),
  };

  it.each(Object.entries(send))('is sent %s as soon as it is', async (_, submit) => {
    const portal = new FakePortal();
    portal.refuse('SignIn', 'UNAUTHENTICATED', 'Wrong words');
    showFirstScreen((await renderFirstScreens()).en, typed);
    watchFirstScreen();
    submit();
    await openPortal('/company/login', { portal, session: noSession() });
    expect(portal.callsOf('SignIn')).toMatchObject([{ input: typed }]);
  });

  it('waits where more was written after that', async () => {
    const portal = new FakePortal();
    portal.refuse('SignIn', 'UNAUTHENTICATED', 'Wrong words');
    showFirstScreen((await renderFirstScreens()).en, typed);
    watchFirstScreen();
    send['by Enter']?.();
    element('[name=password]')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'x', bubbles: true }),
    );
    await openPortal('/company/login', { portal, session: noSession() });
    expect(portal.callsOf('SignIn')).toEqual([]);
  });
});
