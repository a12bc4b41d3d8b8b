import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import { toAdminProfile } from '../admin-profile.type.js';
import { SIGN_IN_TEXTS } from './sign-in-texts.js';
import {
  AdminInvitation,
  RegisterAdminInput,
  RegisterAdminPayload,
  RegisterInvitedAdminInput,
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
}

function admit(context: GraphqlContext, session: SignedInAdmin) {
  const { token, expiresAt, refreshToken, refreshExpiresAt, admin } = session;
  context.setRefreshCookie('admin', refreshToken, refreshExpiresAt);
  return { token, expiresAt, admin: toAdminProfile(admin) };
}
