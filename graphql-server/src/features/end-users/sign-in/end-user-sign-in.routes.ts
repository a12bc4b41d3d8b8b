import { z } from 'zod';
import { messageResponse, type RestRoute, restRoute } from '../../../platform/http/index.js';
import type { OpenedSession } from '../../auth/index.js';
import type { EndUser } from '../end-user.entity.js';
import type { EndUserSignIn } from './end-user-sign-in.service.js';
import { NEW_LINK_MESSAGE, type NewSignInLinks } from './new-sign-in-links.js';

const companyField = z
  .string()
  .nullish()
  .describe('Slug of the company on whose page this is asked; people of others are unknown there.');

const bodySchema = z.object({
  email: z.string().default('').describe('E-mail address that the property management knows.'),
  authNumber: z.coerce.string().default('').describe('Authentication number, usually six digits.'),
  company: companyField,
  code: z.coerce
    .string()
    .optional()
    .describe('The code that was mailed, where SIGN_IN_CODE_REQUIRED asked for it.'),
});

const linkBody = z.object({
  token: z.string().describe('The code of the link.'),
  company: companyField,
});

const answerSchema = z.object({
  message: z.string().describe('What was done, in a sentence for people.'),
  token: z.string().describe('For programs; browsers have the same in a cookie.'),
  expiresAt: z.iso.datetime().describe('When the session ends by itself.'),
  data: z
    .object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      type: z.enum(['Tenant', 'Owner']),
    })
    .meta({ fieldsOf: 'EndUser' })
    .describe('Who is signed in now.'),
});

/** The REST ways to sign in as a tenant or owner: with a number, or with the link of a mail. */
export const endUserSignInRoutes = (
  signIn: EndUserSignIn,
  newLinks: NewSignInLinks,
): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/users/authenticate',
    refuses: [401],
    alsoWithoutPrefix: true,
    access: 'public',
    tag: 'Chat',
    summary: 'Signs a tenant or owner in with e-mail address and authentication number',
    description:
      'The answer holds a token for the `Authorization: Bearer` header and sets it as an httpOnly cookie as well. A wrong number and an unknown address get the same answer (401). Where the company wants it, a device that is new to the person gets 401 with the reason `SIGN_IN_CODE_REQUIRED` after the right number: a code of six digits was mailed, and the call is repeated with `code` within ten minutes. Five wrong codes make it void (401, `SIGN_IN_CODE_WRONG`); a call without `code` mails another one.',
    // Whatever else comes is a wrong number, not a wrong request.
    requires: ['email', 'authNumber'],
    body: bodySchema.catch({ email: '', authNumber: '' }),
    response: answerSchema,
    handle: async (context, { body, cookies }) => {
      const opened = await signIn.signIn(context, body);
      cookies.setSessionCookie(opened.token, opened.expiresAt);
      return presentSignIn(opened);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/sign-in-by-link',
    refuses: [401],
    access: 'public',
    tag: 'Chat',
    summary: 'Signs a tenant or owner in with the link of a mail',
    description:
      'Each link is good once. A link that was used is told apart from one that is not valid; both get 401.',
    body: linkBody,
    response: answerSchema,
    handle: async (context, { body, cookies }) => {
      const opened = await signIn.signInByLink(context, body);
      cookies.setSessionCookie(opened.token, opened.expiresAt);
      return presentSignIn(opened);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/users/request-sign-in-link',
    refuses: [401],
    access: 'public',
    tag: 'Chat',
    summary: 'Mails another link in place of one that is used up',
    description: 'The answer is the same whatever the code is.',
    body: linkBody.pick({ token: true }),
    response: messageResponse,
    handle: async (context, { body }) => {
      await newLinks.request(context, body);
      return { message: NEW_LINK_MESSAGE };
    },
  }),
];

const presentSignIn = ({ token, expiresAt, endUser }: OpenedSession & { endUser: EndUser }) => {
  const { id, firstName, lastName, email, type } = endUser;
  return {
    message: 'Authentication successful',
    token,
    expiresAt,
    data: { id, firstName, lastName, email, type },
  };
};
