import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '../../platform/context/index.js';
import { badInput, RateLimitedError } from '../../platform/errors/index.js';
import { describeRestCall, messageResponse } from '../../platform/http/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { authReasons } from '../auth/index.js';
import { isAppName, isFilePath, isVersion } from './release-description.js';
import { FAILURE_KINDS } from './release-health.repository.js';
import type { ReleaseHealthService } from './release-health.service.js';
import { releaseReasons } from './release.reasons.js';

/** Reports from one address: what one visitor can do to the figures. */
const REPORTS: RateLimit = { name: 'front-end-visits', points: 60, durationSeconds: 3600 };

/** Failures from one address: fewer than a roll-back takes, so that no single visitor causes one. */
const FAILURES: RateLimit = { name: 'front-end-failures', points: 2, durationSeconds: 24 * 3600 };

/** What pages of one address tell of their speed. */
const VITALS: RateLimit = { name: 'front-end-vitals', points: 30, durationSeconds: 3600 };

const milliseconds = z.number().min(0).max(600_000).optional();

const vitalsSchema = z.object({
  app: z.string().refine(isAppName).describe('Name of the front end.'),
  version: z.string().refine(isVersion).describe('Its version.'),
  lcp: milliseconds.describe('Largest Contentful Paint, in milliseconds.'),
  inp: milliseconds.describe('Interaction to Next Paint, in milliseconds.'),
  cls: z.number().min(0).max(100).optional().describe('Cumulative Layout Shift.'),
  blocked: milliseconds.describe('How long tasks kept the page from answering, in milliseconds.'),
});

const reportSchema = z.object({
  app: z.string().refine(isAppName).describe('Name of the front end.'),
  version: z.string().refine(isVersion).describe('Its version.'),
  isVisit: z.boolean().describe('Whether this is the first report of its page.'),
  failure: z
    .enum(FAILURE_KINDS)
    .optional()
    .describe('How it failed: it never came, it crashed while it was drawn, or its code did.'),
  error: z
    .object({
      name: z
        .string()
        .regex(/^[A-Za-z]{1,40}$/)
        .describe('Such as `TypeError`.'),
      places: z
        .array(
          z.object({
            file: z.string().refine(isFilePath).describe('Path of a script below the release.'),
            line: z.number().int().min(1).max(1e7).describe('Line in it, from 1.'),
            column: z.number().int().min(0).max(1e8).describe('Column in it, from 0.'),
          }),
        )
        .max(5)
        .describe('Of the stack, innermost first.'),
    })
    .optional()
    .describe('Where it failed; never what an error says, which may name people.'),
});

/** Takes what pages tell of the front ends on them. Nothing about visitors is sent or kept. */
export function addVisitRoutes(
  server: FastifyInstance,
  { health, limits }: { health: ReleaseHealthService; limits: RateLimits },
): void {
  describeRestCall(server, {
    method: 'POST',
    path: '/front-ends/visits',
    access: 'public',
    tag: 'Releases',
    summary: 'Counts a page of a front end, and whether it failed there',
    body: reportSchema,
    status: 202,
    response: messageResponse,
  });
  describeRestCall(server, {
    method: 'POST',
    path: '/front-ends/vitals',
    access: 'public',
    tag: 'Releases',
    summary: 'Counts how quick a page of a front end was',
    body: vitalsSchema,
    status: 202,
    response: messageResponse,
  });
  const config = { access: 'public' } as const;

  server.post('/api/front-ends/visits', { config }, async ({ body, context }, reply) => {
    const report = read(reportSchema, body);
    await withinLimit(limits, report.failure ? FAILURES : REPORTS, context, () =>
      health.take(context, report),
    );
    return reply.code(202).send(TAKEN);
  });

  server.post('/api/front-ends/vitals', { config }, async ({ body, context }, reply) => {
    const report = read(vitalsSchema, body);
    await withinLimit(limits, VITALS, context, () => health.takeVitals(context, report));
    return reply.code(202).send(TAKEN);
  });
}

const TAKEN = { success: true, message: 'The report was taken.' };

function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw badInput(releaseReasons.RELEASE_REQUEST_INVALID);
  return parsed.data;
}

/** A page that tells more than counts has nothing to do about it. */
async function withinLimit(
  limits: RateLimits,
  limit: RateLimit,
  { address }: RequestContext,
  take: () => Promise<void>,
): Promise<void> {
  try {
    await limits.consumeFrom(limit, address, authReasons.TOO_MANY_ATTEMPTS);
    await take();
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
  }
}
