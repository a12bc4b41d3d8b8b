import type { RequestContext } from '../context/index.js';

/** What resolvers receive; over the socket there is no response to put a cookie on. */
export interface GraphqlContext {
  request: RequestContext;
  /** Sets the end user's session cookie. */
  setSessionCookie: (token: string, expiresAt: Date) => void;
  clearSessionCookie: () => void;
}
