import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import {
  CasePayload,
  RevokeCaseLinkInput,
  SeenCaseInput,
  SHARES_CONTACT,
} from '../case-inputs.type.js';
import { presentCaseTo } from '../case.presenter.js';
import type { CraftsmanLinks } from './craftsman-links.service.js';
import type { CraftsmanCaseView, CraftsmanService } from './craftsman.service.js';
import {
  CraftsmanAppointmentInput,
  CraftsmanCase,
  CraftsmanCasePayload,
  CraftsmanMailPreview,
  ReportCaseDoneInput,
} from './craftsman.type.js';

const BY_LINK = 'For whom the link was sent to, without an account';
const VOID = 'NOT_FOUND (the link is void, or the case is closed), RATE_LIMITED';

@Resolver()
export class CraftsmanResolver {
  readonly #links: CraftsmanLinks;
  readonly #craftsmen: CraftsmanService;

  constructor(links: CraftsmanLinks, craftsmen: CraftsmanService) {
    this.#links = links;
    this.#craftsmen = craftsmen;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description:
      'Mails the craftsman of a case a link to it, good for 30 days; one that was sent before is void at once. For administrators, and `cases.view` with `cases.edit` at the own company. Errors: BAD_USER_INPUT (there is no address), NOT_FOUND, CONFLICT (a colleague has changed it since that revision), RATE_LIMITED.',
  })
  async sendCaseToCraftsman(
    @Arg('input', () => SeenCaseInput, { description: 'The case.' }) input: SeenCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#links.send(request, input);
    return { message: 'Sent', case: presentCaseTo(request.actor)(row) };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CraftsmanMailPreview, {
    description:
      'What `sendCaseToCraftsman` would mail now. For administrators, and `cases.view` with `cases.edit` at the own company. Errors: BAD_USER_INPUT (there is no address), NOT_FOUND.',
  })
  async craftsmanMailPreview(
    @Arg('id', () => ID, { description: 'The case.' }) id: string,
    @Arg('sharesContact', () => Boolean, { defaultValue: false, description: SHARES_CONTACT })
    sharesContact: boolean,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanMailPreview> {
    return this.#links.preview(request, { id, sharesContact });
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CasePayload, {
    description:
      'Makes the link of a case void. For administrators, and `cases.view` with `cases.edit` at the own company. Errors: NOT_FOUND.',
  })
  async revokeCaseLink(
    @Arg('input', () => RevokeCaseLinkInput, { description: 'The case.' })
    { id }: RevokeCaseLinkInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CasePayload> {
    const row = await this.#links.revoke(request, id);
    return { message: 'The link is void', case: presentCaseTo(request.actor)(row) };
  }

  @AccessFor('public')
  @Query(() => CraftsmanCase, {
    description: `The case that a craftsman's link opens. ${BY_LINK}. Errors: ${VOID}.`,
  })
  async craftsmanCase(
    @Arg('token', { description: 'Token of the link.' }) token: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanCase> {
    return present(await this.#craftsmen.open(request, token));
  }

  @AccessFor('public')
  @Mutation(() => CraftsmanCasePayload, {
    description: `Proposes an appointment. ${BY_LINK}. Errors: BAD_USER_INPUT, ${VOID}.`,
  })
  async proposeCraftsmanAppointment(
    @Arg('input', () => CraftsmanAppointmentInput, { description: 'The moment.' })
    { token, ...named }: CraftsmanAppointmentInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanCasePayload> {
    const view = await this.#craftsmen.propose(request, token, named);
    return { message: 'Termin vorgeschlagen', case: present(view) };
  }

  @AccessFor('public')
  @Mutation(() => CraftsmanCasePayload, {
    description: `Agrees to the appointment that the company has named. ${BY_LINK}. Errors: CONFLICT (it is another one now), ${VOID}.`,
  })
  async confirmCraftsmanAppointment(
    @Arg('input', () => CraftsmanAppointmentInput, { description: 'The moment.' })
    { token, ...seen }: CraftsmanAppointmentInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanCasePayload> {
    const view = await this.#craftsmen.confirm(request, token, seen);
    return { message: 'Termin bestätigt', case: present(view) };
  }

  @AccessFor('public')
  @Mutation(() => CraftsmanCasePayload, {
    description: `Reports the work as done. ${BY_LINK}. Errors: BAD_USER_INPUT, ${VOID}.`,
  })
  async reportCaseDone(
    @Arg('input', () => ReportCaseDoneInput, { description: 'What was done.' })
    { token, note }: ReportCaseDoneInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CraftsmanCasePayload> {
    const view = await this.#craftsmen.reportDone(request, token, { note });
    return { message: 'Als erledigt gemeldet', case: present(view) };
  }
}

const present = ({ serviceCase, company, fileNames }: CraftsmanCaseView): CraftsmanCase => ({
  number: serviceCase.number,
  title: serviceCase.title,
  description: serviceCase.description,
  place: serviceCase.place,
  state: serviceCase.state,
  dueOn: serviceCase.dueOn ?? null,
  appointmentAt: serviceCase.appointmentAt ?? null,
  appointmentUntil: serviceCase.appointmentUntil ?? null,
  appointmentState: serviceCase.appointmentState ?? null,
  companyName: company.name,
  companyPhone: company.phone,
  fileNames,
});
