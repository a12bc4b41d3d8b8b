import type { RegistryEntry } from '@hausgeist/schema';
import { MessagesProvider, useGuest, useGuestLinks } from '@hausgeist/shell-api/slim';
import { memberSession, TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { isBehindSignIn } from '../staff/areas';
import { RemoteOutlet } from './RemoteOutlet';

const entryOf = (name: string, routes: string[], audience: RegistryEntry['audience']) => ({
  ...{ name, routes, audience, version: '1', entry: `/${name}.js`, manifest: `/${name}.json` },
  navigation:
    name === 'mf-meters' || name === 'mf-help'
      ? [{ path: routes[0] ?? '', label: { de: 'Zähler', en: name } }]
      : [],
});

const registry: RegistryEntry[] = [
  entryOf('mf-chat', ['/'], 'end-user'),
  entryOf('mf-company', ['/company/*'], 'company'),
  entryOf('mf-meters', ['/meters'], 'company'),
  entryOf('mf-help', ['/help'], 'end-user'),
];

function Portal() {
  const guest = useGuest();
  const links = useGuestLinks();
  return (
    <MessagesProvider messages={{ de: {}, en: {} }}>
      <nav>{links.map(({ label }) => label).join()}</nav>
      <section>{guest ? guest.page : 'The portal'}</section>
    </MessagesProvider>
  );
}

function Broken(): never {
  throw new Error('broken');
}

// The client of tenants' pages comes late, which `act` does not wait for.
beforeAll(() => import('../tenant/TenantApollo'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string, Meters = () => <p>All meters</p>) {
  const parts = { 'mf-company': Portal, 'mf-meters': Meters, 'mf-help': () => <p>Help</p> };
  const loads = new Map(
    Object.entries(parts).map(([name, App]) => [name, Promise.resolve({ App })]),
  );
  const asked: string[] = [];
  const load = ({ name }: RegistryEntry) => {
    asked.push(name);
    return loads.get(name) ?? Promise.reject(new Error(name));
  };
  await act(async () => {
    render(
      <TestShell path={path} staff={memberSession()}>
        <MessagesProvider messages={{ de, en }}>
          <RemoteOutlet registry={registry} apps={{ load, forget: vi.fn<() => void>() }} />
        </MessagesProvider>
      </TestShell>,
    );
  });
  return { asked: new Set(asked) };
}

const text = (role: string) => screen.getByRole(role).textContent;

describe('a micro-frontend of a console that is not its own', () => {
  it('is shown in the frame of the console, which knows its link', async () => {
    await open('/meters');
    expect(text('navigation')).toBe('mf-meters');
    expect(document.querySelector('section')?.textContent).toBe('All meters');
  });

  it('leaves the pages of the console alone', async () => {
    const { asked } = await open('/company/dashboard');
    expect(document.querySelector('section')?.textContent).toBe('The portal');
    expect(asked).toEqual(new Set(['mf-company']));
  });

  it('takes nothing of the console along when it fails', async () => {
    await open('/meters', Broken);
    expect(text('navigation')).toBe('mf-meters');
    expect(text('alert')).toContain('This part of the page crashed');
  });

  it('has no frame where it is for visitors', async () => {
    await open('/help');
    expect(screen.getByText('Help')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['/meters', true],
    ['/company/dashboard/team', true],
    ['/company/login', false],
    ['/help', false],
  ])('is behind the sign-in (%s: %s)', (path, expected) => {
    const entry = registry.find(({ routes }) =>
      routes.some((route) => path.startsWith(route.replace('/*', '')) && route !== '/'),
    );
    expect(entry && isBehindSignIn(registry, entry, path)).toBe(expected);
  });
});
