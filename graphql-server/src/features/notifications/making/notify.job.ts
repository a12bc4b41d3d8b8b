import { NOTIFICATION_KINDS } from '@hausgeist/schema';
import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

/** Something that happened, of which people are to be told. */
export const causeSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  /** Names the occasion; each person is told once of it. */
  cause: z.string().max(200),
  /** Missing for what concerns the whole platform. */
  companyId: z.uuid().optional(),
  conversationId: z.uuid().optional(),
  caseId: z.uuid().optional(),
  broadcastId: z.uuid().optional(),
  /** Those alone are told who are meant; otherwise all whom the kind concerns. */
  to: z.array(z.uuid()).optional(),
  /** The one who caused it knows it already. */
  actor: z.object({ id: z.uuid().optional(), name: z.string() }).optional(),
  details: z
    .object({
      danger: z.string().optional(),
      failed: z.number().optional(),
      quota: z.string().optional(),
      used: z.number().optional(),
      limit: z.number().optional(),
    })
    .default({}),
});

export type Cause = z.input<typeof causeSchema>;
export type ReadCause = z.output<typeof causeSchema>;

/** Makes the notifications of what has happened, one for each person whom it concerns. */
export const notifyJob = defineJob({
  name: 'notifications.make',
  data: causeSchema,
  retryLimit: 10,
  ...sharedByCompanies,
});
