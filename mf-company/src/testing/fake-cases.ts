import type { JobDetailsFragment } from '../gql/graphql';
import type {
  CasePageQuery,
  CaseRowFragment,
  CraftsmanRowFragment,
} from '../features/cases/gql/graphql';

/** A case as the server gives it. */
export const aCase = (overrides: Partial<CaseRowFragment> = {}) => ({
  __typename: 'Case' as const,
  id: 'case-1',
  number: 12,
  externalId: null,
  title: 'Heizung bleibt kalt',
  description: 'Seit gestern sind alle Heizkörper kalt.',
  place: 'Am Kai 3, 20457 Hamburg, 4. OG links',
  category: 'Heizung',
  urgency: 'HIGH' as const,
  state: 'OPEN' as const,
  dueOn: '2026-11-20',
  isOverdue: true,
  assignee: { __typename: 'Colleague' as const, id: 'user-2', name: 'Mia Lange' },
  endUser: {
    __typename: 'InboxPerson' as const,
    ...{ id: 'end-user-1', firstName: 'Ida', lastName: 'Berger' },
  },
  conversationId: 'conversation-1',
  craftsman: {
    __typename: 'CaseCraftsman' as const,
    ...{ name: 'Rohr & Co', email: 'post@rohr.example', phone: '040 55 12 34' },
  },
  appointmentAt: null,
  appointmentUntil: null,
  appointmentState: null,
  orderedAt: null,
  ...{ isFromTenant: false, noticedOn: null },
  fileCount: 0,
  revision: 3,
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  ...overrides,
});

/** The same case as its craftsman sees it. */
export const aJob = (overrides: Partial<JobDetailsFragment> = {}) => ({
  __typename: 'CraftsmanCase' as const,
  number: 12,
  title: 'Heizung bleibt kalt',
  description: 'Seit gestern sind alle Heizkörper kalt.',
  place: 'Am Kai 3, 20457 Hamburg, 4. OG links',
  state: 'OPEN' as const,
  dueOn: '2026-11-20',
  appointmentAt: null,
  appointmentUntil: null,
  appointmentState: null,
  companyName: 'Lindenhof Hausverwaltung GmbH',
  companyPhone: '040 66969 100',
  fileNames: [] as string[],
  ...overrides,
});

/** What a craftsman would be mailed. */
const aCraftsmanMail = {
  __typename: 'CraftsmanMailPreview' as const,
  to: 'post@rohr.example',
  subject: 'Auftrag #12: Heizung bleibt kalt',
  text: 'Guten Tag Rohr & Co,\n\nLindenhof Hausverwaltung GmbH bittet Sie, folgende Arbeit zu übernehmen:\n\nOrt: Am Kai 3, 20457 Hamburg',
  description: 'Seit gestern sind alle Heizkörper kalt.',
};

type Details = CasePageQuery['case'];
interface Input extends Partial<CaseRowFragment> {
  id?: string;
}

/** A craftsman whom the company keeps. */
export const aCraftsman = (overrides: Partial<CraftsmanRowFragment> = {}) => ({
  __typename: 'Craftsman' as const,
  ...{ id: 'craftsman-1', name: 'Rohr & Co', trade: 'Sanitär', email: 'post@rohr.example' },
  ...{ phone: '040 55 12 34', note: 'Kommt auch samstags.' },
  ...overrides,
});

/** What the portal is told of cases. */
export class FakeCases {
  cases: ReturnType<typeof aCase>[] = [];
  /** How tenants are told. */
  tenantNotice: 'CHAT' | 'MAIL' | null = 'MAIL';
  history: (Details['history'][number] & { __typename: 'CaseEntry' })[] = [];
  files: (Details['files'][number] & { __typename: 'CaseFile' })[] = [];
  conversations: (Details['conversations'][number] & { __typename: 'CaseConversation' })[] = [];
  craftsmen: ReturnType<typeof aCraftsman>[] = [];
  link: Details['link'] | null = null;

