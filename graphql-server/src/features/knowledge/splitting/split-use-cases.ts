import { wrongField } from '../../../platform/errors/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { linesOf } from './lines.js';
import type { SectionFinder, WrittenUseCase } from './section-finder.js';
import { labelledSections } from './labelled-sections.js';
import { headingSections } from './heading-sections.js';
import { markedSections } from './marked-sections.js';
import { numberedSections } from './numbered-sections.js';
import { paragraphSections, separatedSections, titledBlocks } from './block-sections.js';
import { readTerms } from './use-case-terms.js';

/** Tried in this order: the more deliberate a mark is, the earlier. */
const FINDERS: readonly SectionFinder[] = [
  markedSections,
  headingSections,
  labelledSections,
  separatedSections,
  numberedSections,
  titledBlocks,
  paragraphSections,
];

/** Longest title that is kept; a longer line is a sentence, not a title. */
export const MAX_TITLE_LENGTH = 200;

/** Splits the text of a prompt file into its use cases. See docs/prompt-files.md. */
export function splitUseCases(text: string): WrittenUseCase[] {
  const lines = linesOf(text);
  for (const find of FINDERS) {
    const found = find(lines);
    if (!found) continue;
    const useCases = found
      .map(({ title, text: body }) => ({ title: cleanTitle(title), ...readTerms(body.trim()) }))
      .filter((useCase) => useCase.text !== '');
    if (useCases.length > 0) return useCases;
    break;
  }
  throw wrongField('promptFile', knowledgeReasons.PROMPT_FILE_WITHOUT_USE_CASES);
}

/** A title without marks of Markdown, on one line. */
export function cleanTitle(title: string): string {
  const plain = title.replaceAll(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}|\s#+$/g, '').trim();
  return plain.length > MAX_TITLE_LENGTH
    ? `${plain.slice(0, MAX_TITLE_LENGTH - 1).trim()}…`
    : plain;
}
