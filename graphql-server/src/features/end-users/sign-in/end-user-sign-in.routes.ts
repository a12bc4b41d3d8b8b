import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../env.js';
import { cookieWriter } from '../../../platform/http/index.js';
import type { EndUserSignIn } from './end-user-sign-in.service.js';

const bodySchema = z.object({
  email: z.string().default(''),
  authNumber: z.coerce.string().default(''),
});

/** POST users/authenticate: the REST way to sign in as a tenant or owner. */
export function addEndUserSignInRoutes(
  server: FastifyInstance,
  config: Config,
  signIn: EndUserSignIn,
): void {
  server.post(
    '/api/users/authenticate',
    { config: { access: 'public' } },
    async (request, reply) => {
      const body = bodySchema.catch({ email: '', authNumber: '' }).parse(request.body);
      const { token, expiresAt, endUser } = await signIn.signIn(request.context, body);
      cookieWriter(reply, config).setSessionCookie(token, expiresAt);
      reply.header('cache-control', 'no-store');
      const { id, firstName, lastName, email, type } = endUser;
      return {
        success: true,
        message: 'Authentication successful',
        token,
        expiresAt,
        data: { id, firstName, lastName, email, type },
      };
    },
  );
}