  /** The answer; null for what hangs, undefined for what is not asked of cases. */
  answer(
    name: string,
    variables: Record<string, unknown>,
  ): Record<string, unknown> | null | undefined {
    const input = (variables['input'] ?? {}) as Input;
    switch (name) {
      case 'Cases': {
        const { isUndone } = (variables['filter'] ?? {}) as { isUndone?: boolean };
        const found = this.cases.filter(
          ({ state }) => !isUndone || (state !== 'DONE' && state !== 'CLOSED'),
        );
        return {
          cases: {
            totalCount: found.length,
            edges: found.map((node) => ({ __typename: 'CaseEdge', node })),
          },
        };
      }
      case 'ReportedCases': {
        const waiting = this.cases.filter(
          ({ state, isFromTenant }) => isFromTenant && state === 'OPEN',
        );
        return { cases: { totalCount: waiting.length } };
      }
      case 'CaseCounts':
        return { caseCounts: this.#counts() };
      case 'PortalCraftsmen':
        return { craftsmen: this.craftsmen };
      case 'CreatePortalCraftsman':
        this.craftsmen = [
          ...this.craftsmen,
          aCraftsman({ ...(variables['input'] as object), id: 'craftsman-9' }),
        ];
        return { createCraftsman: { craftsman: this.craftsmen.at(-1) } };
      case 'DeletePortalCraftsman':
        this.craftsmen = this.craftsmen.filter(({ id }) => id !== input.id);
        return { deleteCraftsman: { deletedId: input.id } };
      case 'CaseColleagues':
        return { caseColleagues: [{ __typename: 'Colleague', id: 'user-2', name: 'Mia Lange' }] };
      case 'CasePage':
        return {
          case: {
            __typename: 'CaseDetails',
            id: variables['id'],
            case: this.cases.find(({ id }) => id === variables['id']) ?? aCase(),
            history: this.history,
            files: this.files,
            link: this.link,
            conversations: this.conversations,
          },
        };
      case 'CaseTenantNotice':
        return {
          case: {
            ...{ __typename: 'CaseDetails', id: variables['id'] },
            tenantNotice: this.tenantNotice,
            conversations: this.conversations,
          },
        };
      case 'CraftsmanMail':
        return { craftsmanMailPreview: aCraftsmanMail };
      case 'SendCaseToCraftsman':
        return { sendCaseToCraftsman: { case: this.#changed({ id: input.id ?? '' }) } };
      case 'CreateCase':
        this.cases = [aCase({ ...input, id: 'case-9', number: 13, revision: 0 }), ...this.cases];
        return { createCase: { case: this.cases[0] } };
      case 'UpdateCase':
        return { updateCase: { case: this.#changed(input) } };
      case 'SetCaseAppointment':
        // As the server does it, with open cases.
        return {
          setCaseAppointment: {
            case: this.#changed({
              id: input.id ?? '',
              ...(this.cases[0]?.state === 'OPEN' ? { state: 'SCHEDULED' } : {}),
            }),
          },
        };
      case 'AddCaseConversation':
        return { addCaseConversation: { case: this.#changed({ id: input.id ?? '' }) } };
      case 'RemoveCaseConversation':
        return { removeCaseConversation: { case: this.#changed({ id: input.id ?? '' }) } };
      case 'WriteToCaseTenant':
        return { writeToCaseTenant: { case: this.#changed({ id: input.id ?? '' }) } };
      case 'AddCaseComment':
        return { addCaseComment: { case: this.#changed({ id: input.id ?? '' }) } };
      case 'ShowCaseItem':
        return { showCaseItem: { case: this.#changed({ id: input.id ?? '' }) } };
      case 'CaseEvents':
      case 'CaseMarkEvents':
        // Its events are emitted by the test.
        return null;
      default:
        return undefined;
    }
  }

  #changed(input: Input) {
    this.cases = this.cases.map((one) =>
      one.id === input.id ? aCase({ ...one, ...input, revision: one.revision + 1 }) : one,
    );
    return this.cases.find(({ id }) => id === input.id) ?? aCase();
  }

  #counts() {
    const count = (state: string) => this.cases.filter((one) => one.state === state).length;
    return {
      __typename: 'CaseCounts',
      open: count('OPEN'),
      scheduled: count('SCHEDULED'),
      inProgress: count('IN_PROGRESS'),
      reopened: count('REOPENED'),
      done: count('DONE'),
      closed: count('CLOSED'),
      ...{ overdue: 0, mine: 0, appointments: 0 },
    };
  }
}
