import * as z from 'zod/mini';

/** As many characters as the server takes. */
export const MAX_LEGAL_TEXT = 60_000;

/** Messages are keys of `legalTexts.form`. */
export const legalTextSchema = z
  .object({
    german: z.string().check(z.trim(), z.maxLength(MAX_LEGAL_TEXT, 'tooLong')),
    english: z.string().check(z.trim(), z.maxLength(MAX_LEGAL_TEXT, 'tooLong')),
  })
  .check(z.refine(({ german }) => german !== '', { path: ['german'], error: 'germanMissing' }));

/** What is typed into the form. */
export type LegalTextValues = z.infer<typeof legalTextSchema>;
