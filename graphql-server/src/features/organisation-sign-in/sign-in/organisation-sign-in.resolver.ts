import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentSignedIn } from '../../staff-sign-in/index.js';
import type { ViewerService } from '../../viewer/index.js';
import type { OrganisationSignIn } from './organisation-sign-in.service.js';
import {
  BeginOrganisationSignInInput,
  BeginOrganisationSignInPayload,
  OrganisationSignInPayload,
} from './organisation-sign-in.type.js';

@Resolver()
export class OrganisationSignInResolver {
  readonly #signIn: OrganisationSignIn;
  readonly #viewers: ViewerService;

  constructor(signIn: OrganisationSignIn, viewers: ViewerService) {
    this.#signIn = signIn;
    this.#viewers = viewers;
  }

  @AccessFor('public')
  @Query(() => Boolean, {
    description: 'Whether administrators of the platform can sign in with an organisation.',
  })
  adminOrganisationSignInIsOffered(): boolean {
    return this.#signIn.isOfferedToAdmins;
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => BeginOrganisationSignInPayload, {
    description:
      'Begins a sign-in with an organisation (OpenID Connect). The answer depends on the domain alone, not on whether there is an account. Errors: NOT_FOUND where no organisation signs in with this address, UNAVAILABLE while its provider is away, RATE_LIMITED.',
  })
  async beginOrganisationSignIn(
    @Arg('input', { description: 'Where, and for whom.' }) input: BeginOrganisationSignInInput,
    @Ctx() context: GraphqlContext,
  ): Promise<BeginOrganisationSignInPayload> {
    const { url, cookie } = await this.#signIn.begin(context.request, input);
    context.setOrganisationCookie(cookie);
    return { message: 'Send the browser to the organisation.', url };
  }

  @AccessFor('public', { setsCookie: true })
  @Mutation(() => OrganisationSignInPayload, {
    description:
      'Signs a person in who has come back from their organisation, by the cookie of this browser; once. Errors: UNAUTHENTICATED with the reason why the organisation or its answer did not let them in, UNAVAILABLE while its provider is away, RATE_LIMITED.',
  })
  async finishOrganisationSignIn(
    @Ctx() context: GraphqlContext,
  ): Promise<OrganisationSignInPayload> {
    const cookie = context.organisationCookie();
    context.clearOrganisationCookie();
    const { audience, session, from } = await this.#signIn.finish(context.request, cookie);
    const message = 'Login successful';
    const { token, expiresAt, viewer } = await presentSignedIn(context, this.#viewers, {
      ...{ audience, session, message },
    });
    return { message, token, expiresAt, viewer, from: from ?? null };
  }
}
