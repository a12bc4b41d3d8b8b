import { Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { OrganisationDoor } from '../organisations/organisation-rule.js';
import type { SessionService } from './session.service.js';
import { SignOutPayload } from './sign-out.type.js';

@Resolver()
export class SignOutResolver {
  readonly #sessions: SessionService;
  readonly #door: OrganisationDoor;

  constructor(sessions: SessionService, door: OrganisationDoor) {
    this.#sessions = sessions;
    this.#door = door;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => SignOutPayload, {
    description: 'Ends the session on the server; open sockets of the session are closed.',
  })
  async signOut(@Ctx() context: GraphqlContext): Promise<SignOutPayload> {
    const { actor } = context.request;
    const ended = await this.#sessions.end(context.request);
    if (actor.kind === 'admin') context.clearRefreshCookie('admin');
    else if (actor.kind === 'companyUser') context.clearRefreshCookie('company-user');
    else context.clearSessionCookie();
    const organisationUrl = ended && (await this.#door.leave(context.request, ended));
    return {
      message: 'You are signed out.',
      signedOut: actor.kind !== 'anonymous',
      organisationUrl: organisationUrl ?? null,
    };
  }
}
