import { CATEGORY_NAMES } from '@hausgeist/schema';
import { z } from 'zod';
import {
  externalIdBody,
  externalIdQuery,
  upsertMessage,
  upsertResponse,
} from '../../platform/external-ids/index.js';
import type { Actor } from '../../platform/context/index.js';
import {
  changedResponse,
  dataResponse,
  idParams,
  listResponse,
  queryText,
  restPageQuery,
  type RestRoute,
  restRoute,
  timestampResponse,
  toListAnswer,
  toOffset,
} from '../../platform/http/index.js';
import { APPOINTMENT_STATES, CASE_STATES } from './case.entity.js';
import { CASE_SORTS, caseName, type CaseRow } from './case-views.js';
import { mayReadConversations } from './case.policy.js';
import type { CaseService } from './case.service.js';
import type { CaseUpsert } from './work/case-upsert.service.js';
import type { CaseWork } from './work/case-work.service.js';

const URGENCIES = ['NORMAL', 'HIGH', 'EMERGENCY'] as const;

const person = z
  .object({
    id: z.uuid().describe('Opaque id.'),
    name: z.string().describe('First and last name.'),
  })
  .meta({ id: 'CasePerson' });

/** A case in answers of REST. */
export const caseResponse = z
  .object({
    id: z.uuid(),
    number: z.int(),
    externalId: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    place: z.string(),
    category: z.string().nullable(),
    urgency: z.enum(URGENCIES),
    state: z.enum(CASE_STATES),
    dueOn: z.string().nullable(),
    isOverdue: z.boolean(),
    assignee: person.nullable(),
    endUser: person.nullable(),
    conversationId: z.uuid().nullable(),
    isFromTenant: z.boolean(),
    noticedOn: z.string().nullable(),
    craftsman: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    appointmentAt: timestampResponse.nullable(),
    appointmentUntil: timestampResponse.nullable(),
    appointmentState: z.enum(APPOINTMENT_STATES).nullable(),
    orderedAt: timestampResponse.nullable(),
    revision: z
      .int()
      .describe('Grows with every change but comments and files; changes take the one last seen.'),
    createdAt: timestampResponse,
    updatedAt: timestampResponse,
  })
  .meta({ id: 'Case' });

/** Types only: what a field must hold is the service's to check, with the words for people. */
const fieldsBody = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  place: z.string().nullish(),
  category: z
    .string()
    .nullish()
    .describe(`One of ${CATEGORY_NAMES.join(', ')}.`),
  urgency: z.enum(URGENCIES).nullish(),
  state: z.enum(CASE_STATES).nullish(),
  dueOn: z.string().nullish(),
  assigneeId: z
    .string()
    .nullish()
    .describe(
      'Who is to look after it: a member of the company who may see cases; null for none. If it is missing, a new case from a conversation has the one who looks after that.',
    ),
  craftsmanName: z.string().nullish(),
  craftsmanEmail: z.string().nullish(),
  craftsmanPhone: z.string().nullish(),
  externalId: externalIdBody,
});

/** What may be said of telling the tenant. */
export const tellingBody = {
  tellsTenant: z
    .boolean()
    .nullish()
    .describe(
      '`false` leaves out telling the tenant of another state or appointment, of which at most ten mails an hour go out for a case.',
    ),
  note: z
    .string()
    .nullish()
    .describe('What the tenant is told along with it; of a key it takes `broadcast.send`.'),
};

const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Cases' } as const;

/** The calls about cases. */
export const caseRoutes = (cases: CaseService, work: CaseWork, upsert: CaseUpsert): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/cases',
    summary: 'Cases of a company, what changed last first.',
    query: z.object({
      companyId: queryText,
      search: queryText,
      state: z.enum(CASE_STATES).optional(),
      urgency: z.enum(URGENCIES).optional(),
      ...{ isUndone: flag, isOverdue: flag, isUnassigned: flag, isFromTenant: flag },
      assigneeId: queryText,
      endUserId: queryText.describe('Only those of this tenant or owner.'),
      conversationId: queryText.describe(
        'Only those made from this conversation, or to which it was added.',
      ),
      buildingId: queryText.describe('Of the people who live in this building now.'),
      externalId: externalIdQuery,
      sort: z.enum(CASE_SORTS).optional().describe('`ACTIVITY` if missing.'),
      ...restPageQuery(50),
    }),
    response: listResponse(caseResponse),
    handle: async (context, { query }) => {
      const { companyId, search, sort, page: number, limit, ...filter } = query;
      const page = { page: number, limit };
      const list = await cases.list(context, {
        ...{ companyId, search, sort, filter, page: toOffset(page), counted: true },
      });
      return toListAnswer(list, page, toCaseData(context.actor));
    },
  }),
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/cases/:id',
    summary: 'One case.',
    params: idParams,
    response: dataResponse(caseResponse),
    handle: async (context, { params: { id } }) => ({
      data: toCaseData(context.actor)(await cases.row(context, id)),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/cases',
    summary: 'Makes a case.',
    requires: ['title'],
    body: fieldsBody
      .extend({
        companyId: z.string().nullish(),
        endUserId: z.string().nullish(),
        conversationId: z.string().nullish(),
        attachmentIds: z.array(z.string()).nullish(),
        contactNoteId: z.string().nullish(),
      })
      .meta({ fieldsOf: 'CreateCaseInput' }),
    status: 201,
    response: changedResponse(caseResponse),
    handle: async (context, { body }) => {
      const row = await work.create(context, body);
      return { message: `Case ${caseName(row)} made`, data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/company/cases/by-external-id',
    summary: 'Makes or changes the case with an external id.',
    description:
      'The case that has the `externalId` is changed, also where a colleague has changed it meanwhile; else one is made. The same twice is harmless. Whom a case is about is said when it is made.',
    requires: ['externalId', 'title'],
    body: fieldsBody
      .extend({
        companyId: z.string().nullish(),
        endUserId: z.string().nullish(),
        endUserExternalId: externalIdBody.describe(
          'Customer number of the tenant or owner, in place of `endUserId`.',
        ),
        ...tellingBody,
      })
      .meta({ fieldsOf: 'UpsertCaseInput' }),
    response: upsertResponse(caseResponse),
    handle: async (context, { body }) => {
      const { view, outcome } = await upsert.upsert(context, body);
      const message = upsertMessage(`Case ${caseName(view)}`, outcome);
      return { message, outcome, data: toCaseData(context.actor)(view) };
    },
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/company/cases/:id',
    summary: 'Changes what is named of a case.',
    description:
      'Another e-mail address of the craftsman makes their link void, and so does closing the case.',
    params: idParams,
    body: fieldsBody
      .extend({ revision: z.int(), ...tellingBody })
      .meta({ fieldsOf: 'UpdateCaseInput' }),
    response: changedResponse(caseResponse),
    handle: async (context, { params: { id }, body }) => {
      const row = await work.update(context, { ...body, id });
      return { message: `Case ${caseName(row)} changed`, data: toCaseData(context.actor)(row) };
    },
  }),
];

/** Makes a case for REST, as this actor may see it. */
export const toCaseData =
  (actor: Actor) =>
  ({ companyId: _companyId, updatedKey: _key, fileCount: _count, endUser, ...row }: CaseRow) => ({
    ...row,
    endUser: endUser && { id: endUser.id, name: `${endUser.firstName} ${endUser.lastName}` },
    conversationId: mayReadConversations(actor) ? row.conversationId : null,
  });
