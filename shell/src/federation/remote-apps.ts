import type { RegistryEntry } from '@hausgeist/schema';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { inTime } from './in-time';
import { fileOf, timeoutsPlugin } from './timeouts-plugin';

/** What every micro-frontend exposes as `./App`. */
export interface AppModule {
  App: ComponentType;
}

/** A micro-frontend did not arrive, as opposed to failing while it runs. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
  /** Still resolves when it was merely slow. */
  readonly arrival: Promise<AppModule>;

  constructor(app: string, arrival: Promise<AppModule>, cause: unknown) {
    super(`${app} could not be loaded.`, { cause });
    this.arrival = arrival;
  }
}

/** Loads micro-frontends, each at most once unless it is asked to try again. */
export class RemoteApps {
  #loaded = new Map<string, Promise<AppModule>>();
  #attempts = new Map<string, number>();

  constructor(entries: readonly RegistryEntry[]) {
    const integrity = new Map<string, string>();
    for (const { entry, integrity: hash } of entries) {
      if (hash) integrity.set(fileOf(entry), hash);
    }
    registerPlugins([timeoutsPlugin(integrity)]);
    registerRemotes(entries.map(({ name, entry }) => ({ name, entry })));
  }

  /** The app's module; the same promise for every caller. */
  load({ name, entry }: RegistryEntry): Promise<AppModule> {
    const known = this.#loaded.get(name);
    if (known) return known;
    const arrival = loadApp(name);
    const loading = inTime(arrival, { name, entry }).catch((cause: unknown) => {
      throw new LoadFailure(name, arrival, cause);
    });
    // The component that renders it reports the failure; an early load alone must not count as
    // unhandled.
    loading.catch(() => undefined);
    this.#loaded.set(name, loading);
    void this.#keepOnArrival(name, loading, arrival);
    return loading;
  }

  /** What came too late for its first showing is there for the next. */
  async #keepOnArrival(name: string, loading: Promise<AppModule>, arrival: Promise<AppModule>) {
    try {
      await arrival;
      if (this.#loaded.get(name) === loading) this.#loaded.set(name, arrival);
    } catch {
      // `loading` tells.
    }
  }

  /** Forgets a failed load; the container is fetched anew, past any copy that still hangs. */
  forget({ name, entry }: RegistryEntry): void {
    const attempt = (this.#attempts.get(name) ?? 0) + 1;
    this.#attempts.set(name, attempt);
    this.#loaded.delete(name);
    removeHangingFiles(name);
    const url = new URL(entry, window.location.href);
    url.searchParams.set('attempt', String(attempt));
    registerRemotes([{ name, entry: url.href }], { force: true });
  }
}

/** The bundler waits for an element that is in the page already, even one that hangs. */
function removeHangingFiles(name: string): void {
  const elements = document.querySelectorAll(`[data-webpack^="${CSS.escape(name)}:"]`);
  for (const element of elements) {
    if (element instanceof HTMLScriptElement) element.remove();
    if (element instanceof HTMLLinkElement && !element.sheet) element.remove();
  }
}

async function loadApp(name: string): Promise<AppModule> {
  const module = await loadRemote<Partial<AppModule>>(`${name}/App`);
  if (!module?.App) throw new Error(`${name} exposes no App.`);
  return { App: module.App };
}
