import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../platform/http/index.js';
import { parseInput } from '../../platform/input/index.js';
import type { AnalyticsExport } from './analytics-export.service.js';
import { analyticsReasons } from './analytics.reasons.js';
import { buildingQuery, periodQuery } from './analytics.routes.js';
import { ANALYTICS_TABLES, EXPORT_LANGUAGES } from './analytics-tables.js';

const allQuery = periodQuery.extend({
  language: z
    .enum(EXPORT_LANGUAGES, { error: analyticsReasons.ANALYTICS_LANGUAGE_UNKNOWN.issue })
    .default('en')
    .describe('Of the headers, and how numbers are written.'),
});
const companyQuery = allQuery.extend({
  table: z
    .enum(ANALYTICS_TABLES, { error: analyticsReasons.ANALYTICS_TABLE_UNKNOWN.issue })
    .default('series'),
  companyId: queryText,
  buildingId: buildingQuery,
});

const send = (reply: FastifyReply, { fileName, content }: { fileName: string; content: string }) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition(fileName),
      'cache-control': 'private, no-store',
    })
    .send(content);

/** The calls that hand tables of figures out as files. */
export function addAnalyticsExportRoutes(server: FastifyInstance, exports: AnalyticsExport): void {
  const access = ['admin', 'companyUser', 'apiKey'] as const;
  describeRestCall(server, {
    method: 'GET',
    path: '/company/analytics/export',
    access,
    tag: 'Company portal',
    summary: 'One table of the figures of a company, as CSV.',
    description:
      'For company users and keys with `analytics.view` and `analytics.export`; administrators get it of any company.',
    query: companyQuery,
    respondsWithFile: ['text/csv'],
  });
  server.get(
    '/api/company/analytics/export',
    { config: { access } },
    async ({ query, context }, reply) =>
      send(reply, await exports.ofCompany(context, parseInput(companyQuery, query))),
  );
  describeRestCall(server, {
    method: 'GET',
    path: '/admin/analytics/export',
    access: ['admin', 'apiKey'],
    tag: 'Monitoring',
    summary: 'The figures of each company, as CSV.',
    query: allQuery,
    respondsWithFile: ['text/csv'],
  });
  server.get(
    '/api/admin/analytics/export',
    { config: { access: ['admin', 'apiKey'] } },
    async ({ query, context }, reply) =>
      send(reply, await exports.ofAll(context, parseInput(allQuery, query))),
  );
}
