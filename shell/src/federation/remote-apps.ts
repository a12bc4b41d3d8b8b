import type { RegistryEntry } from '@hausgeist/schema';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { timeoutsPlugin } from './timeouts-plugin';

/** What every micro-frontend exposes as `./App`. */
interface AppModule {
  App: ComponentType;
}

/** Longest wait until the page says that something is missing; later files included. */
const APP_TIMEOUT_MS = 10_000;

/** A micro-frontend did not arrive, as opposed to failing while it runs. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/** Loads micro-frontends, each at most once unless it is asked to try again. */
export class RemoteApps {
  #loaded = new Map<string, Promise<AppModule>>();
  #attempts = new Map<string, number>();

  constructor(entries: readonly RegistryEntry[]) {
    const integrity = new Map<string, string>();
    for (const { entry, integrity: hash } of entries) {
      if (hash) integrity.set(new URL(entry, window.location.href).pathname, hash);
    }
    registerPlugins([timeoutsPlugin(integrity)]);
    registerRemotes(entries.map(({ name, entry }) => ({ name, entry })));
  }

  /** The app's module; the same promise for every caller. */
  load(entry: RegistryEntry): Promise<AppModule> {
    const known = this.#loaded.get(entry.name);
    if (known) return known;
    const loading = withTimeout(loadApp(entry.name)).catch((cause: unknown) => {
      throw new LoadFailure(`${entry.name} could not be loaded.`, { cause });
    });
    // Whoever renders it reports the failure; an early load alone must not count as unhandled.
    loading.catch(() => undefined);
    this.#loaded.set(entry.name, loading);
    return loading;
  }

  /** Forgets a failed load; the container is fetched anew, past any copy that still hangs. */
  forget(entry: RegistryEntry): void {
    const attempt = (this.#attempts.get(entry.name) ?? 0) + 1;
    this.#attempts.set(entry.name, attempt);
    this.#loaded.delete(entry.name);
    const url = new URL(entry.entry, window.location.href);
    url.searchParams.set('attempt', String(attempt));
    registerRemotes([{ name: entry.name, entry: url.href }], { force: true });
  }
}

async function loadApp(name: string): Promise<AppModule> {
  const module = await loadRemote<Partial<AppModule>>(`${name}/App`);
  if (!module?.App) throw new Error(`${name} exposes no App.`);
  return { App: module.App };
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), APP_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
