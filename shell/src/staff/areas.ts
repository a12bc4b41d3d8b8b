import type { Audience } from '@hausgeist/schema';

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
  },
  company: {
    audience: 'company',
    viewerKind: 'COMPANY_USER',
    tokenKey: 'companyToken',
    recordKey: 'companyAuth',
    refreshPath: '/companies/auth/refresh',
    logoutPath: '/companies/auth/logout',
    loginPath: '/company/login',
  },
};

/** Pages that one may stay on without a session. */
const OPEN_PATH = /login|register|forgot|reset|verify|accept|terms/;

/** Where to go when the session turns out to have ended; nowhere from pages that need none. */
export const pathAfterExpiry = (area: StaffArea, pathname: string): string | undefined =>
  OPEN_PATH.test(pathname) ? undefined : area.loginPath;
