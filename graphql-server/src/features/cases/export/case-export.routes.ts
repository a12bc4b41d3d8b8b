import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { CASE_STATES } from '../case.entity.js';
import { caseReasons } from '../case.reasons.js';
import type { CaseExport } from './case-export.service.js';
import { EXPORT_LANGUAGES } from './case-table.js';

const query = z.object({
  companyId: queryText,
  search: queryText,
  buildingId: queryText.describe('Of the people who live in this building now.'),
  state: z
    .enum(['UNDONE', ...CASE_STATES], { error: caseReasons.CASE_STATE_UNKNOWN.issue })
    .optional()
    .describe('All if missing; `UNDONE` for those that still want work.'),
  language: z
    .enum(EXPORT_LANGUAGES, { error: caseReasons.CASE_LANGUAGE_UNKNOWN.issue })
    .default('en')
    .describe('Of headers and values.'),
});

const access = ['admin', 'companyUser', 'apiKey'] as const;

/** The call that hands cases out as a file. */
export function addCaseExportRoute(server: FastifyInstance, exports: CaseExport): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/cases/export',
    access,
    tag: 'Cases',
    summary: 'Cases as CSV, what changed last first; at most 10,000.',
    description:
      'For company users and keys with `cases.view`; administrators get it of any company.',
    query,
    respondsWithFile: ['text/csv'],
  });
  server.get(
    '/api/company/cases/export',
    { config: { access } },
    async ({ query: asked, context }, reply) => {
      const { state, ...rest } = parseInput(query, asked);
      const { fileName, content } = await exports.export(context, {
        ...rest,
        ...(state === 'UNDONE' ? { isUndone: true } : { state }),
      });
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'no-store',
      });
      return reply.send(content);
    },
  );
}
