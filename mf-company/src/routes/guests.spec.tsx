import type { Guests } from '@hausgeist/shell-api/host';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession, noSession } from '../testing/factories';
import { closePortal, openPortal, page } from '../testing/portal-driver';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const METERS = {
  ...{ path: '/meters', label: { de: 'Zähler', en: 'Meters' } },
  permissions: ['users.view'],
} as const;
const HELP = {
  path: '/staff-help',
  label: { de: 'Hilfe', en: 'Help' },
  group: 'more',
} as const;

const guestsAt = (path: string): Guests => ({
  page: path === '/meters' ? <h1>All meters</h1> : null,
  links: [HELP, METERS],
  path,
});

const STAFF = { role: 'COMPANY_STAFF' } as const;

describe('pages of other micro-frontends in the portal', () => {
  it('stand in the sidebar in the place that they ask for, and in the frame of the portal', async () => {
    await openPortal('/meters', { guests: guestsAt('/meters') });
    expect(page.heading()).toBe('All meters');
    const sections = page.sections();
    expect(sections.slice(4, 7)).toEqual(['Broadcasts', 'Meters', 'Overview']);
    expect(sections.slice(-2)).toEqual(['Help', 'My Account']);
    const link = screen.getByRole('link', { name: 'Meters' });
    expect(link.getAttribute('aria-current')).toBe('page');
    // On a phone they wait behind the button.
    expect(link.closest('li')?.dataset.first).toBe('false');
  });

  it('speak the language of the page', async () => {
    await openPortal('/company/dashboard/team', { locale: 'de', guests: guestsAt('/company') });
    expect(screen.getByRole('link', { name: 'Zähler' })).toBeTruthy();
  });

  it('are closed to those whom the link is not for', async () => {
    const session = aSession({ permissions: ['settings.view'], companyUser: STAFF });
    await openPortal('/meters', { session, guests: guestsAt('/meters') });
    expect(page.sections()).toEqual(['Settings', 'Knowledge', 'Help', 'My Account']);
    expect(screen.queryByText('All meters')).toBeNull();
    expect(screen.getByText('Access denied')).toBeTruthy();
  });

  it('send visitors to the sign-in, which leads back', async () => {
    const opened = await openPortal('/meters', {
      session: noSession(),
      guests: guestsAt('/meters'),
    });
    expect(page.address()).toBe('/company/login');
    expect(screen.queryByText('All meters')).toBeNull();
    await opened.setSession(aSession());
    expect(page.address()).toBe('/meters');
  });
});
