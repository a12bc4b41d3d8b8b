import { z } from 'zod';
import {
  changedResponse,
  idParams,
  type RestRoute,
  restRoute,
} from '../../../platform/http/index.js';
import { caseResponse, toCaseData } from '../case.routes.js';
import type { CaseConversations } from './case-conversations.service.js';

const common = {
  access: ['admin', 'companyUser', 'apiKey'],
  tag: 'Cases',
  path: '/company/cases/:id/conversations/:conversationId',
  params: idParams.extend({ conversationId: z.string() }),
  response: changedResponse(caseResponse),
} as const;

/** The calls that add conversations to cases that are there, and take them out again. */
export const caseConversationRoutes = (conversations: CaseConversations): RestRoute[] => [
  restRoute({
    ...common,
    method: 'PUT',
    summary: 'Adds a conversation to a case, also one of a neighbour about the same thing.',
    description:
      'Its person is told of other states of the case as its tenant is. The same twice is harmless. Needs `cases.view`, `cases.edit` and `conversations.view`.',
    body: z
      .object({ tellsTenant: z.boolean().nullish() })
      .meta({ fieldsOf: 'AddCaseConversationInput' }),
    handle: async (context, { params, body: { tellsTenant } }) => {
      const pair = { ...params, tellsTenant: tellsTenant ?? true };
      const row = await conversations.add(context, pair);
      return { message: 'Conversation added', data: toCaseData(context.actor)(row) };
    },
  }),
  restRoute({
    ...common,
    method: 'DELETE',
    summary: 'Takes a conversation out of a case to which it was added.',
    description:
      'The one that the case was made from stays. The same twice is harmless. Needs `cases.view`, `cases.edit` and `conversations.view`.',
    handle: async (context, { params }) => {
      const row = await conversations.remove(context, params);
      return { message: 'Conversation removed', data: toCaseData(context.actor)(row) };
    },
  }),
];
