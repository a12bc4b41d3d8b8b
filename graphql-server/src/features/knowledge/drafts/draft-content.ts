import { z } from 'zod';
import { parseInput, requiredLine } from '../../../platform/input/index.js';
import { platformReasons } from '../../../platform/errors/index.js';
import { cleanText } from '../files/prompt-file-text.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { textUnderTitle } from '../splitting/marked-sections.js';
import type { WrittenUseCase } from '../splitting/section-finder.js';
import { cleanTitle, MAX_TITLE_LENGTH } from '../splitting/split-use-cases.js';
import { AUDIENCES, isDay } from '../splitting/use-case-terms.js';
import { MAX_WORDING } from '../wordings/wording-bank.js';

/** Longest text of a use case, in characters. */
const MAX_TEXT = 50_000;

/** Wordings that a use case can bring with it. */
const MAX_WORDINGS = 20;

/** Buildings that a use case can be meant for. */
const MAX_BUILDINGS = 50;

const day = z
  .string()
  .refine(isDay, knowledgeReasons.DAY_UNKNOWN.issue)
  .nullish()
  .transform((value) => value ?? null);

const contentSchema = z
  .object({
    title: requiredLine('title', MAX_TITLE_LENGTH)
      .transform(plainTitle)
      .pipe(z.string().min(1, platformReasons.REQUIRED({ label: 'title' }).issue)),
    text: z
      .string()
      .max(MAX_TEXT, platformReasons.TOO_LONG({ label: 'text', max: MAX_TEXT }).issue)
      .transform((text) => textUnderTitle(cleanText(text)))
      .pipe(z.string().min(1, platformReasons.REQUIRED({ label: 'text' }).issue)),
    validFrom: day,
    validUntil: day,
    audience: z.enum(AUDIENCES),
    buildingIds: z
      .array(z.uuid(knowledgeReasons.BUILDING_OF_USE_CASE_UNKNOWN.issue))
      .max(
        MAX_BUILDINGS,
        knowledgeReasons.USE_CASE_HAS_ENOUGH_BUILDINGS({ max: MAX_BUILDINGS }).issue,
      )
      .optional(),
    wordings: z.array(requiredLine('wording', MAX_WORDING)).max(MAX_WORDINGS).optional(),
    questionIds: z.array(z.uuid()).max(500).optional(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ['validUntil'],
    message: knowledgeReasons.DAYS_REVERSED.issue,
  });

/** A use case as people write it in the draft. */
export type DraftContent = z.input<typeof contentSchema>;

/** What a use case of the draft keeps: just as it comes back from the file that is published. */
export function readContent(input: DraftContent) {
  return parseInput(contentSchema, input);
}

/** Fields of a use case from a file, as the draft keeps them. */
export const contentOf = ({ title, text, terms }: WrittenUseCase) => ({
  title: plainTitle(title),
  text: textUnderTitle(text),
  ...terms,
});

/** A title from which the splitter takes nothing off. */
function plainTitle(title: string): string {
  const plain = cleanTitle(title.normalize('NFC').replaceAll(/\s+/g, ' '));
  return plain === title ? plain : plainTitle(plain);
}
