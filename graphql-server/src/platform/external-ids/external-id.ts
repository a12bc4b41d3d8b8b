import { z } from 'zod';
import { platformReasons, refusingTaken, wrongField } from '../errors/index.js';
import { optionalLine } from '../input/index.js';

// What buildings, flats and cases are called in the company's other system, once for all of them.
// Tenants and owners have the same as their customer number.

/** Characters that one may have. */
const MAX = 100;

/** How services check one; null takes it away. */
export const externalIdSchema = optionalLine('externalNumber', MAX);

/** As REST takes one before that: what looks like a number, programs may well send as one. */
export const externalIdBody = z.union([z.string(), z.number().transform(String)]).nullish();

/** What a list of REST is narrowed down by. */
export const externalIdQuery = z
  .string()
  .trim()
  .optional()
  .describe('Only the one with exactly this external id; none where it is empty.');

/** The field of a type of GraphQL. */
export const externalIdOf = (thing: string) => ({
  nullable: true,
  description: `What the company's other system calls ${thing}; null if nothing was said.`,
});

/** The field of an input of GraphQL. */
export const externalIdInput = (thing: string) => ({
  nullable: true,
  description: `What the company's other system calls ${thing}, at most ${MAX} characters; each once at a company. Stays if it is left out; null or empty takes it away.`,
});

/** The field of a filter of GraphQL. */
export const externalIdFilter = {
  nullable: true,
  description: 'Exactly this external id.',
};

/** Runs a change; an external id that another of the company has becomes an error of its field. */
export const refusingTakenExternalId = <T>(change: () => Promise<T>): Promise<T> =>
  refusingTaken((violation) => {
    if (!violation.message.includes('external_id_unique')) throw violation;
    return wrongField('externalId', platformReasons.EXTERNAL_ID_IN_USE);
  }, change);
