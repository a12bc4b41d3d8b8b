import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { AUDIT_SUBJECT_TEXTS, type AuditSubjectKind } from '../audit-kinds.js';
import { auditReasons } from '../audit.reasons.js';
import { AUDIT_FORMATS, AUDIT_MEDIA_TYPES } from './audit-file.js';
import type { AuditLogExport } from './audit-log-export.service.js';

const moment = z.iso
  .datetime({ offset: true, error: auditReasons.AUDIT_TIME_INVALID.issue })
  .transform((text) => new Date(text))
  .optional();

const query = z.object({
  format: z.enum(AUDIT_FORMATS, { error: auditReasons.AUDIT_FORMAT_UNKNOWN.issue }).default('csv'),
  actorId: queryText.describe('Done by this person or API key.'),
  action: queryText,
  subjectKind: z
    .enum(Object.keys(AUDIT_SUBJECT_TEXTS) as [AuditSubjectKind, ...AuditSubjectKind[]])
    .optional()
    .catch(undefined),
  subjectId: queryText,
  search: queryText,
  withoutSignIns: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .catch(undefined)
    .describe('`true` leaves out that people signed in or out.'),
  from: moment.describe('Not before this moment.'),
  to: moment.describe('Before this moment.'),
  companyId: queryText.describe('For the platform: entries about this company only.'),
});

const access = ['admin', 'companyUser', 'apiKey'] as const;

/** The call that hands the audit log out as a file. */
export function addAuditExportRoute(server: FastifyInstance, exports: AuditLogExport): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/audit-log/export',
    access,
    tag: 'Company portal',
    summary: 'The audit log as a CSV or JSON file, newest first.',
    description:
      'For company users and keys with `settings.audit`, of their own company; administrators and keys with `audit.view` get that of all companies, or of one.',
    query,
    respondsWithFile: Object.values(AUDIT_MEDIA_TYPES),
  });
  server.get(
    '/api/company/audit-log/export',
    { config: { access } },
    async ({ query: asked, context }, reply) => {
      const { format, ...filter } = parseInput(query, asked);
      const { fileName, content } = await exports.export(context, filter, format);
      reply.headers({
        'content-type': AUDIT_MEDIA_TYPES[format],
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'private, no-store',
      });
      return reply.send(content);
    },
  );
}
