import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  asksFor,
  type GraphqlContext,
  toConnection,
} from '../../platform/graphql/index.js';
import { upsertMessage } from '../../platform/external-ids/index.js';
import { Colleague } from '../inbox/index.js';
import { CaseDetails } from './case-details.type.js';
import {
  AddCaseCommentInput,
  CasePayload,
  CreateCaseInput,
  SetCaseAppointmentInput,
  ShowCaseItemInput,
  UpdateCaseInput,
  UpsertCaseInput,
  UpsertCasePayload,
  WriteToCaseTenantInput,
} from './case-inputs.type.js';
import { presentCaseCounts, presentCaseDetails, presentCaseTo } from './case.presenter.js';
import type { CaseService } from './case.service.js';
import { CaseArguments, CaseConnection, CaseCounts } from './case.type.js';
import { caseName, type CaseRow } from './case-views.js';
import type { CaseUpsert } from './work/case-upsert.service.js';
import type { CaseWork } from './work/case-work.service.js';

const MEANWHILE = 'CONFLICT (a colleague has changed it since that revision)';
const WORKERS = 'For administrators, and `cases.view` with `cases.edit` at the own company.';
const READERS = 'For administrators, who name the company, and `cases.view` at the own company.';

@Resolver()
export class CaseResolver {
  readonly #cases: CaseService;
  readonly #work: CaseWork;
  readonly #upsert: CaseUpsert;

  constructor(cases: CaseService, work: CaseWork, upsert: CaseUpsert) {
    this.#cases = cases;
    this.#work = work;
    this.#upsert = upsert;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CaseConnection, {
    description: `Cases of one company. ${READERS} Errors: BAD_USER_INPUT, NOT_FOUND.`,
  })
  async cases(
    @Args(() => CaseArguments) { filter, sort, ...page }: CaseArguments,
    @Ctx() { request }: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CaseConnection> {
    const { companyId, search, ...rest } = filter ?? {};
    const counted = asksFor(info, 'totalCount');
    const list = await this.#cases.list(request, {
      ...{ companyId, filter: rest, search, sort, page, counted },
    });
    return toConnection(list, presentCaseTo(request.actor));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CaseCounts, { description: `How many cases there are. ${READERS}` })
  async caseCounts(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CaseCounts> {
    return presentCaseCounts(await this.#cases.counts(request, companyId));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CaseDetails, {
    description:
      'One case with its history, files and link. For administrators, and `cases.view` at the own company. Errors: NOT_FOUND.',
  })
  async case(
    @Arg('id', () => ID, { description: 'The case.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CaseDetails> {
    return presentCaseDetails(request.actor, await this.#cases.details(request, id));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [Colleague], {
    description: `The people of one company who may be given cases, by name. ${READERS} Errors: BAD_USER_INPUT, NOT_FOUND.`,
  })
  async caseColleagues(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<Colleague[]> {
    return this.#cases.colleagues(request, companyId);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Makes a case, by itself or from a conversation. ${WORKERS} Errors: BAD_USER_INPUT, NOT_FOUND.`,
  })
  async createCase(
    @Arg('input', () => CreateCaseInput, { description: 'The case.' }) input: CreateCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#work.create(request, input);
    return payload(request, row, `Case ${caseName(row)} made`);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Changes a case. Another e-mail address of the craftsman makes their link void, and so does closing the case. ${WORKERS} Errors: BAD_USER_INPUT, NOT_FOUND, ${MEANWHILE}.`,
  })
  async updateCase(
    @Arg('input', () => UpdateCaseInput, { description: 'What changes.' }) input: UpdateCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#work.update(request, input);
    return payload(request, row, `Case ${caseName(row)} changed`);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => UpsertCasePayload, {
    description: `Makes or changes the case with this external id, also where a colleague has changed it meanwhile; the same twice is harmless. ${WORKERS} Errors: BAD_USER_INPUT with \`fields\`, FORBIDDEN, NOT_FOUND (company).`,
  })
  async upsertCase(
    @Arg('input', () => UpsertCaseInput, { description: 'The case.' }) input: UpsertCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<UpsertCasePayload> {
    const { view, outcome } = await this.#upsert.upsert(request, input);
    const message = upsertMessage(`Case ${caseName(view)}`, outcome);
    return Object.assign(payload(request, view, message), { outcome });
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Names an appointment, agrees to the one that the craftsman has proposed, or takes it away; a confirmed one makes an open case a scheduled one. ${WORKERS} Errors: BAD_USER_INPUT, NOT_FOUND, ${MEANWHILE}.`,
  })
  async setCaseAppointment(
    @Arg('input', () => SetCaseAppointmentInput, { description: 'The appointment.' })
    { at = null, ...input }: SetCaseAppointmentInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#work.setAppointment(request, { ...input, at });
    return payload(request, row, at ? 'Appointment set' : 'Appointment taken away');
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Adds an internal comment, which tenants and craftsmen never see. ${WORKERS} Errors: BAD_USER_INPUT, NOT_FOUND.`,
  })
  async addCaseComment(
    @Arg('input', () => AddCaseCommentInput, { description: 'The comment.' })
    input: AddCaseCommentInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    return payload(request, await this.#work.comment(request, input), 'Comment added');
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Writes to the tenant or owner of a case by the way in \`CaseDetails.tenantNotice\`, without that its state changes; mails are at most ten an hour for a case. ${WORKERS} Of a key it takes \`broadcast.send\`, too. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (there is no way to the tenant), RATE_LIMITED.`,
  })
  async writeToCaseTenant(
    @Arg('input', () => WriteToCaseTenantInput, { description: 'The message.' })
    input: WriteToCaseTenantInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    return payload(request, await this.#work.write(request, input), 'Message sent');
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description: `Lets the tenant or owner of a case see one of its files or a craftsman's report in the chat, or no longer. ${WORKERS} Errors: BAD_USER_INPUT, NOT_FOUND.`,
  })
  async showCaseItem(
    @Arg('input', () => ShowCaseItemInput, { description: 'What is shown.' })
    input: ShowCaseItemInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#work.show(request, input);
    return payload(request, row, input.isShown ? 'Shown to the tenant' : 'Hidden from the tenant');
  }
}

const payload = (
  { actor }: GraphqlContext['request'],
  row: CaseRow,
  message: string,
): CasePayload => ({ message, case: presentCaseTo(actor)(row) });
