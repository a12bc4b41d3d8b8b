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
import type { OrganisationDoor } from '../organisations/organisation-rule.js';
import type { SessionService } from './session.service.js';

const PATHS: Record<StaffAudience, { path: string; alsoWithoutPrefix?: boolean }> = {
  admin: { path: '/auth', alsoWithoutPrefix: true },
  'company-user': { path: '/companies/auth' },
};

const signOutResponse = messageResponse.extend({
  organisationUrl: z
    .string()
    .nullable()
    .describe(
      'Where the browser is to go so that the person is signed out at their organisation, too; null where nothing is to be done there.',
    ),
});

/** Renewing and ending sessions of staff, by the refresh cookie. */
export function sessionRoutes(
  config: Config,
  sessions: SessionService,
  door: OrganisationDoor,
): RestRoute[] {
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
        response: dataResponse(
          z
            .object({ token: z.string(), expiresAt: timestampResponse })
            .meta({ fieldsOf: 'SignInPayload' }),
        ),
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
        response: signOutResponse,
        handle: async (context, { request, cookies }) => {
          const old = refreshTokenOf(request, audience, config);
          const byCookie = await sessions.endByRefreshToken(context, old);
          const { bearer } = readCredentials(request.headers, {}, '');
          // An access token that has run out ends nothing, and signing out still succeeds.
          const actor =
            bearer && (await sessions.authenticate(context.em, { bearer }).catch(() => undefined));
          const ended = (actor && (await sessions.end({ ...context, actor }))) ?? byCookie;
          cookies.clearRefreshCookie(audience);
          const organisationUrl = (ended && (await door.leave(context, ended))) ?? null;
          return { message: 'You are signed out.', organisationUrl };
        },
      }),
    ];
  });
}
