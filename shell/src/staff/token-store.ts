import { toRefusal } from '@hausgeist/shell-api/slim';
import { fetchWithTimeout } from '../apollo/fetch-with-timeout';
import { rememberSignedIn } from '../preferences/cookie';
import type { StaffArea } from './areas';

/** A token that lasts no longer than this is renewed before it is used for a connection. */
const LEAST_LIFE_MS = 30_000;

/** Says in the browser's storage that a user is signed in. */
const FLAG_KEY = 'isAuthenticated';

/**
 * The access token of one console: kept in the browser's storage for all tabs, short-lived, and
 * renewed with the refresh cookie, which scripts never see.
 */
export class TokenStore {
  readonly #area: StaffArea;
  readonly #listeners = new Set<() => void>();
  #refreshing: Promise<string | null> | undefined;
  #pausedCompany: string | undefined;

  constructor(area: StaffArea) {
    this.#area = area;
  }

  /** Calls back whenever a token comes or goes, in this tab or another; returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const handleStorage = ({ key }: StorageEvent) => {
      // Null when everything was cleared at once.
      if (key === this.#area.tokenKey || key === null) listener();
    };
    this.#listeners.add(listener);
    window.addEventListener('storage', handleStorage);
    // A page that was put aside was told of nothing meanwhile.
    window.addEventListener('pageshow', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', listener);
    };
  };

  /** The company whose service is paused, where the last session has ended because of that. */
  get pausedCompany(): string | undefined {
    return this.#pausedCompany;
  }

  get token(): string | null {
    return localStorage.getItem(this.#area.tokenKey);
  }

  keep(token: string, record?: object): void {
    this.#pausedCompany = undefined;
    localStorage.setItem(this.#area.tokenKey, token);
    localStorage.setItem(FLAG_KEY, 'true');
    if (record) localStorage.setItem(this.#area.recordKey, JSON.stringify(record));
    rememberSignedIn(this.#area.audience, true);
    this.#notify();
  }

  clear(): void {
    for (const key of [this.#area.tokenKey, this.#area.recordKey, FLAG_KEY]) {
      localStorage.removeItem(key);
    }
    rememberSignedIn(this.#area.audience, false);
    this.#notify();
  }

  /** A token that is good for a while yet, for connections that are not tried twice. */
  async lasting(): Promise<string | null> {
    const { token } = this;
    if (token === null || expiryOf(token) > Date.now() + LEAST_LIFE_MS) return token;
    return this.renew(token);
  }

  /**
   * A token in place of `stale`, or null when the session has ended. One request, however many
   * requests failed at once and in however many tabs.
   */
  renew(stale: string): Promise<string | null> {
    this.#refreshing ??= this.#withLock(() => this.#renewOnce(stale)).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #renewOnce(stale: string): Promise<string | null> {
    const { token } = this;
    if (token !== stale) return token;
    const response = await fetchWithTimeout(`/api${this.#area.refreshPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    });
    if (response.status === 401 || response.status === 403) {
      this.#pausedCompany = pausedIn(await response.json().catch(() => undefined));
      this.clear();
      return null;
    }
    // Anything else says nothing about the session: the server is busy, or the network is down.
    if (!response.ok) throw new TypeError(`The session could not be renewed: ${response.status}.`);
    const fresh = tokenIn(await response.json());
    this.keep(fresh);
    return fresh;
  }

  /** `fetch` below /api with the token, and once more with a new one if it has expired. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { token } = this;
    const response = await this.#send(path, init, token);
    if (response.status !== 401 || token === null) return response;
    const fresh = await this.renew(token);
    return fresh === null ? response : this.#send(path, init, fresh);
  }

  #send(path: string, init: RequestInit, token: string | null): Promise<Response> {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return fetchWithTimeout(`/api${path}`, { credentials: 'same-origin', ...init, headers });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #withLock(run: () => Promise<string | null>): Promise<string | null> {
    // Missing where the page is not served securely.
    const locks = navigator.locks as LockManager | undefined | null;
    if (!locks) return run();
    return locks.request(`hausgeist-refresh-${this.#area.audience}`, run);
  }
}

function tokenIn(answer: unknown): string {
  const { data } = answer as { data?: { token?: unknown } };
  if (typeof data?.token !== 'string') throw new TypeError('The renewed session has no token.');
  return data.token;
}

/** The company that the server says is suspended. */
function pausedIn(answer: unknown): string | undefined {
  const { reason, params } = toRefusal(answer);
  const company = reason === 'COMPANY_SUSPENDED' ? params?.['company'] : undefined;
  return typeof company === 'string' ? company : undefined;
}

/** When a token expires, in milliseconds since 1970; only the server says whether it is genuine. */
function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
