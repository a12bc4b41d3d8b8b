import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badInput, RateLimitedError } from '../../platform/errors/index.js';
import { describeRestCall } from '../../platform/http/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { authReasons } from '../auth/index.js';
import { isAppName, isVersion } from './release-description.js';
import { FAILURE_KINDS } from './release-health.repository.js';
import type { ReleaseHealthService } from './release-health.service.js';
import { releaseReasons } from './release.reasons.js';

/** Reports from one address: what one visitor can do to the figures. */
const REPORTS: RateLimit = { name: 'front-end-visits', points: 60, durationSeconds: 3600 };

/** Failures from one address: fewer than a roll-back takes, so that no single visitor causes one. */
const FAILURES: RateLimit = { name: 'front-end-failures', points: 2, durationSeconds: 24 * 3600 };

const reportSchema = z.object({
  app: z.string().refine(isAppName).describe('Name of the front end.'),
  version: z.string().refine(isVersion).describe('Its version.'),
  isVisit: z.boolean().describe('Whether this is the first report of its page.'),
  failure: z
    .enum(FAILURE_KINDS)
    .optional()
    .describe('How it failed: it never came, it crashed while it was drawn, or its code did.'),
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
    response: z.object({ message: z.string() }),
  });
  server.post(
    '/api/front-ends/visits',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { context } = request;
      const parsed = reportSchema.safeParse(request.body);
      if (!parsed.success) throw badInput(releaseReasons.RELEASE_REQUEST_INVALID);
      try {
        const limit = parsed.data.failure ? FAILURES : REPORTS;
        await limits.consumeFrom(limit, context.address, authReasons.TOO_MANY_ATTEMPTS);
        await health.take(context, parsed.data);
      } catch (error) {
        // A page that tells more than counts has nothing to do about it.
        if (!(error instanceof RateLimitedError)) throw error;
      }
      return reply.code(202).send({ success: true, message: 'The report was taken.' });
    },
  );
}
