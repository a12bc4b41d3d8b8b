import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathAfterExpiry, STAFF_AREAS } from './areas';
import { TokenStore } from './token-store';

const AREA = STAFF_AREAS.admin;

/** A token of the form that the server gives, which expires in so many seconds. */
const tokenFor = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.signature`;

const renewed = (token: string) => Response.json({ success: true, data: { token } });

let calls: { url: string; authorization: string | null }[];
let answers: (() => Response)[];
let tokens: TokenStore;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = [];
  tokens = new TokenStore(AREA);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, authorization: new Headers(init.headers).get('authorization') });
    const answer = answers.shift();
    if (!answer) throw new TypeError('network down');
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the access token', () => {
  it('knows that a session is over because the service of the company is paused', async () => {
    tokens.keep(tokenFor(1));
    const refusal = { success: false, reason: 'COMPANY_SUSPENDED', params: { company: 'Hof' } };
    answers.push(() => Response.json({ message: 'x', ...refusal }, { status: 401 }));
    expect(await tokens.lasting()).toBeNull();
    expect(tokens.pausedCompany).toBe('Hof');
    tokens.keep(tokenFor(1));
    answers.push(() => Response.json({ message: 'x' }, { status: 401 }));
    expect(await tokens.lasting()).toBeNull();
    expect(tokens.pausedCompany).toBeUndefined();
  });

  it('is kept under the names that the pages agree on, with the record, and is forgotten whole', () => {
    tokens.keep('abc', { firstName: 'Ada' });
    expect(localStorage.getItem('token')).toBe('abc');
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
    expect(localStorage.getItem('adminData')).toBe('{"firstName":"Ada"}');
    tokens.clear();
    expect(localStorage).toHaveLength(0);
  });

  it('tells who listens when it comes and goes, in other tabs too', () => {
    const listener = vi.fn<() => void>();
    const stop = tokens.subscribe(listener);
    tokens.keep('abc');
    tokens.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(listener).toHaveBeenCalledTimes(3);
    // Kept by the browser while the session may have ended in another tab.
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
    tokens.keep('abc');
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('is renewed once for many requests that failed at the same moment', async () => {
    tokens.keep('old');
    answers = [() => renewed('new')];
    const fresh = await Promise.all([tokens.renew('old'), tokens.renew('old')]);
    expect(fresh).toEqual(['new', 'new']);
    expect(calls).toEqual([{ url: '/api/auth/refresh', authorization: null }]);
    expect(tokens.token).toBe('new');
  });

  it('is not renewed when another tab has already done so', async () => {
    tokens.keep('new');
    expect(await tokens.renew('old')).toBe('new');
    expect(calls).toEqual([]);
  });

  it('is forgotten when the session has ended, and only then', async () => {
    tokens.keep('old');
    answers = [() => new Response('busy', { status: 503 })];
    await expect(tokens.renew('old')).rejects.toThrow('503');
    await expect(tokens.renew('old')).rejects.toThrow('network down');
    expect(tokens.token).toBe('old');
    answers = [() => Response.json({ success: false }, { status: 401 })];
    expect(await tokens.renew('old')).toBeNull();
    expect(tokens.token).toBeNull();
  });

  it('goes along with REST calls, which are tried once more with a new one', async () => {
    tokens.keep('old');
    answers = [
      () => new Response(null, { status: 401 }),
      () => renewed('new'),
      () => Response.json({ ok: true }),
    ];
    const response = await tokens.fetch('/companies/upload-prompt', { method: 'POST' });
    expect(await response.json()).toEqual({ ok: true });
    expect(calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer old',
      null,
      'Bearer new',
    ]);
  });

  it('is renewed before a connection if it would not last', async () => {
    tokens.keep(tokenFor(10));
    answers = [() => renewed('new')];
    expect(await tokens.lasting()).toBe('new');
    const lasting = tokenFor(600);
    tokens.keep(lasting);
    expect(await tokens.lasting()).toBe(lasting);
    expect(calls).toHaveLength(1);
  });
});

describe('the page after the session has ended', () => {
  it.each([
    ['admin', '/admin/dashboard', '/adminlogin'],
    ['company', '/company/dashboard/team', '/company/login'],
    ['admin', '/admin/register', undefined],
    ['admin', '/admin/forgot-password', undefined],
    ['company', '/company/reset-password/abc', undefined],
    ['admin', '/adminlogin', undefined],
  ] as const)('%s %s → %s', (audience, path, expected) => {
    expect(pathAfterExpiry(STAFF_AREAS[audience], path)).toBe(expected);
  });
});
