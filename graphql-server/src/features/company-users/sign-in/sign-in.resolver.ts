import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  type GraphqlContext,
  MessagePayload,
  presentRefusal,
} from '../../../platform/graphql/index.js';
import { RequestPasswordResetInput, ResetPasswordInput, SignInInput } from '../../auth/index.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import {
  AcceptCompanyInvitationInput,
  AcceptCompanyInvitationPayload,
  CompanyInvitationCheck,
  SignInCompanyUserPayload,
} from './sign-in.type.js';
import type { CompanySignInServices } from './company-sign-in-services.js';
import { toCompanyUserProfile } from './company-user-profile.type.js';

@Resolver()
export class CompanySignInResolver {
  readonly #services: CompanySignInServices;

  constructor(services: CompanySignInServices) {
    this.#services = services;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => SignInCompanyUserPayload, {
    description:
      'Signs a company user in. Errors: BAD_USER_INPUT, UNAUTHENTICATED (the same for a wrong password, an unknown address and a suspended user), TWO_FACTOR_REQUIRED (send `code` too), RATE_LIMITED with `retryAfterSeconds`.',
  })
  async signInCompanyUser(
    @Arg('input', () => SignInInput, { description: 'Address, password and perhaps a code.' })
    input: SignInInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SignInCompanyUserPayload> {
    const { session, user } = await this.#services.signIn.signIn(context.request, input);
    const { token, expiresAt, refreshToken, refreshExpiresAt, actor } = session;
    context.setRefreshCookie('company-user', refreshToken, refreshExpiresAt);
    return {
      message: SIGN_IN_TEXTS.signedIn,
      token,
      expiresAt,
      companyUser: toCompanyUserProfile(user),
      permissions: actor.kind === 'companyUser' ? [...actor.permissions] : [],
    };
  }

  @AccessFor('public')
  @Query(() => CompanyInvitationCheck, {
    description: 'Whether the link of an invitation still holds. Errors: RATE_LIMITED.',
  })
  async companyInvitation(
    @Arg('token', { description: 'Token of the mailed link.' }) token: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyInvitationCheck> {
    const check = await this.#services.acceptance.check(request, token);
    if (check.valid) return { error: null, refusal: null, ...check };
    const { message, told } = check.refusal;
    const refusal = presentRefusal(told, message);
    return { valid: false, error: message, refusal, invitation: null };
  }

  @AccessFor('public')
  @Mutation(() => AcceptCompanyInvitationPayload, {
    description:
      'Makes an account from an invitation; signing in is the next step. Errors: BAD_USER_INPUT with `fields`, RATE_LIMITED.',
  })
  async acceptCompanyInvitation(
    @Arg('input', () => AcceptCompanyInvitationInput, { description: 'Link, names, password.' })
    input: AcceptCompanyInvitationInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AcceptCompanyInvitationPayload> {
    const email = await this.#services.acceptance.accept(request, input);
    return { message: SIGN_IN_TEXTS.accepted, email };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      'Mails a link to a new password if there is such an account; the answer is always the same. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async requestCompanyPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The address.' })
    input: RequestPasswordResetInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#services.passwordReset.request(request, input);
    return { message: SIGN_IN_TEXTS.resetRequested };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      'Sets a new password with a mailed link, once, and ends every session. It needs at least 8 characters, a lower-case and an upper-case letter, a number and one of @$!%*?&. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  async resetCompanyPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Token of the link, and password.' })
    input: ResetPasswordInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#services.passwordReset.reset(request, input);
    return { message: SIGN_IN_TEXTS.resetDone };
  }
}
