import { isLanguage } from '@hausgeist/schema';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  describeRestCall,
  idParams,
  queryText,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../../platform/http/index.js';
import type { PrivacyRequestService } from '../privacy-request.service.js';
import { presentOwnRequest, presentRequest } from '../privacy.presenter.js';
import type { RequestDecisions } from './decisions.service.js';
import type { OwnRequests } from './own-requests.service.js';
import type { PackageFile } from './packages.js';

const kind = z.enum(['EXPORT', 'ERASURE']);
const personKind = z.enum(['END_USER', 'EMPLOYEE']);

const shared = {
  id: z.uuid(),
  kind,
  state: z.enum(['REQUESTED', 'RUNNING', 'DONE', 'FAILED', 'REFUSED']),
  requestedAt: timestampResponse,
  dueAt: timestampResponse,
  extensionReason: z.string().nullable(),
  refusalReason: z.string().nullable(),
  finishedAt: timestampResponse.nullable(),
  packageBytes: z.number().nullable(),
  packageUntil: timestampResponse.nullable(),
};

const ownResponse = z.object(shared).meta({ id: 'OwnPrivacyRequest' });

const requestResponse = z
  .object({
    ...shared,
    endUserId: z.uuid(),
    personKind,
    personName: z.string(),
    companyName: z.string(),
    isAskedByPerson: z.boolean(),
    isOverdue: z.boolean(),
    decidedBy: z.string().nullable(),
    receipt: z.array(z.object({ name: z.string(), count: z.int() })),
  })
  .meta({ id: 'PrivacyRequest' });

const noteBody = z.object({ note: z.string() }).meta({ fieldsOf: 'AnswerPrivacyRequestInput' });
const staff = { access: ['admin', 'companyUser'], tag: 'Company portal' } as const;
const chat = { access: ['endUser'], tag: 'Chat' } as const;

interface Services {
  requests: PrivacyRequestService;
  decisions: RequestDecisions;
  own: OwnRequests;
}

/** The calls about requests for data. */
export const privacyRoutes = ({ requests, decisions, own }: Services): RestRoute[] => [
  restRoute({
    ...staff,
    method: 'GET',
    path: '/company/privacy-requests',
    summary: 'What was asked for about the data of people, the newest first; at most 200.',
    query: z.object({ companyId: queryText }),
    response: dataResponse(z.array(requestResponse)),
    handle: async (context, { query }) => ({
      data: (await requests.list(context, query.companyId)).map(presentRequest),
    }),
  }),
  restRoute({
    ...staff,
    method: 'POST',
    path: '/company/privacy-requests',
    summary: 'Puts together what is kept about a person.',
    body: z
      .object({ personKind, personId: z.string().describe('Id of the person.') })
      .meta({ fieldsOf: 'ExportPersonInput' }),
    status: 201,
    response: changedResponse(requestResponse),
    handle: async (context, { body }) => ({
      message: 'Export started',
      data: presentRequest(await requests.startExport(context, body)),
    }),
  }),
  restRoute({
    ...staff,
    method: 'POST',
    path: '/company/privacy-requests/:id/confirm',
    summary: 'Confirms that a request comes from the person; it is done now.',
    params: idParams,
    response: changedResponse(requestResponse),
    handle: async (context, { params }) => ({
      message: 'Request confirmed',
      data: presentRequest(await decisions.confirm(context, params.id)),
    }),
  }),
  restRoute({
    ...staff,
    method: 'POST',
    path: '/company/privacy-requests/:id/refuse',
    summary: 'Refuses a request; the person is told why by mail.',
    params: idParams,
    body: noteBody,
    response: changedResponse(requestResponse),
    handle: async (context, { params, body }) => ({
      message: 'Request refused',
      data: presentRequest(await decisions.refuse(context, params.id, body.note)),
    }),
  }),
  restRoute({
    ...staff,
    method: 'POST',
    path: '/company/privacy-requests/:id/extend',
    summary: 'Extends the time for a request by two months; the person is told why by mail.',
    params: idParams,
    body: noteBody,
    response: changedResponse(requestResponse),
    handle: async (context, { params, body }) => ({
      message: 'Request extended',
      data: presentRequest(await decisions.extend(context, params.id, body.note)),
    }),
  }),
  restRoute({
    ...chat,
    method: 'GET',
    path: '/chat/privacy-requests',
    summary: 'What the tenant or owner has asked for about their own data.',
    response: dataResponse(z.array(ownResponse)),
    handle: async (context) => ({ data: (await own.list(context)).map(presentOwnRequest) }),
  }),
  restRoute({
    ...chat,
    method: 'POST',
    path: '/chat/privacy-requests',
    summary: 'Asks for a copy of the own data, or for their erasure.',
    body: z
      .object({ kind, language: z.string().nullish() })
      .meta({ fieldsOf: 'AskForOwnDataInput' }),
    status: 201,
    response: changedResponse(ownResponse),
    handle: async (context, { body }) => {
      const language = body.language && isLanguage(body.language) ? body.language : undefined;
      const asked = await own.ask(context, { kind: body.kind, ...(language ? { language } : {}) });
      return { message: 'Request received', data: presentOwnRequest(asked) };
    },
  }),
];

const passwordBody = z.object({ password: z.string().describe('The present one of the caller.') });

/** The calls that hand packages out. */
export function addPackageRoutes(server: FastifyInstance, { requests, own }: Services): void {
  describeRestCall(server, {
    ...staff,
    method: 'POST',
    path: '/company/privacy-requests/:id/package',
    summary: 'The package of what is kept about a person, for those who give their password',
    description:
      'A ZIP archive: two pages to read (German and English), JSON for programs, and all files. With `users.delete`, `conversations.view` and `conversations.export`; of employees for company administrators.',
    params: z.object({ id: z.uuid() }),
    body: passwordBody,
    respondsWithFile: ['application/zip'],
  });
  server.post<{ Params: { id: string }; Body: { password?: unknown } | null }>(
    '/api/company/privacy-requests/:id/package',
    { config: { access: staff.access } },
    async ({ params, body, context }, reply) => {
      const password = typeof body?.password === 'string' ? body.password : '';
      return send(reply, await requests.openPackage(context, params.id, password));
    },
  );
  describeRestCall(server, {
    ...chat,
    method: 'GET',
    path: '/chat/privacy-requests/:id/package',
    summary: 'The package that was made for the tenant or owner',
    description: 'For 7 days, for the person who has asked for it in the chat.',
    params: z.object({ id: z.uuid() }),
    respondsWithFile: ['application/zip'],
  });
  server.get<{ Params: { id: string } }>(
    '/api/chat/privacy-requests/:id/package',
    { config: { access: chat.access } },
    async ({ params, context }, reply) => send(reply, await own.openPackage(context, params.id)),
  );
}

function send(reply: FastifyReply, { fileName, file }: PackageFile): FastifyReply {
  reply.headers({
    'content-type': 'application/zip',
    'content-length': file.size,
    'content-disposition': contentDisposition(fileName),
    'cache-control': 'private, no-store',
  });
  return reply.send(file.stream);
}
