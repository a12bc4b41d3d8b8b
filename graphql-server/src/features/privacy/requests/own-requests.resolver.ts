import { isLanguage } from '@hausgeist/schema';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentOwnRequest } from '../privacy.presenter.js';
import {
  AskForOwnDataInput,
  OwnPrivacyRequest,
  OwnPrivacyRequestPayload,
} from '../privacy.type.js';
import type { OwnRequests } from './own-requests.service.js';

/** What tenants and owners ask of their own data. */
@Resolver()
export class OwnRequestResolver {
  readonly #requests: OwnRequests;

  constructor(requests: OwnRequests) {
    this.#requests = requests;
  }

  @AccessFor(['endUser'])
  @Query(() => [OwnPrivacyRequest], {
    description:
      'What the tenant or owner has asked for about their own data, the newest first; at most 20. A package is fetched at `GET /api/chat/privacy-requests/:id/package`.',
  })
  async ownPrivacyRequests(@Ctx() { request }: GraphqlContext): Promise<OwnPrivacyRequest[]> {
    return (await this.#requests.list(request)).map(presentOwnRequest);
  }

  @AccessFor(['endUser'])
  @Mutation(() => OwnPrivacyRequestPayload, {
    description:
      'Asks the company for a copy of everything that is kept about the tenant or owner, or to erase it. The company has one month. Errors: CONFLICT (it was asked for already), RATE_LIMITED.',
  })
  async askForOwnData(
    @Arg('input', () => AskForOwnDataInput, { description: 'What is asked for.' })
    { kind, language }: AskForOwnDataInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<OwnPrivacyRequestPayload> {
    const asked = await this.#requests.ask(request, {
      kind,
      ...(language && isLanguage(language) ? { language } : {}),
    });
    return { message: 'Request received', privacyRequest: presentOwnRequest(asked) };
  }
}
