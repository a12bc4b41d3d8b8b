import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/index.js';
import { FileMissingError, type FileStore } from '../../../platform/files/index.js';
import { describeRestCall } from '../../../platform/http/index.js';
import { inboxReasons } from '../inbox.reasons.js';
import type { InboxService } from '../inbox.service.js';

const access = ['admin', 'companyUser', 'apiKey'] as const;

/** Download of the PDF that was sent to the company when a conversation ended. */
export function addSummaryFileRoute(
  server: FastifyInstance,
  { inbox, files }: { inbox: InboxService; files: FileStore },
): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/conversations/:id/summary.pdf',
    access,
    tag: 'Company portal',
    summary: 'The PDF with summary and messages of an ended conversation',
    description:
      'For company users and keys with `conversations.view`; administrators get it of any company.',
    params: z.object({ id: z.uuid() }),
    respondsWithFile: ['application/pdf'],
  });
  server.get<{ Params: { id: string } }>(
    '/api/company/conversations/:id/summary.pdf',
    { config: { access } },
    async ({ params, context }, reply) => {
      const fileKey = await inbox.summaryFile(context, params.id);
      const stored = await files.get(fileKey).catch((error: unknown) => {
        throw error instanceof FileMissingError ? notFound(inboxReasons.SUMMARY_NOT_READY) : error;
      });
      reply.headers({
        'content-type': 'application/pdf',
        'content-length': stored.size,
        'content-disposition': contentDisposition(`gespraech-${params.id.slice(0, 8)}.pdf`),
        'cache-control': 'private, no-store',
      });
      return reply.send(stored.stream);
    },
  );
}
