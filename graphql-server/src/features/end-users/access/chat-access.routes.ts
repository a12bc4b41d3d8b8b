import { z } from 'zod';
import {
  changedResponse,
  dataResponse,
  queryText,
  type RestRoute,
  restRoute,
  timestampResponse,
} from '../../../platform/http/index.js';
import { presentChatAccess } from './chat-access.presenter.js';
import type { ChatAccess, ChatAccessService } from './chat-access.service.js';

const companyQuery = z.object({ companyId: queryText });

const accessResponse = z
  .object({
    companyId: z.uuid(),
    digits: z.int(),
    codeOnNewDevice: z.boolean(),
    renewal: z
      .object({
        id: z.uuid(),
        digits: z.int(),
        startedAt: timestampResponse,
        holdsFrom: timestampResponse,
        total: z.int(),
        done: z.int(),
        finishedAt: timestampResponse.nullable(),
      })
      .nullable()
      .describe('The last renewal of all numbers; null if there was none.'),
  })
  .meta({ id: 'ChatAccess', fieldsOf: 'ChatAccessSettings' });

const shared = { access: ['admin', 'companyUser'], tag: 'Company settings' } as const;

function answerOf(access: ChatAccess) {
  const { renewal, ...settings } = presentChatAccess(access);
  return {
    ...settings,
    renewal: renewal && {
      id: renewal.id,
      digits: renewal.digits,
      total: renewal.total,
      done: renewal.done,
      startedAt: renewal.startedAt.toISOString(),
      holdsFrom: renewal.holdsFrom.toISOString(),
      finishedAt: renewal.finishedAt?.toISOString() ?? null,
    },
  };
}

/** The calls about how tenants and owners get into the chat. */
export const chatAccessRoutes = (access: ChatAccessService): RestRoute[] => [
  restRoute({
    ...shared,
    method: 'GET',
    path: '/company/settings/chat-access',
    summary: 'How tenants and owners of a company get into the chat.',
    query: companyQuery,
    response: dataResponse(accessResponse),
    handle: async (context, { query }) => ({
      data: answerOf(await access.find(context, query.companyId)),
    }),
  }),
  restRoute({
    ...shared,
    method: 'PUT',
    path: '/company/settings/chat-access',
    summary:
      'Changes how long new authentication numbers are, and whether new devices need a code.',
    query: companyQuery,
    body: z
      .object({ digits: z.number(), codeOnNewDevice: z.boolean() })
      .meta({ fieldsOf: 'UpdateChatAccessInput' }),
    response: changedResponse(accessResponse),
    handle: async (context, { query, body }) => ({
      message: 'Chat access updated successfully',
      data: answerOf(await access.change(context, query.companyId, body)),
    }),
  }),
  restRoute({
    ...shared,
    method: 'POST',
    path: '/company/settings/chat-access/renew-numbers',
    summary: 'Gives all tenants and owners of a company new authentication numbers, by mail.',
    query: companyQuery,
    body: z.object({
      holdsFrom: z.iso
        .datetime({ offset: true })
        .nullish()
        .describe(
          'Until then old numbers hold, too; at most 90 days from now, at once if missing.',
        ),
    }),
    response: changedResponse(accessResponse),
    handle: async (context, { query, body: { holdsFrom } }) => {
      const from = holdsFrom ? new Date(holdsFrom) : undefined;
      return {
        message: 'New numbers are being sent',
        data: answerOf(await access.renewAll(context, query.companyId, from)),
      };
    },
  }),
];
