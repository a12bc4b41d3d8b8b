import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  queryText,
  type RestRoute,
  restRoute,
} from '../../platform/http/index.js';
import type { Absences } from './absence.service.js';

const person = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'AbsencePerson' });

const absenceResponse = z
  .object({
    id: z.uuid(),
    ...{ member: person, firstDay: z.string(), lastDay: z.string() },
    ...{ isNow: z.boolean(), deputy: person.nullable(), note: z.string().nullable() },
  })
  .meta({ id: 'Absence' });

const ofMember = {
  access: ['admin', 'companyUser'],
  tag: 'Team',
  path: '/company/absences/:memberId',
  params: z.object({ memberId: z.string() }),
} as const;

/** The calls about when people of a company are away. */
export const absenceRoutes = (absences: Absences): RestRoute[] => [
  restRoute({
    method: 'GET',
    path: '/company/absences',
    access: ['admin', 'companyUser', 'apiKey'],
    tag: 'Team',
    summary: 'Who is away, now and in time to come, and who stands in; the first to begin first.',
    description:
      'For all people of the company; of a key it takes `team.view`, and `note` is null, as it may tell of an illness.',
    query: z.object({ companyId: queryText }),
    response: dataResponse(z.array(absenceResponse)),
    handle: async (context, { query }) => ({
      data: await absences.list(context, query.companyId),
    }),
  }),
  restRoute({
    ...ofMember,
    method: 'PUT',
    summary: 'Notes when a member is away, in the place of what was noted for them before.',
    description: "Another's needs `team.manage` or `settings.edit`.",
    body: z
      .object({
        ...{ firstDay: z.string(), lastDay: z.string() },
        ...{ deputyId: z.string().nullish(), note: z.string().nullish() },
      })
      .meta({ fieldsOf: 'NoteAbsenceInput' }),
    response: changedResponse(absenceResponse),
    handle: async (context, { params, body }) => ({
      message: 'Absence noted',
      data: await absences.note(context, { ...body, ...params }),
    }),
  }),
  restRoute({
    ...ofMember,
    method: 'DELETE',
    summary: 'Ends an absence early, or takes it back; where there is none, nothing changes.',
    description: "Another's needs `team.manage` or `settings.edit`.",
    response: changedResponse(
      z.object({ memberId: z.uuid() }).meta({ fieldsOf: 'EndAbsencePayload' }),
    ),
    handle: async (context, { params }) => ({
      message: 'Absence ended',
      data: { memberId: await absences.end(context, params.memberId) },
    }),
  }),
];
