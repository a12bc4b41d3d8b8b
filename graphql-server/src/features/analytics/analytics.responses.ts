import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';
import { AttentionReason } from './attention.js';

const share = z.number().nullable().describe('0 to 1; null where nothing was measured.');
const duration = z
  .object({ median: z.number(), p90: z.number() })
  .nullable()
  .describe('Seconds; null where nothing was measured.');
const day = z.string().describe('A day, e.g. 2026-03-29.');

/** Figures of one period. */
const figuresResponse = z
  .object({
    conversations: z.int(),
    messages: z.int(),
    resolvedShare: share,
    handedOver: z.int(),
    emergencies: z.int(),
    firstResponse: duration,
    personResponse: duration,
    helpful: z.int(),
    notHelpful: z.int(),
    helpfulShare: share,
    openedQuestions: z.int(),
    stillOpenQuestions: z.int(),
    mails: z.int(),
    failedMails: z.int(),
    tokens: z.number().nullable().describe('Null for others than the platform.'),
    cost: z.number().nullable().describe('USD; null for others than the platform.'),
  })
  .meta({ id: 'Figures' });

const count = z.int().nullable();

/** Figures of a period and of the one before. */
export const analyticsResponse = z
  .object({
    from: day,
    to: day,
    beforeFrom: day,
    beforeTo: day,
    timeZone: z.string(),
    generatedAt: timestampResponse,
    now: figuresResponse,
    before: figuresResponse.nullable(),
    series: z.array(
      z.object({
        at: z.string().describe('A day, or of a single day an hour, e.g. 2026-03-29T14:00.'),
        conversations: count,
        conversationsBefore: count,
        messages: count,
        handedOver: count,
        emergencies: count,
        resolvedShare: share,
        firstResponse: duration,
        personResponse: duration,
      }),
    ),
    categories: z.array(
      z.object({ category: z.string(), conversations: z.int(), before: z.int() }),
    ),
    hours: z.array(z.object({ weekday: z.int(), hour: z.int(), conversations: z.int() })),
    ratingReasons: z.array(z.object({ reason: z.string().nullable(), count: z.int() })),
    gaps: z.array(z.object({ reason: z.string(), count: z.int(), open: z.int() })),
  })
  .meta({ id: 'Analytics' });

/** Figures over all companies, and of each. */
export const allAnalyticsResponse = z
  .object({
    total: analyticsResponse,
    companies: z.array(
      z.object({
        company: z.object({ id: z.string(), name: z.string() }),
        now: figuresResponse,
        before: figuresResponse,
        attention: z
          .array(z.object({ reason: z.enum(AttentionReason), value: z.number() }))
          .describe('What is out of the ordinary, the gravest first.'),
      }),
    ),
  })
  .meta({ id: 'AnalyticsOfAllCompanies' });

/** What waits for the people of a company. */
export const dashboardResponse = z
  .object({
    id: z.string().describe('The company.'),
    waiting: z.int(),
    waitingSince: timestampResponse.nullable(),
    emergencies: z.int(),
    unanswered: z.int(),
    unassigned: z.int(),
    open: z.int(),
    casesDue: z
      .int()
      .nullable()
      .describe('Cases that are due today or were before, and are not done.'),
    casesOverdue: z.int().nullable().describe('Those of them whose day has passed.'),
    casesReported: z
      .int()
      .nullable()
      .describe('Cases that tenants have reported and nobody has accepted yet.'),
    today: analyticsResponse.nullable().describe('Null without dashboard.analytics.'),
  })
  .meta({ id: 'Dashboard' });
