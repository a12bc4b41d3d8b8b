import { type Audience, findEntry, type RegistryEntry } from '@hausgeist/schema';

/** What differs between the two consoles. */
export interface StaffArea {
  audience: Exclude<Audience, 'end-user'>;
  /** Kind of viewer that belongs here; anyone else counts as signed out. */
  viewerKind: 'ADMIN' | 'COMPANY_USER';
  /** Names in the browser's storage. */
  tokenKey: string;
  recordKey: string;
  /** Paths below /api. */
  refreshPath: string;
  logoutPath: string;
  loginPath: string;
  /** Where its own micro-frontend is, which draws the frame around the pages of others. */
  homePath: string;
}

/** The consoles by their audience. */
export const STAFF_AREAS: Readonly<Record<StaffArea['audience'], StaffArea>> = {
  admin: {
    audience: 'admin',
    viewerKind: 'ADMIN',
    tokenKey: 'token',
    // Not userData: that is where the chat keeps the tenant.
    recordKey: 'adminData',
    refreshPath: '/auth/refresh',
    logoutPath: '/auth/logout',
    loginPath: '/adminlogin',
    homePath: '/admin/dashboard',
  },
  company: {
    audience: 'company',
    viewerKind: 'COMPANY_USER',
    tokenKey: 'companyToken',
    recordKey: 'companyAuth',
    refreshPath: '/companies/auth/refresh',
    logoutPath: '/companies/auth/logout',
    loginPath: '/company/login',
    homePath: '/company/dashboard',
  },
};

/** Pages that one may stay on without a session; those of other micro-frontends are never among them. */
const OPEN_PATH =
  /^\/(?:(?:admin|company)\/)?(?:adminlogin|adminregister|login|register|forgot|reset|verify|accept|terms)/;

/** Where to go when the session turns out to have ended; nowhere from pages that need none. */
export const pathAfterExpiry = (area: StaffArea, pathname: string): string | undefined =>
  OPEN_PATH.test(pathname) ? undefined : area.loginPath;

/** The micro-frontend in whose frame another one of a console is shown. */
export function hostOf(
  registry: readonly RegistryEntry[],
  { audience }: RegistryEntry,
): RegistryEntry | undefined {
  return audience === 'end-user' ? undefined : findEntry(registry, STAFF_AREAS[audience].homePath);
}

/** Whether a page is behind the sign-in: the dashboard, and all pages of other micro-frontends. */
export const isBehindSignIn = (
  registry: readonly RegistryEntry[],
  entry: RegistryEntry,
  pathname: string,
): boolean => {
  const host = hostOf(registry, entry);
  if (!host || entry.audience === 'end-user') return false;
  return host !== entry || pathname.startsWith(STAFF_AREAS[entry.audience].homePath);
};
