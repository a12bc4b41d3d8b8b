import { z } from 'zod';
import { unauthenticated } from '../../../platform/errors/index.js';
import {
  timestampResponse,
  changedResponse,
  messageResponse,
  type RestRoute,
  restRoute,
  type SessionCookies,
} from '../../../platform/http/index.js';
import { adminResponse, signedInResponse } from '../admin.responses.js';
import { presentAdmin } from '../admin.presenter.js';
import { findAdmin } from '../admin.repository.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import type { AdminSignInServices } from './admin-sign-in-services.js';
import type { SignedInAdmin } from './admin-sign-in.service.js';

/** Wrong types count as missing, so that the service says what is wrong in the documented words. */
const text = z.string().catch('');
const tokenParams = z.object({ token: z.string() });
const registration = { name: text, email: text, password: text, confirmPassword: text };

/** Signing in, registering and forgotten passwords of administrators. */
export function adminSignInRoutes({
  signIn,
  registration: register,
  passwords,
}: AdminSignInServices) {
  const shared = { access: 'public', tag: 'Administrators: access' } as const;
  return [
    restRoute({
      ...shared,
      method: 'POST',
      path: '/auth/login',
      refuses: [401],
      summary: 'Signs an administrator in',
      requires: ['email', 'password'],
      body: z.object({ email: text, password: text, code: text }).meta({ fieldsOf: 'SignInInput' }),
      response: changedResponse(signedInResponse),
      handle: async (context, { body, cookies }) => ({
        message: SIGN_IN_TEXTS.signedIn,
        data: admit(cookies, await signIn.signIn(context, body)),
      }),
    }),
    restRoute({
      ...shared,
      method: 'GET',
      path: '/auth/invitation/:token',
      summary: 'The address that an invitation is for',
      params: tokenParams,
      response: changedResponse(
        z
          .object({ email: z.string(), expiresAt: timestampResponse })
          .meta({ fieldsOf: 'AdminInvitation' }),
      ),
      handle: async (context, { params }) => {
        const { admin, expiresAt } = await register.findInvitation(context, params.token);
        return { message: 'The invitation is valid', data: { email: admin.email, expiresAt } };
      },
    }),
    restRoute({
      ...shared,
      method: 'POST',
      path: '/auth/register',
      refuses: [403],
      summary: 'Registers an administrator, who must confirm the address by mail',
      requires: ['name', 'email', 'password', 'confirmPassword'],
      body: z.object(registration).meta({ fieldsOf: 'RegisterAdminInput' }),
      response: messageResponse,
      handle: async (context, { body }) => {
        await register.register(context, body);
        return { message: SIGN_IN_TEXTS.registered };
      },
    }),
    restRoute({
      ...shared,
      method: 'POST',
      path: '/auth/register-invited',
      refuses: [404],
      summary: 'Accepts an invitation and signs the administrator in',
      requires: ['name', 'email', 'password', 'confirmPassword', 'token'],
      body: z
        .object({
          ...registration,
          email: text.describe('The address that was invited.'),
          token: text,
        })
        .meta({ fieldsOf: 'RegisterInvitedAdminInput' }),
      response: changedResponse(signedInResponse),
      handle: async (context, { body, cookies }) => ({
        message: SIGN_IN_TEXTS.invitationAccepted,
        data: admit(cookies, await register.registerInvited(context, body)),
      }),
    }),
    restRoute({
      ...shared,
      method: 'GET',
      path: '/auth/verify-email/:token',
      refusesHead: true,
      summary: 'Confirms the address of a registration',
      params: tokenParams,
      response: messageResponse,
      handle: async (context, { params }) => {
        await register.verifyEmail(context, params.token);
        return { message: SIGN_IN_TEXTS.verified };
      },
    }),
    restRoute({
      ...shared,
      method: 'POST',
      path: '/auth/request-password-reset',
      summary: 'Mails a link to a new password, if there is such an administrator',
      requires: ['email'],
      body: z.object({ email: text }).meta({ fieldsOf: 'RequestPasswordResetInput' }),
      response: messageResponse,
      handle: async (context, { body }) => {
        await passwords.requestReset(context, body);
        return { message: SIGN_IN_TEXTS.resetRequested };
      },
    }),
    restRoute({
      ...shared,
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Sets a new password with a mailed token',
      requires: ['token', 'newPassword'],
      body: z
        .object({
          token: text,
          newPassword: text.describe('The new password, at least 6 characters.'),
        })
        .meta({ fieldsOf: 'ResetPasswordInput' }),
      response: messageResponse,
      handle: async (context, { body }) => {
        await passwords.reset(context, { token: body.token, password: body.newPassword });
        return { message: SIGN_IN_TEXTS.passwordReset };
      },
    }),
    restRoute({
      method: 'GET',
      path: '/auth/me',
      access: ['admin'],
      tag: shared.tag,
      summary: 'The administrator who asks',
      response: changedResponse(adminResponse),
      handle: async ({ actor, em }) => {
        const admin = actor.kind === 'admin' && (await findAdmin(em, actor.adminId));
        if (!admin) throw unauthenticated();
        return { message: 'You are signed in', data: presentAdmin(admin) };
      },
    }),
    restRoute({
      ...shared,
      method: 'GET',
      path: '/admin/test',
      summary: 'Tells that the server can be reached',
      response: messageResponse,
      handle: async () => ({ message: 'The API can be reached' }),
    }),
  ] satisfies RestRoute[];
}

function admit(cookies: SessionCookies, session: SignedInAdmin) {
  const { token, expiresAt, refreshToken, refreshExpiresAt, admin } = session;
  cookies.setRefreshCookie('admin', refreshToken, refreshExpiresAt);
  return { token, expiresAt, admin: presentAdmin(admin) };
}
