import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../platform/graphql/index.js';
import type { LegalHoldService } from './legal-hold.service.js';
import type { PrivacyRequestService } from './privacy-request.service.js';
import { presentRequest } from './privacy.presenter.js';
import {
  EraseEndUserInput,
  LegalHoldPayload,
  LegalHoldType,
  PlaceLegalHoldInput,
  PrivacyRequestPayload,
  PrivacyRequestType,
} from './privacy.type.js';

const MAY = 'For administrators, and `users.delete` at the own company.';

@Resolver()
export class PrivacyResolver {
  readonly #holds: LegalHoldService;
  readonly #requests: PrivacyRequestService;

  constructor(holds: LegalHoldService, requests: PrivacyRequestService) {
    this.#holds = holds;
    this.#requests = requests;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [LegalHoldType], {
    description: `The legal holds on a person and their conversations, the newest first; none for an unknown one. ${MAY} Errors: FORBIDDEN, NOT_FOUND (no id).`,
  })
  async legalHolds(
    @Arg('endUserId', () => ID, { description: 'The tenant or owner.' }) endUserId: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<LegalHoldType[]> {
    return this.#holds.list(request, endUserId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => LegalHoldPayload, {
    description: `Holds a person with everything, or one conversation: neither time nor anybody deletes it. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (the person is being erased), FORBIDDEN, NOT_FOUND.`,
  })
  async placeLegalHold(
    @Arg('input', () => PlaceLegalHoldInput, { description: 'What is held, and why.' })
    input: PlaceLegalHoldInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<LegalHoldPayload> {
    const legalHold = await this.#holds.place(request, input);
    return { message: 'Legal hold placed', legalHold };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DeletePayload, {
    description: `Lifts a legal hold. ${MAY} Errors: FORBIDDEN, NOT_FOUND.`,
  })
  async liftLegalHold(
    @Arg('input', () => DeleteInput, { description: 'The hold.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Legal hold lifted', deletedId: await this.#holds.lift(request, id) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => [PrivacyRequestType], {
    description: `What was asked for about the data of people, the newest first; at most 200. ${MAY} Errors: FORBIDDEN, NOT_FOUND (another company).`,
  })
  async privacyRequests(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'Only of this company; for administrators.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestType[]> {
    return (await this.#requests.list(request, companyId)).map(presentRequest);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PrivacyRequestPayload, {
    description: `Erases a tenant or owner for good, wherever they are spoken of: conversations, files, mails, events, cases, what search has learned, and their name in the audit log. ${MAY} Errors: CONFLICT (a legal hold, or it runs already), FORBIDDEN, NOT_FOUND.`,
  })
  async eraseEndUser(
    @Arg('input', () => EraseEndUserInput, { description: 'The tenant or owner.' })
    { id }: EraseEndUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestPayload> {
    const privacyRequest = presentRequest(await this.#requests.erase(request, id));
    return { message: 'Erasure started', privacyRequest };
  }
}
