import * as z from 'zod/mini';

/** Longest wording that the server takes. */
export const MAX_WORDING = 300;

const wordingText = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_WORDING, 'tooLong'));

/** Other words for a use case; messages are keys of `knowledge.wording`. */
export const wordingSchema = z.object({ text: wordingText });

/** A question and the use case that answers it; messages are keys of `knowledge.wording`. */
export const assignSchema = z.object({
  useCaseId: z.string().check(z.minLength(1, 'useCaseRequired')),
  text: wordingText,
});

export type AssignValues = z.infer<typeof assignSchema>;
