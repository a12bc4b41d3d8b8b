import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { ProcessingService } from './processing.service.js';

const query = z.object({
  language: z.enum(['de', 'en']).default('de').catch('de'),
  companyId: queryText.describe('For the platform: the company whose record it is.'),
});

const access = ['admin', 'companyUser', 'apiKey'] as const;

/** The call that hands the record of processing activities out. */
export function addProcessingRecordRoute(
  server: FastifyInstance,
  processing: ProcessingService,
): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/processing-record',
    access,
    tag: 'Company portal',
    summary: 'The record of processing activities (art. 30 GDPR) as Markdown.',
    description:
      'For company users and keys with `settings.view`, of their own company; administrators get that of the platform, or of one company.',
    query,
    respondsWithFile: ['text/markdown'],
  });
  server.get(
    '/api/company/processing-record',
    { config: { access } },
    async ({ query: asked, context }, reply) => {
      const given = parseInput(query, asked);
      const { fileName, content } = await processing.record(context, given);
      reply.headers({
        'content-type': 'text/markdown; charset=utf-8',
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      });
      return reply.send(content);
    },
  );
}
