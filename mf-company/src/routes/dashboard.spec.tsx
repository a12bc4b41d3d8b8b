import { PERMISSIONS } from '@hausgeist/schema';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession, noSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page } from '../testing/portal-driver';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

/** A user who may do only what their permissions say. */
const STAFF = { role: 'COMPANY_STAFF' } as const;

describe('the dashboard', () => {
  it('sends visitors to the login page, which remembers where they wanted to go', async () => {
    await openPortal('/company/dashboard/team?role=COMPANY_STAFF', {
      portal,
      session: noSession(),
    });
    expect(page.address()).toBe('/company/login');
    expect(page.state()).toEqual({ from: '/company/dashboard/team?role=COMPANY_STAFF' });
    expect(portal.calls).toEqual([]);
  });

  it('says that it cannot be told yet who is there, and goes on by itself', async () => {
    const askAgain = vi.fn<() => void>();
    const signOut = vi.fn<() => Promise<void>>(async () => undefined);
    const session = noSession({ status: 'checking', isUnreachable: true, askAgain, signOut });
    const opened = await openPortal('/company/dashboard/team', { portal, session });
    expect(screen.getByRole('alert').textContent).toBe('Failed to fetch permissions');
    expect(page.heading()).toBe('The server does not answer');
    await page.press('Try now');
    expect(askAgain).toHaveBeenCalledOnce();
    await page.press('Sign out');
    expect(signOut).toHaveBeenCalledOnce();
    await opened.setSession(aSession());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.sections()).toContain('Team Management');
  });

  it.each(['/company', '/company/dashboard'])('opens end users at %s', async (path) => {
    await openPortal(path, { portal });
    expect(page.address()).toBe('/company/dashboard/end-users');
    expect(page.sections()).toEqual([
      'End Users',
      'Buildings',
      'Conversations',
      'Cases',
      'Broadcasts',
      'Overview',
      'Analytics',
      'Team Management',
      'Settings',
      'Knowledge',
      'Data Protection',
      'Audit Log',
      'Integrations',
      'My Account',
    ]);
  });

  it('opens the first section that is permitted', async () => {
    const session = aSession({ permissions: ['settings.view'], companyUser: STAFF });
    await openPortal('/company/dashboard', { portal, session });
    expect(page.address()).toBe('/company/dashboard/settings');
    expect(page.sections()).toEqual(['Settings', 'Knowledge', 'My Account']);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('opens what does not fit on a phone, until Escape', async () => {
    await openPortal('/company/dashboard/team', { portal });
    await page.press('More');
    expect(page.button('More').getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(page.button('More'), { key: 'Escape' });
    expect(page.button('More').getAttribute('aria-expanded')).toBe('false');
  });

  it('greets those who may enter nothing', async () => {
    await openPortal('/company/dashboard', {
      portal,
      session: aSession({ permissions: [], companyUser: STAFF }),
    });
    expect(screen.getByText('Welcome, Petra!')).toBeTruthy();
    expect(page.sections()).toEqual(['My Account']);
  });

  it('closes a page at once when its permission is taken away', async () => {
    const opened = await openPortal('/company/dashboard/team', { portal });
    expect(screen.getByText('Jonas Weber')).toBeTruthy();
    await opened.setSession(aSession({ permissions: ['users.view'], companyUser: STAFF }));
    expect(screen.queryByText('Jonas Weber')).toBeNull();
    expect(screen.getByText('Access denied')).toBeTruthy();
    expect(page.sections()).toEqual(['End Users', 'Buildings', 'My Account']);
  });

  it.each([
    'end-users',
    'buildings',
    'conversations',
    'overview',
    'analytics',
    'team',
    'settings',
    'knowledge',
    'integrations',
  ])('asks nothing of the server for a page that is closed (%s)', async (path) => {
    const session = aSession({ permissions: [], companyUser: STAFF });
    await openPortal(`/company/dashboard/${path}`, { portal, session });
    expect(screen.getByText('Access denied')).toBeTruthy();
    // What one is told oneself is no page.
    const names = portal.calls.map(({ name }) => name);
    expect(names.filter((name) => name !== 'NotificationUpdates')).toEqual([]);
  });

  it('works for an administrator who acts for a company', async () => {
    const viewer = { ...aSession().viewer, companyUser: undefined };
    const session = aSession({
      viewer: { ...viewer, kind: 'ADMIN', permissions: PERMISSIONS, twoFactorEnabled: false },
      actingFor: 'company-7',
    });
    await openPortal('/company/dashboard', { portal, session });
    expect(portal.callsOf('EndUsers').at(-1)).toMatchObject({
      filter: { companyId: 'company-7' },
    });
    expect(page.sections()).toEqual([
      'End Users',
      'Buildings',
      'Conversations',
      'Cases',
      'Broadcasts',
      'Overview',
      'Analytics',
      'Team Management',
      'Settings',
      'Knowledge',
      'Data Protection',
      'Audit Log',
      'Integrations',
    ]);
    closePortal();
    await openPortal('/company/dashboard/account', { portal, session });
    expect(page.address()).toBe('/company/dashboard/end-users');
  });

  it('reminds of a password that others know', async () => {
    const session = aSession({ companyUser: { passwordIsTemporary: true } });
    await openPortal('/company/dashboard', { portal, session });
    expect(screen.getByRole('link', { name: 'Set your own now' }).getAttribute('href')).toBe(
      '/company/dashboard/account',
    );
  });

  it('leads to the change of a temporary password once nothing else is open', async () => {
    const companyUser = { passwordIsTemporary: true, passwordChangeIsDue: true };
    await openPortal('/company/dashboard/end-users', {
      portal,
      session: aSession({ companyUser }),
    });
    expect(page.address()).toBe('/company/dashboard/account');
    expect(screen.getByText(/Please set your own to go on/)).toBeTruthy();
    expect(screen.queryByText('Signed-in devices')).toBeNull();
  });
});
