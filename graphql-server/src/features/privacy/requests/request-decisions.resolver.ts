import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import type { PrivacyRequestService } from '../privacy-request.service.js';
import { presentRequest } from '../privacy.presenter.js';
import {
  AnswerPrivacyRequestInput,
  ConfirmPrivacyRequestInput,
  EraseCompanyUserInput,
  ExportPersonInput,
  PrivacyRequestCounts,
  PrivacyRequestPayload,
} from '../privacy.type.js';
import type { RequestDecisions } from './decisions.service.js';

const MAY =
  'For administrators, and `users.delete` at the own company; copies also need `conversations.view` and `conversations.export`, and what concerns employees is for company administrators.';

/** What a company does about requests for data. */
@Resolver()
export class RequestDecisionResolver {
  readonly #requests: PrivacyRequestService;
  readonly #decisions: RequestDecisions;

  constructor(requests: PrivacyRequestService, decisions: RequestDecisions) {
    this.#requests = requests;
    this.#decisions = decisions;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => PrivacyRequestCounts, {
    description: `How many requests about data are not done yet. ${MAY} Errors: FORBIDDEN, NOT_FOUND (another company).`,
  })
  async privacyRequestCounts(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'Only of this company; for administrators.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestCounts> {
    return this.#requests.counts(request, companyId);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PrivacyRequestPayload, {
    description: `Confirms that a request comes from the person: what they ask for is done now. One that has failed begins again. ${MAY} Errors: CONFLICT (it is decided, a legal hold, another request has to be done first), FORBIDDEN, NOT_FOUND.`,
  })
  async confirmPrivacyRequest(
    @Arg('input', () => ConfirmPrivacyRequestInput, { description: 'The request.' })
    { id }: ConfirmPrivacyRequestInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestPayload> {
    const privacyRequest = presentRequest(await this.#decisions.confirm(request, id));
    return { message: 'Request confirmed', privacyRequest };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PrivacyRequestPayload, {
    description: `Refuses a request; the person is told why by mail, and where they can complain. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (it is decided), FORBIDDEN, NOT_FOUND.`,
  })
  async refusePrivacyRequest(
    @Arg('input', () => AnswerPrivacyRequestInput, { description: 'The request, and why.' })
    { id, note }: AnswerPrivacyRequestInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestPayload> {
    const privacyRequest = presentRequest(await this.#decisions.refuse(request, id, note));
    return { message: 'Request refused', privacyRequest };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PrivacyRequestPayload, {
    description: `Extends the time for a request by two months, once and within the first month; the person is told why by mail. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (it is decided, extended or late), FORBIDDEN, NOT_FOUND.`,
  })
  async extendPrivacyRequest(
    @Arg('input', () => AnswerPrivacyRequestInput, { description: 'The request, and why.' })
    { id, note }: AnswerPrivacyRequestInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestPayload> {
    const privacyRequest = presentRequest(await this.#decisions.extend(request, id, note));
    return { message: 'Request extended', privacyRequest };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PrivacyRequestPayload, {
    description: `Puts everything that is kept about a person together as one package, which can be fetched for 7 days at \`POST /api/company/privacy-requests/:id/package\`. ${MAY} Errors: CONFLICT (one is being made, or the person is being erased), FORBIDDEN, NOT_FOUND.`,
  })
  async exportPerson(
    @Arg('input', () => ExportPersonInput, { description: 'The person.' })
    { personKind, id: personId }: ExportPersonInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestPayload> {
    const begun = await this.#requests.startExport(request, { personKind, personId });
    return { message: 'Export started', privacyRequest: presentRequest(begun) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => PrivacyRequestPayload, {
    description:
      'Erases an employee for good: account, sessions, mails and what is theirs alone go; what they wrote and did stays with the company under a pseudonym. They are out at once. For administrators, also of the own company. Errors: CONFLICT (the last administrator, or it runs already), FORBIDDEN (also oneself), NOT_FOUND.',
  })
  async eraseCompanyUser(
    @Arg('input', () => EraseCompanyUserInput, { description: 'The company user.' })
    { id }: EraseCompanyUserInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<PrivacyRequestPayload> {
    const privacyRequest = presentRequest(await this.#requests.eraseEmployee(request, id));
    return { message: 'Erasure started', privacyRequest };
  }
}
