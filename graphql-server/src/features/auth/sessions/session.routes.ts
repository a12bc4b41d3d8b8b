import { z } from 'zod';
import type { Config } from '../../../env.js';
import { AppError } from '../../../platform/errors/index.js';
import {
  timestampResponse,
  dataResponse,
  messageResponse,
  readCredentials,
  refreshTokenOf,
  type RestRoute,
  restRoute,
  type StaffAudience,
} from '../../../platform/http/index.js';
import type { SessionService } from './session.service.js';

const PATHS: Record<StaffAudience, { path: string; alsoWithoutPrefix?: boolean }> = {
  admin: { path: '/auth', alsoWithoutPrefix: true },
  'company-user': { path: '/companies/auth' },
};

/** Renewing and ending sessions of staff, by the refresh cookie. */
export function sessionRoutes(config: Config, sessions: SessionService): RestRoute[] {
  return (['admin', 'company-user'] as const).flatMap((audience) => {
    const { path, ...rest } = PATHS[audience];
    return [
      restRoute({
        method: 'POST',
        path: `${path}/refresh`,
        refuses: [401],
        ...rest,
        access: 'public',
        tag: 'Sessions',
        summary: 'Gives a new access token for the refresh cookie, and the next cookie with it',
        response: dataResponse(z.object({ token: z.string(), expiresAt: timestampResponse })),
        handle: async (context, { request, cookies }) => {
          const old = refreshTokenOf(request, audience, config);
          const access = await sessions.refresh(context, audience, old).catch((error: unknown) => {
            // While the database is away, users stay signed in.
            if (old && error instanceof AppError) cookies.clearRefreshCookie(audience);
            throw error;
          });
          const { token, expiresAt, refreshToken, refreshExpiresAt } = access;
          if (refreshToken && refreshExpiresAt) {
            cookies.setRefreshCookie(audience, refreshToken, refreshExpiresAt);
          }
          return { data: { token, expiresAt } };
        },
      }),
      restRoute({
        method: 'POST',
        path: `${path}/logout`,
        access: 'public',
        tag: 'Sessions',
        summary: 'Ends the session of the refresh cookie or access token, if there is one',
        response: messageResponse,
        handle: async (context, { request, cookies }) => {
          await sessions.endByRefreshToken(context, refreshTokenOf(request, audience, config));
          const { bearer } = readCredentials(request.headers, {}, '');
          // An access token that has run out ends nothing, and signing out still succeeds.
          const actor =
            bearer && (await sessions.authenticate(context.em, { bearer }).catch(() => undefined));
          if (actor) await sessions.end({ ...context, actor });
          cookies.clearRefreshCookie(audience);
          return { message: 'You are signed out.' };
        },
      }),
    ];
  });
}
