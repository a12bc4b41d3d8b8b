import { page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';
import { ME } from '../testing/factories';

const BUTTON = 'Sign in with your organisation';
const BACK = '/adminlogin?organisation=back';

let server: FakeServer;
const leave = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  server = consoleServer();
  leave.mockReset().mockReturnValue(undefined);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const guest = { status: 'signedOut' } as const;

/** What the server answers to a person who has come back. */
const backWith = (from: string | null) =>
  server.on('FinishOrganisationSignIn', {
    finishOrganisationSignIn: {
      ...{ token: 'a-token', from },
      viewer: { __typename: 'AdminViewer', permissions: [], admin: ME },
    },
  });

describe('signing in with the organisation of the platform', () => {
  it('is offered only where there is one', async () => {
    await open('/adminlogin', server, guest);
    expect(page.has(BUTTON)).toBe(false);
  });

  it('needs no address', async () => {
    const url = 'https://login.example/authorize';
    server
      .on('AdminOrganisationSignInIsOffered', { adminOrganisationSignInIsOffered: true })
      .on('BeginOrganisationSignIn', { beginOrganisationSignIn: { url } });
    await open('/adminlogin', server, guest);
    await page.press(BUTTON);
    expect(server.inputOf('BeginOrganisationSignIn')).toEqual({ audience: 'ADMIN' });
    expect(leave).toHaveBeenCalledExactlyOnceWith(url);
  });

  it.each([
    ['/admin/monitoring?window=24h', '/admin/monitoring?window=24h'],
    [null, '/admin/dashboard'],
    ['//boese.example', '/admin/dashboard'],
  ])('goes on to %s', async (from, to) => {
    backWith(from);
    await open(BACK, server, guest);
    await pass(50);
    expect(page.address()).toBe(to);
  });

  it('says why a person is not let in', async () => {
    const told = 'Your organisation has given you no role here. Please ask your administrators.';
    server.refuse('FinishOrganisationSignIn', 'UNAUTHENTICATED', told, [], {
      reason: 'ORGANISATION_GIVES_NO_ROLE',
    });
    await open(BACK, server, guest);
    await pass(50);
    expect(page.alerts()).toEqual([told]);
    expect(page.address()).toBe('/adminlogin');
  });
});
