import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  idParams,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../../platform/http/index.js';
import { moment } from '../../../platform/input/index.js';
import { CASE_ENTRY_KINDS, CASE_SIDES } from '../case-records.entity.js';
import { caseName, TENANT_NOTICE_WAYS } from '../case-views.js';
import { caseFileUrl, conversationsFor } from '../case.presenter.js';
import { caseResponse, tellingBody, toCaseData } from '../case.routes.js';
import type { CaseService } from '../case.service.js';
import type { CraftsmanLinks } from '../craftsman/craftsman-links.service.js';
import type { CaseWork } from './case-work.service.js';

const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Cases' } as const;
const seen = { revision: z.int().describe('The `revision` of the case when it was seen.') };
const side = z.enum(CASE_SIDES);

const detailsResponse = z
  .object({
    case: caseResponse,
    tenantNotice: z
      .enum(TENANT_NOTICE_WAYS)
      .nullable()
      .describe('By which way its tenant would be told of another state now; null for none.'),
    history: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(CASE_ENTRY_KINDS),
        side,
        actorName: z.string(),
        text: z.string().nullable(),
        changes: z.array(
          z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
        ),
        names: z.array(z.string()),
        isShown: z.boolean(),
        at: timestampResponse,
      }),
    ),
    files: z.array(
      z.object({
        id: z.uuid(),
        originalName: z.string(),
        fileSize: z.int(),
        mimeType: z.string(),
        side,
        uploadedBy: z.string(),
        isShown: z.boolean(),
        url: z.string(),
        at: timestampResponse,
      }),
    ),
    link: z
      .object({
        name: z.string(),
        email: z.string(),
        sentAt: timestampResponse,
        expiresAt: timestampResponse,
        openedAt: timestampResponse.nullable(),
      })
      .nullable(),
    conversations: z.array(
      z.object({
        id: z.uuid(),
        personId: z.uuid(),
        personName: z.string(),
        startedAt: timestampResponse,
        isSource: z.boolean(),
        isOpen: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CaseDetails' });

interface Services {
  cases: CaseService;
  work: CaseWork;
  links: CraftsmanLinks;
}

/** The calls that do something with a case besides changing its fields. */
export const caseWorkRoutes = ({ cases, work, links }: Services): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/cases/:id/details',
    summary: 'One case with its history, the last 500 entries, its files and its conversations.',
    params: idParams,
    response: dataResponse(detailsResponse),
    handle: async (context, { params: { id } }) => {
      const details = await cases.details(context, id);
      const { row, entries, files, link, tenantNotice } = details;
      return {
        data: {
          case: toCaseData(context.actor)(row),
          tenantNotice,
          history: entries,
          files: files.map(({ purpose: _purpose, ...file }) => ({
            ...file,
            url: caseFileUrl(row.id, file.id),
          })),
          link,
          conversations: conversationsFor(context.actor, details),
        },
      };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/cases/:id/comments',
    summary: 'Adds an internal comment, which tenants and craftsmen never see.',
    params: idParams,
    body: z.object({ text: z.string() }).meta({ fieldsOf: 'AddCaseCommentInput' }),
    status: 201,
    response: changedResponse(caseResponse),
    handle: async (context, { params: { id }, body }) => {
      const row = await work.comment(context, { id, ...body });
      return { message: 'Comment added', data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/cases/:id/messages',
    summary: 'Writes to the tenant of a case, by the way in which they are told of other states.',
    params: idParams,
    body: z.object({ text: z.string() }).meta({ fieldsOf: 'WriteToCaseTenantInput' }),
    status: 201,
    response: changedResponse(caseResponse),
    handle: async (context, { params: { id }, body }) => {
      const row = await work.write(context, { id, ...body });
      return { message: 'Message sent', data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/company/cases/:id/appointment',
    summary:
      'Names an appointment, agrees to the one that the craftsman has named, or takes it away.',
    params: idParams,
    body: z
      .object({
        ...seen,
        at: moment().nullable(),
        until: moment().nullish(),
        isConfirmed: z.boolean().optional(),
        ...tellingBody,
      })
      .meta({ fieldsOf: 'SetCaseAppointmentInput' }),
    response: changedResponse(caseResponse),
    handle: async (
      context,
      { params: { id }, body: { at, until, isConfirmed = false, ...rest } },
    ) => {
      const row = await work.setAppointment(context, {
        ...{ id, ...rest, isConfirmed },
        at: at === null ? null : new Date(at),
        until: typeof until === 'string' ? new Date(until) : until,
      });
      return { message: 'Appointment set', data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/company/cases/:id/link',
    summary: 'Mails the craftsman a link to the case; one before it is void then.',
    params: idParams,
    body: z
      .object({ ...seen, sharesContact: z.boolean().optional() })
      .meta({ fieldsOf: 'SeenCaseInput' }),
    response: changedResponse(caseResponse),
    handle: async (context, { params: { id }, body }) => {
      const row = await links.send(context, { id, ...body });
      return { message: `Case ${caseName(row)} sent`, data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    path: '/company/cases/:id/link',
    summary: "Makes the craftsman's link void.",
    params: idParams,
    response: changedResponse(caseResponse),
    handle: async (context, { params: { id } }) => {
      const row = await links.revoke(context, id);
      return { message: 'Link made void', data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/company/cases/:id/shown/:itemId',
    summary: "Lets the tenant see a file of the case or a craftsman's report, or no longer.",
    params: idParams.extend({ itemId: z.string() }),
    body: z.object({ isShown: z.boolean() }).meta({ fieldsOf: 'ShowCaseItemInput' }),
    response: changedResponse(caseResponse),
    handle: async (context, { params: { id, itemId }, body }) => {
      const row = await work.show(context, { id, itemId, ...body });
      const message = body.isShown ? 'Shown to the tenant' : 'Hidden from the tenant';
      return { message, data: toCaseData(context.actor)(row) };
    },
  }),
];
