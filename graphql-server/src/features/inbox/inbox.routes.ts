import { z } from 'zod';
import {
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
  toPagination,
} from '../../platform/http/index.js';
import type { MessageView } from '../conversations/index.js';
import { INBOX_VIEWS, type InboxRow } from './inbox-views.js';
import { presentRow } from './inbox.presenter.js';
import type { InboxService } from './inbox.service.js';

const colleague = z
  .object({ id: z.uuid(), name: z.string() })
  .meta({ id: 'Colleague', fieldsOf: 'Colleague' });

const person = z
  .object({
    ...{ id: z.uuid(), type: z.enum(['Tenant', 'Owner']), firstName: z.string() },
    ...{ lastName: z.string(), address: z.string(), apartmentNumber: z.string() },
  })
  .meta({ id: 'ConversationPerson', fieldsOf: 'InboxPerson' });

/** A conversation in answers of REST. */
const conversationResponse = z
  .object({
    id: z.uuid(),
    status: z.enum(['OPEN', 'ENDING', 'ENDED']),
    handler: z.enum(['ASSISTANT', 'PERSON']),
    handledBy: colleague.nullable(),
    endUser: person,
    urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']),
    category: z.string().nullable(),
    assignee: colleague.nullable(),
    waitingSince: timestampResponse.nullable(),
    hasOpenQuestion: z.boolean(),
    messageCount: z.int(),
    startedAt: timestampResponse,
    lastActivityAt: timestampResponse,
    endedAt: timestampResponse.nullable(),
    archivedAt: timestampResponse.nullable(),
  })
  .meta({ id: 'Conversation', fieldsOf: 'InboxConversation' });

const messageResponse = z
  .object({
    id: z.uuid(),
    sequence: z.int().describe('1, 2, 3 … in each conversation.'),
    sender: z.enum(['USER', 'BOT', 'PERSON', 'SYSTEM']),
    authorName: z.string().nullable(),
    status: z.enum(['COMPLETE', 'GENERATING', 'FAILED']),
    text: z.string(),
    isError: z.boolean(),
    isStopped: z.boolean(),
    replyToId: z.uuid().nullable(),
    category: z.string().nullable(),
    files: z.array(z.string()).describe('Names of the files that were sent with it.'),
    createdAt: timestampResponse,
  })
  .meta({ id: 'ConversationMessage', fieldsOf: 'Message' });

const common = { access: ['admin', 'companyUser', 'apiKey'], tag: 'Conversations' } as const;

/** The calls that read conversations. */
export const inboxRoutes = (inbox: InboxService): RestRoute[] => [
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/conversations',
    summary: 'Conversations of a company, the newest activity first.',
    description: 'Needs `conversations.view`.',
    query: z.object({
      companyId: queryText,
      view: z
        .enum(INBOX_VIEWS)
        .optional()
        .describe('`ALL_OPEN` if missing; `ARCHIVED` has what is done.'),
      search: queryText,
      endUserId: queryText.describe('Only those with this tenant or owner.'),
      buildingId: queryText.describe('Only those with people who live in this building now.'),
      ...restPageQuery(50),
    }),
    response: listResponse(conversationResponse),
    handle: async (
      context,
      { query: { companyId, view, search, endUserId, buildingId, ...page } },
    ) => {
      const list = await inbox.list(context, {
        ...{ companyId, search, sort: 'ACTIVITY', page: toOffset(page), counted: true },
        filter: { view, endUserId, buildingId },
      });
      return toListAnswer(list, page, toConversationData);
    },
  }),
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/conversations/:id',
    summary: 'One conversation.',
    description: 'Needs `conversations.view`.',
    params: idParams,
    response: dataResponse(conversationResponse),
    handle: async (context, { params: { id } }) => ({
      data: toConversationData(await inbox.row(context, id)),
    }),
  }),
  restRoute({
    ...common,
    method: 'GET',
    path: '/company/conversations/:id/messages',
    summary:
      'The messages of a conversation in their order, 100 a page unless `limit` says otherwise.',
    description:
      'Without internal notes. Files are in the conversation as a file (`export`). Needs `conversations.view`.',
    params: idParams,
    query: z.object(restPageQuery(100)),
    response: listResponse(messageResponse),
    handle: async (context, { params: { id }, query: page }) => {
      const { total, views } = await inbox.messages(context, id, toOffset(page));
      return {
        data: views.map(toMessageData),
        pagination: toPagination(page, total),
      };
    },
  }),
];

const toConversationData = (row: InboxRow) => ({
  id: row.id,
  status: row.status,
  handler: row.handler,
  handledBy: presentRow(row).handledBy ?? null,
  endUser: row.endUser,
  urgency: row.urgency,
  category: row.category,
  assignee: row.assignee,
  waitingSince: row.waitingSince,
  hasOpenQuestion: row.hasOpenQuestion,
  messageCount: row.messageCount,
  startedAt: row.startedAt,
  lastActivityAt: row.lastActivityAt,
  endedAt: row.endedAt,
  archivedAt: row.archivedAt,
});

const toMessageData = (view: MessageView) => ({
  id: view.id,
  sequence: view.sequence,
  sender: view.sender,
  authorName: view.authorName,
  status: view.status,
  text: view.text,
  isError: view.isError,
  isStopped: view.isStopped,
  replyToId: view.replyToId,
  category: view.category,
  files: view.attachments.map(({ originalName }) => originalName),
  createdAt: new Date(view.createdAt),
});
