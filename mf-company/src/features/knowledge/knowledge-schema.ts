import * as z from 'zod/mini';

/** Longest wording that the server takes. */
export const MAX_WORDING = 300;

/** Words for what is missing or wrong. */
export interface WordingTexts {
  required: string;
  tooLong: string;
}

const wordingText = ({ required, tooLong }: WordingTexts) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(MAX_WORDING, tooLong));

/** Other words for a use case. */
export const wordingSchema = (texts: WordingTexts) => z.object({ text: wordingText(texts) });

/** A question and the use case that answers it. */
export const assignSchema = (texts: WordingTexts & { useCase: string }) =>
  z.object({
    useCaseId: z.string().check(z.minLength(1, texts.useCase)),
    text: wordingText(texts),
  });
