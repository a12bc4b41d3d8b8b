import { gql } from '@apollo/client';
import { askAhead } from '@hausgeist/shell-api';
import { useSession } from '@hausgeist/shell-api/slim';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STAFF_AREAS } from './areas';
import { beginSession, StaffSessionProvider } from './StaffSessionProvider';

interface Call {
  path: string;
  authorization: string | null;
}

/** A server with one session, whose answers may be held back. */
class FakeServer {
  readonly calls: Call[] = [];
  /** Tokens that hold. */
  readonly tokens = new Set<string>();
  logoutGate: Promise<void> = Promise.resolve();
  organisationUrl: string | null = null;

  fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const path = new URL(input, 'http://localhost').pathname;
    const authorization = new Headers(init.headers).get('authorization');
    this.calls.push({ path, authorization });
    const isKnown = this.tokens.has(authorization?.slice('Bearer '.length) ?? '');
    if (path === '/api/auth/logout') {
      this.tokens.clear();
      await this.logoutGate;
      return Response.json({ success: true, organisationUrl: this.organisationUrl });
    }
    if (!isKnown) return Response.json({ success: false }, { status: 401 });
    const viewer = {
      __typename: 'AdminViewer',
      kind: 'ADMIN',
      permissions: [],
      twoFactorEnabled: false,
      admin: {
        __typename: 'Admin',
        id: '1',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'a@x.de',
      },
    };
    return Response.json({ data: { viewer } });
  };
}

/** A network on which no socket ever opens. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 0;
  close(): void {}
  send(): void {}
}

function Page() {
  const { status, viewer, signIn, signOut } = useSession();
  const { pathname, state } = useLocation();
  return (
    <>
      <pre>{JSON.stringify(state)}</pre>
      <output>{[pathname, status, viewer?.admin?.firstName].filter(Boolean).join(' ')}</output>
      <button type="button" onClick={() => void signIn('good', { firstName: 'Ada' })}>
        in
      </button>
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
    </>
  );
}

let server: FakeServer;

beforeEach(() => {
  // Messages are above everything else, of which happy-dom knows nothing.
  HTMLElement.prototype.showPopover = () => undefined;
  localStorage.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('WebSocket', SilentSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const preferences = {
    locale: 'en' as const,
    setLocale: () => undefined,
    theme: 'light' as const,
    setTheme: () => undefined,
  };
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <StaffSessionProvider area={STAFF_AREAS.admin} actingFor={null} preferences={preferences}>
          <Page />
        </StaffSessionProvider>
      </MemoryRouter>,
    );
  });
}

const shown = () => screen.getByRole('status').textContent;
const handedOver = () => JSON.parse(document.querySelector('pre')?.textContent ?? '') as unknown;
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

it('asks who it is once the token is there, and tells the page', async () => {
  server.tokens.add('good');
  await open('/adminlogin');
  expect(shown()).toBe('/adminlogin signedOut');
  await press('in');
  await expect.poll(() => shown()).toBe('/adminlogin signedIn Ada');
  const asked = server.calls.filter(({ path }) => path === '/graphql');
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer good']),
  );
  expect(localStorage.getItem('adminData')).toBe('{"firstName":"Ada"}');
});

it('asks who it is before anything is drawn, and not once more then', async () => {
  server.tokens.add('good');
  localStorage.setItem('token', 'good');
  beginSession(STAFF_AREAS.admin, true);
  await expect.poll(() => server.calls).toHaveLength(1);
  await open('/admin/dashboard');
  expect(shown()).toBe('/admin/dashboard signedIn Ada');
  expect(server.calls).toHaveLength(1);
});

const QUESTION = gql`
  query Companies {
    viewer {
      kind
    }
  }
`;

it.each([
  ['asks ahead', true, 1],
  ['asks nothing ahead in the area of others', false, 0],
])('%s what a page of its own area wants to know', async (_case, isOwnArea, times) => {
  server.tokens.add('good');
  localStorage.setItem('token', 'good');
  beginSession(STAFF_AREAS.admin, isOwnArea);
  await expect.poll(() => server.calls).toHaveLength(1);
  askAhead(QUESTION, {});
  await open('/admin/dashboard');
  expect(server.calls).toHaveLength(1 + times);
  cleanup();
  askAhead(QUESTION, {});
  expect(server.calls).toHaveLength(1 + times);
});

it('asks nothing more in the name of a session that is being ended', async () => {
  server.tokens.add('good');
  localStorage.setItem('token', 'good');
  await open('/admin/dashboard');
  await expect.poll(() => shown()).toBe('/admin/dashboard signedIn Ada');
  const gate = Promise.withResolvers<void>();
  server.logoutGate = gate.promise;
  const before = server.calls.length;
  await press('out');
  expect(shown()).toBe('/adminlogin signedOut');
  expect(handedOver()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  await act(async () => gate.resolve());
  expect(server.calls.slice(before)).toEqual([
    { path: '/api/auth/logout', authorization: 'Bearer good' },
  ]);
});

it('is signed out here even if the server cannot be reached', async () => {
  server.tokens.add('good');
  localStorage.setItem('token', 'good');
  await open('/admin/dashboard');
  await expect.poll(() => shown()).toBe('/admin/dashboard signedIn Ada');
  server.logoutGate = Promise.reject(new TypeError('network down'));
  await press('out');
  expect(shown()).toBe('/adminlogin signedOut');
  expect(localStorage).toHaveLength(0);
});

it('goes on to the organisation to be signed out there, where the server says so', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  for (const url of [null, 'https://login.example/session/end?client_id=hausgeist']) {
    server.tokens.add('good');
    server.organisationUrl = url;
    localStorage.setItem('token', 'good');
    await open('/admin/dashboard');
    await expect.poll(() => shown()).toBe('/admin/dashboard signedIn Ada');
    await press('out');
    expect(shown()).toBe('/adminlogin signedOut');
    expect(assign.mock.calls).toEqual(url ? [[url]] : []);
    cleanup();
  }
});

it('leads to the sign-in when the session turns out to have ended', async () => {
  localStorage.setItem('token', 'stale');
  await open('/admin/companies?search=Linde');
  await expect.poll(() => shown()).toBe('/adminlogin signedOut');
  expect(handedOver()).toEqual({ from: '/admin/companies?search=Linde', hasExpired: true });
  expect(server.calls.map(({ path }) => path)).toContain('/api/auth/refresh');
});
