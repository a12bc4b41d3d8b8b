import type { Permission } from './permissions.js';

/** The audience of a micro-frontend; each audience has its own session. */
export type Audience = 'end-user' | 'admin' | 'company';

/** What a link may be marked with in the sidebar of a console. */
export const NAVIGATION_ICONS = [
  'activity',
  'bell',
  'building',
  'document',
  'eye',
  'image',
  'info',
  'key',
  'lock',
  'mail',
  'messages',
  'person',
  'phone',
  'plug',
  'settings',
  'spreadsheet',
  'summary',
  'tag',
  'users',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/** A link that the page shows to the audience of the micro-frontend. */
export interface NavigationEntry {
  path: string;
  /** Text per interface language. */
  label: Readonly<Record<'de' | 'en', string>>;
  /** `more`: one of those below the main links of a sidebar. */
  group?: 'more' | undefined;
  /** Shown to those who have one of them; to everybody of the audience if missing. */
  permissions?: readonly Permission[] | undefined;
  icon?: NavigationIcon | undefined;
}

/** Whether a link is for a person with these permissions. */
export const mayFollow = (
  { permissions: anyOf }: Pick<NavigationEntry, 'permissions'>,
  permissions: readonly string[],
): boolean => anyOf === undefined || anyOf.some((each) => permissions.includes(each));

/** One micro-frontend as the page's registry lists it. */
export interface RegistryEntry {
  /** Name of the app and of its federation container, such as `mf-chat`. */
  name: string;
  version: string;
  /** Address of remoteEntry.js. */
  entry: string;
  /** Address of the federation manifest. */
  manifest: string;
  /** Subresource-integrity value of the entry; absent for development servers. */
  integrity?: string;
  /** It comes from the machine of the administrator whose page this is. */
  isLocal?: true;
  /** Paths it answers: exact, or with everything below when they end in `/*`. */
  routes: readonly string[];
  navigation: readonly NavigationEntry[];
  audience: Audience;
}

function matchLength(route: string, path: string): number {
  if (!route.endsWith('/*')) return route === path ? Number.MAX_SAFE_INTEGER : -1;
  const prefix = route.slice(0, -2);
  return path === prefix || path.startsWith(`${prefix}/`) ? prefix.length : -1;
}

/** Whether one of the routes, exact or with everything below, leads to a path. */
export const isAnswered = (routes: readonly string[], path: string): boolean =>
  routes.some((route) => matchLength(route, path) >= 0);

/**
 * The entry that answers a path: an exact route wins, then the longest prefix. Server and shell
 * share it, so that the page preloads what the shell will render.
 */
export function findEntry<Entry extends Pick<RegistryEntry, 'routes'>>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  let best: { entry: Entry; length: number } | undefined;
  for (const entry of entries) {
    const length = Math.max(-1, ...entry.routes.map((route) => matchLength(route, path)));
    if (length >= 0 && (!best || length > best.length)) best = { entry, length };
  }
  return best?.entry;
}
