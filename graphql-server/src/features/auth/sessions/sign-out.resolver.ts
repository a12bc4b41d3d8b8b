import { Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { SessionService } from './session.service.js';
import { SignOutPayload } from './sign-out.type.js';

@Resolver()
export class SignOutResolver {
  readonly #sessions: SessionService;

  constructor(sessions: SessionService) {
    this.#sessions = sessions;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => SignOutPayload, {
    description: 'Ends the session on the server; open sockets of the session are closed.',
  })
  async signOut(@Ctx() context: GraphqlContext): Promise<SignOutPayload> {
    const { actor } = context.request;
    const signedOut = await this.#sessions.end(context.request);
    if (actor.kind === 'admin') context.clearRefreshCookie('admin');
    else if (actor.kind === 'companyUser') context.clearRefreshCookie('company-user');
    else context.clearSessionCookie();
    return { message: 'You are signed out.', signedOut };
  }
}
