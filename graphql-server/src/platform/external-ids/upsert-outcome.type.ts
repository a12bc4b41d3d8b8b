import { z } from 'zod';
import { namedEnum } from '../graphql/index.js';
import { UPSERT_OUTCOMES, type UpsertOutcome } from './upserting.js';

/** What became of a thing that was to be as a program says, in the schema. */
export const UpsertOutcomeEnum = namedEnum(
  'UpsertOutcome',
  'What became of a thing that was to be as a program says.',
  {
    CREATED: 'There was none; it was added.',
    CHANGED: 'It was there, and something about it has become another.',
    UNCHANGED: 'It was there as it shall be; nothing was done, and no event told.',
  } satisfies Record<UpsertOutcome, string>,
);

/** The field of a payload. */
export const OUTCOME = { description: 'What became of it.' };

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
    UNCHANGED: `${name} is so already`,
  })[outcome];
