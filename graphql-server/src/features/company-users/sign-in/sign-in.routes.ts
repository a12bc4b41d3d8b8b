import { z } from 'zod';
import {
  changedResponse,
  messageResponse,
  restErrorBody,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import { invitationCheckResponse, signedInResponse } from './sign-in.responses.js';
import type { CompanySignInServices } from './company-sign-in-services.js';
import type { CompanyUserView } from '../company-user.repository.js';

/** Types only: what a field must hold is the service's to check, with the words for people. */
const text = z.string().nullish();
const tokenParams = z.object({ token: z.string() });

const tag = 'Company sign-in';

/** The calls by which company users get in. */
export const companySignInRoutes = (services: CompanySignInServices): RestRoute[] => [
  ...signInRoutes(services),
  ...invitationRoutes(services),
];

const signInRoutes = ({ signIn, passwordReset }: CompanySignInServices): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/companies/auth/login',
    refuses: [401],
    access: 'public',
    tag,
    summary: 'Signs a company user in; the refresh token comes as a cookie.',
    requires: ['email', 'password'],
    body: z.object({ email: text, password: text, code: text }).meta({ fieldsOf: 'SignInInput' }),
    response: signedInResponse,
    handle: async (context, { body, cookies }) => {
      const { session, user } = await signIn.signIn(context, body);
      const { token, expiresAt, refreshToken, refreshExpiresAt, actor } = session;
      cookies.setRefreshCookie('company-user', refreshToken, refreshExpiresAt);
      const permissions = actor.kind === 'companyUser' ? [...actor.permissions] : [];
      const data = { ...toUserData(user), permissions };
      return { message: SIGN_IN_TEXTS.signedIn, token, expiresAt, user: data };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/companies/auth/forgot-password',
    access: 'public',
    tag,
    summary: 'Mails a link to a new password if there is such an account.',
    requires: ['email'],
    body: z.object({ email: text }).meta({ fieldsOf: 'RequestPasswordResetInput' }),
    response: messageResponse,
    handle: async (context, { body }) => {
      await passwordReset.request(context, body);
      return { message: SIGN_IN_TEXTS.resetRequested };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/companies/auth/reset-password',
    access: 'public',
    tag,
    summary: 'Sets a new password with a mailed link, once.',
    requires: ['token', 'password'],
    body: z.object({ token: text, password: text }).meta({ fieldsOf: 'ResetPasswordInput' }),
    response: messageResponse,
    handle: async (context, { body }) => {
      await passwordReset.reset(context, body);
      return { message: SIGN_IN_TEXTS.passwordReset };
    },
  }),
];

const invitationRoutes = ({ acceptance }: CompanySignInServices): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/companies/invitation/:token/validate',
    access: 'public',
    tag,
    summary: 'Whether the link of an invitation still holds; 404 with the reason if not.',
    params: tokenParams,
    response: invitationCheckResponse,
    handle: async (context, { params, reply }) => {
      const check = await acceptance.check(context, params.token);
      if (!check.valid) {
        reply.code(404);
        return { ...restErrorBody(check.refusal), valid: false };
      }
      const { companyName, email, role, firstName, lastName, expiresAt } = check.invitation;
      const invitation = { companyName, email, role, firstName, lastName, expiresAt };
      return { valid: true, invitation };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/companies/accept-invitation/:token',
    refuses: [409],
    access: 'public',
    tag,
    summary: 'Makes an account from an invitation.',
    params: tokenParams,
    requires: ['firstName', 'lastName', 'password', 'confirmPassword'],
    body: z
      .object({
        firstName: text,
        lastName: text,
        password: text,
        confirmPassword: text,
        // Not among the documented fields: the form does not send without the consent.
        acceptTerms: z
          .boolean()
          .default(true)
          .describe('Whether the terms and conditions are accepted; `false` is refused.'),
      })
      .meta({ fieldsOf: 'AcceptCompanyInvitationInput' }),
    status: 201,
    response: changedResponse(
      z.object({ email: z.string() }).meta({ fieldsOf: 'CompanyInvitationDetails' }),
    ),
    handle: async (context, { params, body }) => {
      const email = await acceptance.accept(context, { ...body, token: params.token });
      return { message: SIGN_IN_TEXTS.accepted, data: { email } };
    },
  }),
];

/** A company user as REST shows them to themselves. */
export function toUserData(user: CompanyUserView) {
  const { id, firstName, lastName, email, role, status, company } = user;
  return {
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email,
    role,
    status,
    passwordIsTemporary: user.passwordIsTemporary,
    passwordChangeIsDue: user.passwordChangeIsDue,
    managingCompanyId: company.id,
    managingCompany: company,
  };
}
