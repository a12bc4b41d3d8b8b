import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  deletedResponse,
  idParams,
  queryText,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../platform/http/index.js';
import type { CannedReply } from './canned-reply.entity.js';
import type { CannedReplyService } from './canned-reply.service.js';

const cannedReplyResponse = z
  .object({
    id: z.uuid(),
    title: z.string(),
    text: z.string(),
    updatedAt: timestampResponse,
  })
  .meta({ id: 'CannedReply' });

const present = ({ id, title, text, updatedAt }: CannedReply) => ({ id, title, text, updatedAt });

/** Types only: what a field must hold is the service's to check. */
const replyBody = z.object({ title: z.string().nullish(), text: z.string().nullish() });
const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Canned replies' } as const;

/** The calls about texts that people answer with. */
export const cannedReplyRoutes = (replies: CannedReplyService): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/canned-replies',
    summary: 'All texts that the people of a company answer with, by title.',
    query: z.object({ companyId: queryText }),
    response: dataResponse(z.array(cannedReplyResponse)),
    handle: async (context, { query }) => ({
      data: (await replies.list(context, query.companyId)).map(present),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/canned-replies',
    summary: 'Adds a text that people answer with.',
    requires: ['title', 'text'],
    body: replyBody
      .extend({ companyId: z.string().nullish() })
      .meta({ fieldsOf: 'CreateCannedReplyInput' }),
    status: 201,
    response: changedResponse(cannedReplyResponse),
    handle: async (context, { body }) => ({
      message: 'Canned reply added',
      data: present(await replies.create(context, body)),
    }),
  }),
  restRoute({
    ...common,
    method: 'PUT',
    path: '/canned-replies/:id',
    summary: 'Changes a text; answers that were sent with it stay as they are.',
    params: idParams,
    requires: ['title', 'text'],
    body: replyBody.meta({ fieldsOf: 'UpdateCannedReplyInput' }),
    response: changedResponse(cannedReplyResponse),
    handle: async (context, { params, body }) => ({
      message: 'Canned reply changed',
      data: present(await replies.update(context, { ...body, ...params })),
    }),
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    path: '/canned-replies/:id',
    summary: 'Deletes a text that people answer with.',
    params: idParams,
    response: deletedResponse,
    handle: async (context, { params }) => {
      const id = await replies.delete(context, params.id);
      return { message: 'Canned reply deleted', data: { id } };
    },
  }),
];
