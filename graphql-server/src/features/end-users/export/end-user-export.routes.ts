import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { endUserReasons } from '../end-user.reasons.js';
import { OF_BUILDING, residenceQuery, typeQuery } from '../management/end-user.routes.js';
import type { EndUserExport } from './end-user-export.service.js';
import { EXPORT_FORMATS, EXPORT_LANGUAGES, MEDIA_TYPES } from './sheet.js';

const query = z.object({
  format: z
    .enum(EXPORT_FORMATS, { error: endUserReasons.EXPORT_FORMAT_UNKNOWN.issue })
    .default('csv'),
  language: z
    .enum(EXPORT_LANGUAGES, { error: endUserReasons.EXPORT_LANGUAGE_UNKNOWN.issue })
    .default('en'),
  search: queryText,
  type: typeQuery,
  residence: residenceQuery,
  buildingId: queryText.describe(OF_BUILDING),
  companyId: queryText,
});

const access = ['admin', 'companyUser', 'apiKey'] as const;

/** The call that hands a company's people out as a file. */
export function addExportRoute(server: FastifyInstance, exports: EndUserExport): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/end-users/export',
    access,
    tag: 'Company portal',
    summary: 'Tenants and owners as a CSV or Excel file, with headers in English or German.',
    query,
    respondsWithFile: Object.values(MEDIA_TYPES),
  });
  server.get(
    '/api/company/end-users/export',
    { config: { access } },
    async ({ query: asked, context }, reply) => {
      const { format, language, ...filter } = parseInput(query, asked);
      const { fileName, content } = await exports.export(context, { format, language, filter });
      reply.headers({
        'content-type': MEDIA_TYPES[format],
        'content-disposition': contentDisposition(fileName),
        'cache-control': 'no-store',
      });
      return reply.send(content);
    },
  );
}
