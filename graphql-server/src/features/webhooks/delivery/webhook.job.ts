import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/**
 * Sends what is due to one endpoint. A failed delivery does not fail the job, it has a schedule of
 * its own; the retries here are for attempts whose process died.
 */
export const deliverWebhooksJob = defineJob({
  name: 'webhooks.deliver',
  data: z.object({
    webhookId: z.uuid(),
    /** Whose endpoint it is; null for the platform's, missing in jobs of older versions. */
    companyId: z.uuid().nullish(),
  }),
  ownerOf: ({ companyId }) => (companyId === null ? 'platform' : companyId),
  retryLimit: 50,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 120,
  concurrency: 64,
});

/** Wakes endpoints whose deliveries are overdue, should a wake-up ever be lost. */
export const sweepWebhooksJob = defineJob({
  name: 'webhooks.sweep',
  data: z.object({}),
  concurrency: 1,
  cron: '*/5 * * * *',
});

/** Forgets old deliveries; every night. */
export const forgetDeliveriesJob = defineJob({
  name: 'webhooks.forget-deliveries',
  data: z.object({}),
  concurrency: 1,
  cron: '50 3 * * *',
});
