import { z } from 'zod';
import { type RestRoute, restRoute } from '../../../platform/http/index.js';
import type { EndUserSignIn } from './end-user-sign-in.service.js';

const bodySchema = z.object({
  email: z.string().default('').describe('E-mail address that the property management knows.'),
  authNumber: z.coerce.string().default('').describe('Authentication number, usually six digits.'),
});

const answerSchema = z.object({
  message: z.string(),
  token: z.string().describe('For programs; browsers have the same in a cookie.'),
  expiresAt: z.iso.datetime(),
  data: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    type: z.enum(['Tenant', 'Owner']),
  }),
});

/** POST users/authenticate: the REST way to sign in as a tenant or owner. */
export const endUserSignInRoutes = (signIn: EndUserSignIn): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/users/authenticate',
    alsoWithoutPrefix: true,
    access: 'public',
    tag: 'Chat',
    summary: 'Signs a tenant or owner in with e-mail address and authentication number',
    description:
      'The answer holds a token for the `Authorization: Bearer` header and sets it as an httpOnly cookie as well. A wrong number and an unknown address get the same answer (401).',
    // Whatever else comes is a wrong number, not a wrong request.
    body: bodySchema.catch({ email: '', authNumber: '' }),
    response: answerSchema,
    handle: async (context, { body, cookies }) => {
      const { token, expiresAt, endUser } = await signIn.signIn(context, body);
      cookies.setSessionCookie(token, expiresAt);
      const { id, firstName, lastName, email, type } = endUser;
      return {
        message: 'Authentication successful',
        token,
        expiresAt,
        data: { id, firstName, lastName, email, type },
      };
    },
  }),
];
