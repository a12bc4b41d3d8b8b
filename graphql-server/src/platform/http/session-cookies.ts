import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../env.js';
import type { DeviceMemory } from '../context/index.js';
import { embeddedCookieName, sessionCookieName } from './authentication.js';

/** Staff who hold a refresh cookie. */
export type StaffAudience = 'admin' | 'company-user';

/** Puts session cookies on an answer, or takes them away. */
export interface SessionCookies {
  /** Sets the end user's session cookie. */
  setSessionCookie: (token: string, expiresAt: Date) => void;
  clearSessionCookie: () => void;
  /** Sets the refresh cookie of an administrator or company user. */
  setRefreshCookie: (audience: StaffAudience, token: string, expiresAt: Date) => void;
  clearRefreshCookie: (audience: StaffAudience) => void;
  /** What the browser keeps while a person is at their organisation's sign-in; anything at all. */
  organisationCookie: () => string | undefined;
  setOrganisationCookie: (token: string) => void;
  clearOrganisationCookie: () => void;
  /** What lets an administrator's browser have a front end from their own machine. */
  setLocalCookie: (token: string) => void;
  clearLocalCookie: () => void;
}

/** How long a person has at their organisation's sign-in, in seconds. */
const ORGANISATION_SECONDS = 10 * 60;

const REFRESH_NAMES: Record<StaffAudience, string> = {
  admin: 'hausgeist_admin_refresh',
  'company-user': 'hausgeist_company_refresh',
};

/**
 * Paths that renew or end a session; refresh tokens go nowhere else. Two for administrators, as the
 * documented call is answered with and without the prefix.
 */
const REFRESH_PATHS: Record<StaffAudience, readonly string[]> = {
  admin: ['/api/auth', '/auth'],
  'company-user': ['/api/companies/auth'],
};

const isSecure = (config: Config) => config.publicUrl.startsWith('https:');

const refreshName = (audience: StaffAudience, config: Config) =>
  `${isSecure(config) ? '__Secure-' : ''}${REFRESH_NAMES[audience]}`;

/** Sent along when the organisation sends the browser back, and by no other website's requests. */
const organisationName = (config: Config) =>
  `${isSecure(config) ? '__Host-' : ''}hausgeist_organisation`;

/**
 * Name of the cookie that puts a front end of an administrator's machine into their pages. Browsers do not send it
 * with a page that another website leads to, and forget it when they are closed.
 */
export const localCookieName = (publicUrl: string) =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}hausgeist_local`;

/** The chat in a frame says with this that it is one. */
const EMBEDDED_HEADER = 'x-embedded';

/** Browsers take it in a frame on another website, and keep it for that one alone (CHIPS). */
const PARTITIONED = {
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
  path: '/',
} as const;

/** Functions that put the session cookies on an answer. */
export function cookieWriter(reply: FastifyReply, config: Config): SessionCookies {
  const shared = { httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
  const session = sessionCookieName(config.publicUrl);
  const embedded = embeddedCookieName(config.publicUrl);
  const organisation = organisationName(config);
  const local = localCookieName(config.publicUrl);
  const strict = { ...shared, sameSite: 'strict', path: '/' } as const;
  const isEmbedded = reply.request.headers[EMBEDDED_HEADER] !== undefined;
  return {
    setSessionCookie: (token, expires) => {
      reply.setCookie(session, token, { ...shared, path: '/', expires });
      if (isEmbedded) reply.setCookie(embedded, token, { ...PARTITIONED, expires });
    },
    clearSessionCookie: () => {
      reply.clearCookie(session, { ...shared, path: '/' });
      if (isEmbedded) reply.clearCookie(embedded, PARTITIONED);
    },
    setRefreshCookie: (audience, token, expires) => {
      for (const path of REFRESH_PATHS[audience]) {
        reply.setCookie(refreshName(audience, config), token, { ...shared, path, expires });
      }
    },
    clearRefreshCookie: (audience) => {
      for (const path of REFRESH_PATHS[audience]) {
        reply.clearCookie(refreshName(audience, config), { ...shared, path });
      }
    },
    organisationCookie: () => reply.request.cookies[organisation],
    setOrganisationCookie: (token) =>
      void reply.setCookie(organisation, token, {
        ...{ ...shared, path: '/', maxAge: ORGANISATION_SECONDS },
      }),
    setLocalCookie: (token) => void reply.setCookie(local, token, strict),
    clearLocalCookie: () => void reply.clearCookie(local, strict),
    clearOrganisationCookie: () => void reply.clearCookie(organisation, { ...shared, path: '/' }),
  };
}

const deviceName = (config: Config) => `${isSecure(config) ? '__Host-' : ''}hausgeist_device`;

/** Days for which a browser keeps what a device is known by; no browser keeps more. */
const DEVICE_DAYS = 365;

/** What the browser keeps that sent a request; it opens nothing by itself. */
export const deviceMemory = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): DeviceMemory => ({
  get proof() {
    return request.cookies[deviceName(config)];
  },
  remember: (proof) => {
    reply.setCookie(deviceName(config), proof, {
      ...{ httpOnly: true, sameSite: 'lax', secure: isSecure(config), path: '/' },
      maxAge: DEVICE_DAYS * 86_400,
    });
  },
});

/** The refresh token that a request brings, if any. */
export const refreshTokenOf = (
  request: FastifyRequest,
  audience: StaffAudience,
  config: Config,
): string | undefined => request.cookies[refreshName(audience, config)];
