import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Longest wait for a single file of a micro-frontend. The runtime itself waits 20 seconds for a
 * script and for ever for a manifest.
 */
const FILE_TIMEOUT_MS = 8_000;

/** Whether another server than the page's has it. */
export const isElsewhere = (url: string) =>
  new URL(url, window.location.href).origin !== window.location.origin;

/** A file, however it is asked for: a second try has a mark behind the name. */
export function fileOf(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
}

/** As webpack's own loading and the page's preload hints do it. */
const crossOriginOf = (url: string) => (isElsewhere(url) ? 'anonymous' : null);

/**
 * Makes a hanging server look like a missing one, and loads with the same cross-origin mode as the
 * page's preload hints, without which every file would be fetched twice.
 */
export function timeoutsPlugin(
  integrity: ReadonlyMap<string, string>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'hausgeist-timeouts',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }),
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = crossOriginOf(url);
      const hash = integrity.get(fileOf(url));
      if (hash) script.integrity = hash;
      return { script, timeout: FILE_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      link.crossOrigin = crossOriginOf(url);
      for (const [name, value] of Object.entries(attrs ?? {}))
        link.setAttribute(name, String(value));
      return { link, timeout: FILE_TIMEOUT_MS };
    },
  };
}
