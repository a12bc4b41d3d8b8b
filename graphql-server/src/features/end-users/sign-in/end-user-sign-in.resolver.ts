import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { toEndUserProfile } from '../end-user-profile.type.js';
import type { EndUserSignIn } from './end-user-sign-in.service.js';
import {
  AuthenticateEndUserInput,
  AuthenticateEndUserPayload,
  SignInEndUserByLinkInput,
} from './end-user-sign-in.type.js';

@Resolver()
export class EndUserSignInResolver {
  readonly #signIn: EndUserSignIn;

  constructor(signIn: EndUserSignIn) {
    this.#signIn = signIn;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => AuthenticateEndUserPayload, {
    description:
      'Signs a tenant or owner in. Errors: UNAUTHENTICATED (wrong number or unknown address, the same for both), RATE_LIMITED with `retryAfterSeconds`.',
  })
  async authenticateEndUser(
    @Arg('input', { description: 'E-mail address and authentication number.' })
    input: AuthenticateEndUserInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AuthenticateEndUserPayload> {
    const { token, expiresAt, endUser } = await this.#signIn.signIn(context.request, input);
    context.setSessionCookie(token, expiresAt);
    return { token, expiresAt, endUser: toEndUserProfile(endUser) };
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => AuthenticateEndUserPayload, {
    description:
      'Signs the tenant or owner in whom a mail with a link was sent to. Errors: UNAUTHENTICATED (used, expired, or made void by a newer one), RATE_LIMITED.',
  })
  async signInEndUserByLink(
    @Arg('input', { description: 'The code of the link.' }) input: SignInEndUserByLinkInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AuthenticateEndUserPayload> {
    const { token, expiresAt, endUser } = await this.#signIn.signInByLink(context.request, input);
    context.setSessionCookie(token, expiresAt);
    return { token, expiresAt, endUser: toEndUserProfile(endUser) };
  }
}
