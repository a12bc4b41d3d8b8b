import { z } from 'zod';
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
import { AUDIENCE_KINDS, BROADCAST_KINDS } from './broadcast.entity.js';
import { presentBroadcast } from './broadcast.presenter.js';
import type { BroadcastService } from './broadcast.service.js';
import { RECIPIENT_STATUSES } from './broadcast-views.js';

const count = z.int();
const audience = z.object({
  kind: z.enum(AUDIENCE_KINDS),
  ids: z.array(z.string()).default([]),
});

const broadcastResponse = z
  .object({
    id: z.uuid(),
    kind: z.enum(BROADCAST_KINDS),
    subject: z.string(),
    text: z.string(),
    audience,
    status: z.enum(['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED']),
    authorName: z.string(),
    validUntil: z.iso.date().nullable(),
    scheduledAt: timestampResponse.nullable(),
    startedAt: timestampResponse.nullable(),
    finishedAt: timestampResponse.nullable(),
    counts: z.object({
      ...{ total: count, waiting: count, queued: count, sent: count },
      ...{ failed: count, bounced: count, unsubscribed: count, unproven: count, cancelled: count },
      ...{ inChat: count, shown: count, read: count },
    }),
    reach: z.object({ reached: count, unsubscribed: count, unproven: count }),
    chosen: z.object({ count, names: z.array(z.string()) }),
    managingCompany: z.object({ id: z.uuid(), name: z.string() }),
    createdAt: timestampResponse,
  })
  .meta({ id: 'Broadcast' });

const recipientResponse = z
  .object({
    endUserId: z.uuid(),
    fullName: z.string(),
    email: z.string(),
    status: z.enum(RECIPIENT_STATUSES),
    error: z.string().nullable(),
    sentAt: timestampResponse.nullable(),
    phone: z.string(),
    shownAt: timestampResponse.nullable(),
    readAt: timestampResponse.nullable(),
  })
  .meta({ id: 'BroadcastRecipient' });

const contentBody = z
  .object({
    companyId: z.string().nullish(),
    kind: z.enum(BROADCAST_KINDS),
    subject: z.string(),
    text: z.string(),
    audience,
    validUntil: z.string().nullish(),
  })
  .meta({ fieldsOf: 'CreateBroadcastInput' });

const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Broadcasts' } as const;

/** The calls about broadcasts. */
export const broadcastRoutes = (broadcasts: BroadcastService): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/broadcasts',
    summary: 'The broadcasts of a company, the newest first.',
    query: z.object({ companyId: queryText, ...restPageQuery(50) }),
    response: listResponse(broadcastResponse),
    handle: async (context, { query: { companyId, ...page } }) => {
      const list = await broadcasts.list(context, toOffset(page), companyId);
      return toListAnswer(list, page, presentBroadcast);
    },
  }),
  restRoute({
    ...common,
    method: 'GET',
    path: '/broadcasts/:id',
    summary: 'One broadcast, with what became of its recipients by number.',
    params: idParams,
    response: dataResponse(broadcastResponse),
    handle: async (context, { params }) => ({
      data: presentBroadcast(await broadcasts.find(context, params.id)),
    }),
  }),
  restRoute({
    ...common,
    method: 'GET',
    path: '/broadcasts/:id/recipients',
    summary: 'The recipients of a broadcast, with what became of each.',
    params: idParams,
    query: z.object({
      isRead: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only those whose chat shows it and who have read it there, or have not.'),
      ...restPageQuery(100),
    }),
    response: listResponse(recipientResponse),
    handle: async (context, { params, query: { isRead, ...page } }) => {
      const wanted = {
        page: toOffset(page),
        isRead: isRead === undefined ? undefined : isRead === 'true',
      };
      const list = await broadcasts.recipients(context, params.id, wanted);
      return toListAnswer(list, page, ({ endUserId, fullName, email, status, ...recipient }) => {
        const { error, sentAt, phone, shownAt, readAt } = recipient;
        return { endUserId, fullName, email, status, error, sentAt, phone, shownAt, readAt };
      });
    },
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/broadcasts',
    summary: 'Adds a draft.',
    body: contentBody,
    status: 201,
    response: changedResponse(broadcastResponse),
    handle: async (context, { body }) => ({
      message: 'Draft added',
      data: presentBroadcast(await broadcasts.create(context, body)),
    }),
  }),
  ...sendRoutes(broadcasts),
];

const sendRoutes = (broadcasts: BroadcastService): RestRoute[] => [
  restRoute({
    ...common,
    method: 'POST',
    path: '/broadcasts/:id/send',
    summary: 'Sends a draft, now or later.',
    params: idParams,
    body: z.object({
      at: z.iso
        .datetime({ offset: true })
        .nullish()
        .describe('When to send it; at once if missing or past.'),
    }),
    response: changedResponse(broadcastResponse),
    handle: async (context, { params, body: { at } }) => ({
      message: at ? 'Message scheduled' : 'Message is being sent',
      data: presentBroadcast(await broadcasts.send(context, params.id, at ? new Date(at) : null)),
    }),
  }),
  restRoute({
    ...common,
    method: 'POST',
    path: '/broadcasts/:id/cancel',
    summary: 'Stops a broadcast: mails that are not out are not sent.',
    params: idParams,
    response: changedResponse(broadcastResponse),
    handle: async (context, { params }) => ({
      message: 'Message stopped',
      data: presentBroadcast(await broadcasts.cancel(context, params.id)),
    }),
  }),
];
