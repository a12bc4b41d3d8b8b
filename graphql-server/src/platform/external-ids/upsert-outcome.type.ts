import { z } from 'zod';
import { namedEnum } from '../graphql/index.js';
import { UPSERT_OUTCOMES, type UpsertOutcome } from './upserting.js';

/** What an upsert did, in the schema. */
export const UpsertOutcomeEnum = namedEnum('UpsertOutcome', 'What an upsert did.', {
  CREATED: 'It was not known and was added.',
  CHANGED: 'It was known, and at least one detail was changed.',
  UNCHANGED: 'It had these details already: nothing was changed, and no event is sent.',
} satisfies Record<UpsertOutcome, string>);

/** The field of a payload. */
export const OUTCOME = { description: 'What was done.' };

/** A thing that was made or changed by its external id, in REST answers. */
export const upsertResponse = <Data extends z.ZodType>(data: Data) =>
  z.object({
    message: z.string().describe('What was done, in a sentence for people.'),
    outcome: z.enum(UPSERT_OUTCOMES).describe('`CREATED`, `CHANGED`, or `UNCHANGED`.'),
    data: data.describe('What it is about, as it is now.'),
  });

/** What was done, in a sentence. */
export const upsertMessage = (name: string, outcome: UpsertOutcome): string =>
  ({
    CREATED: `${name} added`,
    CHANGED: `${name} changed`,
    UNCHANGED: `${name} unchanged`,
  })[outcome];
