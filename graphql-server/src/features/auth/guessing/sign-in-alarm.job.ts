import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Tells administrators of the platform that passwords seem to be guessed across accounts. */
export const signInAlarmJob = defineJob({
  name: 'auth.sign-in-alarm',
  data: z.object({
    /** `alarm`: many failures; `breaker`: so many that new devices must wait. */
    kind: z.enum(['alarm', 'breaker']),
    /** Failed sign-ins within the hour. */
    failures: z.int(),
    /** Names the hour. */
    raisedAt: z.iso.datetime(),
  }),
});
