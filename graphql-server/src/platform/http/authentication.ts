import type { Actor } from '../context/index.js';
import type { EntityManager } from '../database/index.js';

/** The credentials of a request. */
export interface Credentials {
  /** Token of the `Authorization: Bearer` header. */
  bearer?: string;
  /** Value of the session cookie. */
  cookie?: string;
}

/** How every API key begins, and no other token. */
export const API_KEY_PREFIX = 'hgk_';

/**
 * Finds out who acts; provided by the features. An unknown token is refused, not anonymous. The
 * address is for counting wrong ones.
 */
export type Authenticate = (
  em: EntityManager,
  credentials: Credentials,
  address: string,
) => Promise<Actor>;

/** Name of the end user's session cookie; the prefix makes browsers enforce Secure and Path=/. */
export const sessionCookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-hausgeist_session' : 'hausgeist_session';

/**
 * Name of the same cookie for the chat in a frame on another website. Browsers keep it apart for each such
 * website, where they take no other cookie.
 */
export const embeddedCookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-hausgeist_embedded' : 'hausgeist_embedded';

/** Reads the credentials from header values, for HTTP requests and socket handshakes alike. */
export function readCredentials(
  headers: { authorization?: string | undefined },
  cookies: Record<string, string | undefined>,
  publicUrl: string,
): Credentials {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return { bearer };
  const cookie = cookies[sessionCookieName(publicUrl)] ?? cookies[embeddedCookieName(publicUrl)];
  return cookie ? { cookie } : {};
}
