import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import { toEndUserProfile } from '../end-user-profile.type.js';
import type { EndUserSignIn } from './end-user-sign-in.service.js';
import { NEW_LINK_MESSAGE, type NewSignInLinks } from './new-sign-in-links.js';
import {
  AuthenticateEndUserInput,
  AuthenticateEndUserPayload,
  RequestSignInLinkInput,
  SignInEndUserByLinkInput,
} from './end-user-sign-in.type.js';

@Resolver()
export class EndUserSignInResolver {
  readonly #signIn: EndUserSignIn;
  readonly #newLinks: NewSignInLinks;

  constructor(signIn: EndUserSignIn, newLinks: NewSignInLinks) {
    this.#signIn = signIn;
    this.#newLinks = newLinks;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => AuthenticateEndUserPayload, {
    description:
      'Signs a tenant or owner in. Errors: UNAUTHENTICATED (wrong number or unknown address, the same for both; or a wrong code), TWO_FACTOR_REQUIRED (the company wants a code on a device that is new to the person: it was mailed, call again with `code`), RATE_LIMITED with `retryAfterSeconds`.',
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
      'Signs the tenant or owner in whom a mail with a link was sent to. Errors: UNAUTHENTICATED (`SIGN_IN_LINK_USED`, or `SIGN_IN_LINK_VOID`: expired, or the address or number of the person is another one), RATE_LIMITED.',
  })
  async signInEndUserByLink(
    @Arg('input', { description: 'The code of the link.' }) input: SignInEndUserByLinkInput,
    @Ctx() context: GraphqlContext,
  ): Promise<AuthenticateEndUserPayload> {
    const { token, expiresAt, endUser } = await this.#signIn.signInByLink(context.request, input);
    context.setSessionCookie(token, expiresAt);
    return { token, expiresAt, endUser: toEndUserProfile(endUser) };
  }

  @AccessFor('public')
  @Mutation(() => MessagePayload, {
    description:
      'Mails another link to the person whose link is used up. The answer is the same whatever the code is. Errors: RATE_LIMITED.',
  })
  async requestSignInLink(
    @Arg('input', { description: 'The code of the link before.' }) input: RequestSignInLinkInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#newLinks.request(request, input);
    return { message: NEW_LINK_MESSAGE };
  }
}
