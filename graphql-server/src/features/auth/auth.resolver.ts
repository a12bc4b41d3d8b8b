import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { findEndUser, toEndUserProfile } from '../end-users/index.js';
import {
  AuthenticateEndUserInput,
  AuthenticateEndUserPayload,
  SignOutPayload,
  Viewer,
  ViewerKind,
} from './auth.type.js';
import type { EndUserSignIn } from './end-user-sign-in.service.js';
import type { SessionService } from './session.service.js';

@Resolver()
export class AuthResolver {
  readonly #signIn: EndUserSignIn;
  readonly #sessions: SessionService;

  constructor(signIn: EndUserSignIn, sessions: SessionService) {
    this.#signIn = signIn;
    this.#sessions = sessions;
  }

  @AccessFor('public')
  @Query(() => Viewer, { description: 'Who makes this request.' })
  async viewer(@Ctx() { request }: GraphqlContext): Promise<Viewer> {
    const { actor, em } = request;
    const user = actor.kind === 'endUser' ? await findEndUser(em, actor.endUserId) : null;
    if (!user) return { kind: ViewerKind.ANONYMOUS, permissions: [] };
    return { kind: ViewerKind.END_USER, permissions: [], endUser: toEndUserProfile(user) };
  }

  @AccessFor('public')
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

  @AccessFor('public')
  @Mutation(() => SignOutPayload, {
    description: 'Ends the session on the server; open sockets of the session are closed.',
  })
  async signOut(@Ctx() context: GraphqlContext): Promise<SignOutPayload> {
    const signedOut = await this.#sessions.end(context.request);
    context.clearSessionCookie();
    return { signedOut };
  }
}
