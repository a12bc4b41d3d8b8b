import type { RestDescription } from '../rest-route.js';

/** What a call has to be made with. */
export function securityOf({ access, takesOwnToken }: RestDescription): Record<string, string[]>[] {
  if (takesOwnToken) return [{ bearer: [] }];
  if (typeof access === 'string') return [];
  const cookie = access.includes('endUser') ? [{ sessionCookie: [] }] : [];
  return [{ bearer: [] }, ...cookie];
}

export const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in has answered with, or an API key (`hgk_…`).',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'hausgeist_session',
    description: 'Set by `users/authenticate`; `__Host-hausgeist_session` over HTTPS.',
  },
};
