import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../../../platform/files/index.js';
import { describeRestCall } from '../../../platform/http/index.js';
import { attachmentReasons, sendDownload } from '../../attachments/index.js';
import type { CaseFiles } from './case-file.service.js';

const access = ['admin', 'companyUser', 'apiKey'] as const;
const tenants = ['endUser'] as const;

/** Download of the files of cases. */
export function addCaseFileRoute(
  server: FastifyInstance,
  { caseFiles, files }: { caseFiles: CaseFiles; files: FileStore },
): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/cases/:id/files/:fileId',
    access,
    tag: 'Cases',
    summary: 'Downloads a file of a case',
    description:
      'For company users and keys with `cases.view`; administrators get it of any company.',
    params: z.object({ id: z.uuid(), fileId: z.uuid() }),
    respondsWithFile: ['*/*'],
  });
  server.get<{ Params: { id: string; fileId: string } }>(
    '/api/company/cases/:id/files/:fileId',
    { config: { access } },
    async ({ params, context }, reply) => {
      const file = await caseFiles.find(context, params.id, params.fileId);
      return sendDownload(reply, files, file);
    },
  );
  describeRestCall(server, {
    method: 'GET',
    path: '/chat/cases/:id/files/:fileId',
    access: tenants,
    tag: 'Cases',
    summary: 'Downloads a file of one of my own cases',
    description:
      'For tenants and owners: what they have sent to their case, and what their company shows them of it.',
    params: z.object({ id: z.uuid(), fileId: z.uuid() }),
    respondsWithFile: ['*/*'],
  });
  server.get<{ Params: { id: string; fileId: string } }>(
    '/api/chat/cases/:id/files/:fileId',
    { config: { access: tenants, signInRefusal: attachmentReasons.CHAT_SIGN_IN_REQUIRED } },
    async ({ params, context }, reply) => {
      const file = await caseFiles.findForTenant(context, params.id, params.fileId);
      return sendDownload(reply, files, file);
    },
  );
}
