import { z } from 'zod';
import { timestampResponse } from '../../platform/http/index.js';
import { AttentionReason } from './attention.js';

const share = z.number().nullable();
const duration = z.object({ median: z.number(), p90: z.number() }).nullable();
const day = z.string();

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
    tokens: z.number().nullable(),
    cost: z.number().nullable(),
  })
  .meta({ id: 'Figures', fieldsOf: 'AnalyticsFigures' });

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
        at: z.string(),
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
        attention: z.array(z.object({ reason: z.enum(AttentionReason), value: z.number() })),
      }),
    ),
  })
  .meta({ id: 'AnalyticsOfAllCompanies', fieldsOf: 'AllAnalytics' });

/** What waits for the people of a company. */
export const dashboardResponse = z
  .object({
    id: z.string(),
    waiting: z.int(),
    waitingSince: timestampResponse.nullable(),
    emergencies: z.int(),
    unanswered: z.int(),
    unassigned: z.int(),
    open: z.int(),
    casesDue: z.int().nullable(),
    casesOverdue: z.int().nullable(),
    casesReported: z.int().nullable(),
    today: analyticsResponse.nullable(),
  })
  .meta({ id: 'Dashboard', fieldsOf: 'CompanyDashboard' });
