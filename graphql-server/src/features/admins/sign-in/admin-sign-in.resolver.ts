import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import { RequestPasswordResetInput, ResetPasswordInput, SignInInput } from '../../auth/index.js';
import { toAdminProfile } from '../admin-profile.type.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import {
  AdminInvitation,
  RegisterAdminInput,
  RegisterAdminPayload,
  RegisterInvitedAdminInput,
  SignInAdminPayload,
  VerifyEmailInput,
} from './admin-sign-in.type.js';
import type { AdminSignInServices } from './admin-sign-in-services.js';
import type { SignedInAdmin } from './admin-sign-in.service.js';

@Resolver()
export class AdminSignInResolver {
  readonly #services: AdminSignInServices;

  constructor(services: AdminSignInServices) {
    this.#services = services;
  }

  @AccessFor('public')
  @Query(() => AdminInvitation, {
    description: 'An invitation that still holds. Errors: NOT_FOUND, RATE_LIMITED.',
  })
  async adminInvitation(
    @Arg('token', { description: 'Token of the mailed link.' }) token: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AdminInvitation> {
    const { admin, expiresAt } = await this.#services.registration.findInvitation(request, token);
    return { email: admin.email, expiresAt };
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => SignInAdminPayload, {
    description:
      'Signs an administrator in. Errors: BAD_USER_INPUT, UNAUTHENTICATED (the same for a wrong password and an unknown address), TWO_FACTOR_REQUIRED, RATE_LIMITED with `retryAfterSeconds`.',
  })
  async signInAdmin(
    @Arg('input', { description: 'E-mail address and password.' }) input: SignInInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SignInAdminPayload> {
    const session = await this.#services.signIn.signIn(context.request, input);
    return { message: SIGN_IN_TEXTS.signedIn, ...admit(context, session) };
  }

  @AccessFor('public')
  @Mutation(() => RegisterAdminPayload, {
    description:
      'Registers an administrator, who must confirm the address by mail. The answer is the same for an address that is known. Errors: BAD_USER_INPUT, FORBIDDEN (registration is by invitation), RATE_LIMITED.',
  })
  async registerAdmin(
    @Arg('input', { description: 'Name, address and password.' }) input: RegisterAdminInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<RegisterAdminPayload> {
    await this.#services.registration.register(request, input);
    return { message: SIGN_IN_TEXTS.registered };
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => RegisterAdminPayload, {
    description:
      'Accepts an invitation and signs the administrator in. Errors: BAD_USER_INPUT, NOT_FOUND (the invitation does not hold), RATE_LIMITED.',
  })
  async registerInvitedAdmin(
    @Arg('input', { description: 'Name, password and the token of the invitation.' })
    input: RegisterInvitedAdminInput,
    @Ctx() context: GraphqlContext,
  ): Promise<RegisterAdminPayload> {
    const session = await this.#services.registration.registerInvited(context.request, input);
    return { message: SIGN_IN_TEXTS.invitationAccepted, ...admit(context, session) };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description: 'Confirms the address of a registration. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async verifyEmail(
    @Arg('input', { description: 'Token of the mailed link.' }) { token }: VerifyEmailInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#services.registration.verifyEmail(request, token);
    return { message: SIGN_IN_TEXTS.verified };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      'Mails a link to a new password, if there is such an administrator; the answer does not tell. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async requestAdminPasswordReset(
    @Arg('input', { description: 'E-mail address of the account.' })
    input: RequestPasswordResetInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#services.passwords.requestReset(request, input);
    return { message: SIGN_IN_TEXTS.resetRequested };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      "Sets an administrator's new password and ends all their sessions. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  async resetAdminPassword(
    @Arg('input', { description: 'Token of the mailed link and the new password.' })
    input: ResetPasswordInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#services.passwords.reset(request, input);
    return { message: SIGN_IN_TEXTS.passwordReset };
  }
}

function admit(context: GraphqlContext, session: SignedInAdmin) {
  const { token, expiresAt, refreshToken, refreshExpiresAt, admin } = session;
  context.setRefreshCookie('admin', refreshToken, refreshExpiresAt);
  return { token, expiresAt, admin: toAdminProfile(admin) };
}
