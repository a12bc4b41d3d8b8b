import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { inboxReasons } from '../inbox.reasons.js';
import type { ConversationExport } from './conversation-export.service.js';
import { EXPORT_FORMATS, EXPORT_LANGUAGES, MEDIA_TYPES } from './conversation-files.js';

const access = ['admin', 'companyUser', 'apiKey'] as const;

const query = z.object({
  format: z
    .enum(EXPORT_FORMATS, { error: inboxReasons.CONVERSATION_EXPORT_FORMAT_UNKNOWN.issue })
    .default('pdf'),
  language: z
    .enum(EXPORT_LANGUAGES, { error: inboxReasons.CONVERSATION_EXPORT_LANGUAGE_UNKNOWN.issue })
    .default('en')
    .describe('Of the headers of CSV; PDF is in German.'),
});

/** The call that hands one conversation out as a file. */
export function addConversationExportRoute(
  server: FastifyInstance,
  exports: ConversationExport,
): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/conversations/:id/export',
    access,
    tag: 'Company portal',
    summary: 'What was said in a conversation, as PDF, CSV or JSON',
    description:
      'For company users and keys with `conversations.view` and `conversations.export`; administrators get it of any company. Internal notes are not in it.',
    params: z.object({ id: z.uuid() }),
    query,
    respondsWithFile: Object.values(MEDIA_TYPES),
  });
  server.get<{ Params: { id: string } }>(
    '/api/company/conversations/:id/export',
    { config: { access } },
    async ({ params, query: asked, context }, reply) => {
      const { format, language } = parseInput(query, asked);
      const file = await exports.export(context, { id: params.id, format, language });
      reply.headers({
        'content-type': MEDIA_TYPES[format],
        'content-disposition': contentDisposition(file.fileName),
        'cache-control': 'private, no-store',
      });
      return reply.send(file.content);
    },
  );
}
