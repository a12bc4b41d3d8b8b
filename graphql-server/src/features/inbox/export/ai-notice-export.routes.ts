import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { auditReasons } from '../../audit/index.js';
import { type AiNoticeExport, NOTICE_FORMATS } from './ai-notice-export.service.js';
import { MEDIA_TYPES } from './conversation-files.js';

const access = ['admin', 'companyUser', 'apiKey'] as const;

const query = z.object({
  format: z.enum(NOTICE_FORMATS, { error: auditReasons.AUDIT_FORMAT_UNKNOWN.issue }).default('csv'),
  companyId: queryText,
});

/** The call that hands out the evidence of notices about the assistant. */
export function addAiNoticeExportRoute(server: FastifyInstance, exports: AiNoticeExport): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/ai-notices/export',
    access,
    tag: 'Company portal',
    summary: 'Which notice that an AI answers each conversation began with, as CSV or JSON.',
    description:
      'Evidence for article 50 of the AI Act. For company users and keys with `conversations.export`; administrators get it of any company.',
    query,
    respondsWithFile: NOTICE_FORMATS.map((format) => MEDIA_TYPES[format]),
  });
  server.get(
    '/api/company/ai-notices/export',
    { config: { access } },
    async ({ query: asked, context }, reply) => {
      const { format, companyId } = parseInput(query, asked);
      const { fileName, content } = await exports.export(context, { format, companyId });
      reply.headers({
        'content-type': MEDIA_TYPES[format],
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      });
      return reply.send(content);
    },
  );
}
