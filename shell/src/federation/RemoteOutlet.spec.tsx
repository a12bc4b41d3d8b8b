import type { RegistryEntry } from '@hausgeist/schema';
import { Link, MessagesProvider, takeFirstScreen } from '@hausgeist/shell-api/slim';
import { showFirstScreen, TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { type AppModule, LoadFailure } from './remote-apps';
import { RemoteOutlet } from './RemoteOutlet';
import type { Versions } from './versions';

const chat: RegistryEntry = {
  name: 'mf-chat',
  version: '1',
  entry: '/remoteEntry.js',
  manifest: '/mf-manifest.json',
  routes: ['/'],
  navigation: [],
  audience: 'end-user',
};

/** Arrivals that a test decides on: each load takes the next one. */
class FakeApps {
  loads: PromiseWithResolvers<AppModule>[] = [];
  forgotten = 0;

  load = (): Promise<AppModule> => {
    const known = this.loads.at(-1);
    if (known) return known.promise;
    return this.expectAnother().promise;
  };

  forget = () => {
    this.forgotten += 1;
    this.expectAnother();
  };

  expectAnother(): PromiseWithResolvers<AppModule> {
    const load = Promise.withResolvers<AppModule>();
    this.loads.push(load);
    return load;
  }

  get current(): PromiseWithResolvers<AppModule> {
    const load = this.loads.at(-1);
    if (!load) throw new Error('Nothing has been asked for.');
    return load;
  }
}

function Broken(): never {
  throw new Error('broken');
}

const module: AppModule = { App: () => <p>The chat</p> };

let apps: FakeApps;
// The client of tenants' pages comes late, which `act` does not wait for.
beforeAll(() => import('../tenant/TenantApollo'));
beforeEach(() => {
  apps = new FakeApps();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path = '/', versions?: Pick<Versions, 'isOutdated' | 'reload'>) {
  await act(async () => {
    render(
      <TestShell path={path}>
        <MessagesProvider messages={{ de, en }}>
          <RemoteOutlet registry={[chat]} apps={apps} versions={versions} />
          <Link to="/elsewhere">Elsewhere</Link>
        </MessagesProvider>
      </TestShell>,
    );
  });
}

const arrive = (arrival: AppModule) => act(async () => apps.current.resolve(arrival));
const fail = (error: unknown) => act(async () => apps.current.reject(error));
const never = new Promise<AppModule>(() => undefined);
const pressRetry = () => act(async () => fireEvent.click(screen.getByRole('button')));

describe('the place of a micro-frontend', () => {
  it('shows that it is loading, and then the app', async () => {
    await open();
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading...');
    await arrive(module);
    expect(screen.getByText('The chat')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it did not arrive, and tries again when asked', async () => {
    await open();
    await fail(new LoadFailure('mf-chat', never, undefined));
    expect(screen.getByRole('alert').textContent).toContain('It could not be loaded.');
    await pressRetry();
    expect(apps.forgotten).toBe(1);
    await arrive(module);
    expect(screen.getByText('The chat')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tries again by itself when the network is back', async () => {
    await open();
    await fail(new LoadFailure('mf-chat', never, undefined));
    await act(async () => window.dispatchEvent(new Event('online')));
    await arrive(module);
    expect(screen.getByText('The chat')).toBeTruthy();
  });

  it('tries again by itself when the server is back', async () => {
    vi.useFakeTimers();
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('away'));
    ask.mockResolvedValue(new Response());
    await open();
    await fail(new LoadFailure('mf-chat', never, undefined));
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(apps.forgotten).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(apps.forgotten).toBe(1);
    vi.useRealTimers();
    await arrive(module);
    expect(screen.getByText('The chat')).toBeTruthy();
  });

  it('shows an app that was merely slow', async () => {
    const late = Promise.withResolvers<AppModule>();
    await open();
    await fail(new LoadFailure('mf-chat', late.promise, undefined));
    apps.loads = [late];
    await arrive(module);
    expect(screen.getByText('The chat')).toBeTruthy();
    expect(apps.forgotten).toBe(0);
  });

  it('says that the app crashed, and loads the page anew when asked', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    await open();
    await arrive({ App: Broken });
    expect(screen.getByRole('heading').textContent).toBe('This part of the page crashed');
    await pressRetry();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads the page anew on a second try where what failed was rolled back', async () => {
    const reload = vi.fn<() => void>();
    await open('/', { isOutdated: async () => true, reload });
    await fail(new LoadFailure('mf-chat', never, undefined));
    await pressRetry();
    expect(reload).toHaveBeenCalledOnce();
    expect(apps.forgotten).toBe(0);
  });

  it('says that a page does not exist, without asking for any app', async () => {
    await open('/nowhere');
    expect(screen.getByRole('heading').textContent).toBe('This page does not exist');
    expect(apps.loads).toEqual([]);
  });
});

describe('what was typed before the app was there', () => {
  beforeEach(() => showFirstScreen('<input name="password">', { password: 'a secret' }));

  it('is kept for the app where that failed first', async () => {
    await open();
    await fail(new LoadFailure('mf-chat', never, undefined));
    expect(document.getElementById('first-screen')).toBeNull();
    await pressRetry();
    await arrive(module);
    expect(takeFirstScreen()?.values).toEqual({ password: 'a secret' });
  });

  it('is forgotten when the page is left and no app has taken it', async () => {
    await open();
    await arrive(module);
    await act(async () => fireEvent.click(screen.getByText('Elsewhere')));
    expect(takeFirstScreen()).toBeNull();
  });
});
