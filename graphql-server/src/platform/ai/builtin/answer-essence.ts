import { frontOf } from './said-before.js';

/** Begins every answer that could not be given; the summary recognises open questions by it. */
export const NO_ANSWER = 'Dazu liegen mir leider keine Informationen vor';

/** Says that a fact that was asked for is not there. */
export const NOT_IN_DOCUMENTS = 'nicht in unseren Unterlagen';

/** Whether an answer leaves open what was asked. */
export const leavesOpen = (answer: string): boolean =>
  answer.includes(NO_ANSWER) || answer.includes(NOT_IN_DOCUMENTS);

/** What of an answer rests on a use case, as it is read at once; else its first paragraph. */
export function essenceOf(answer: string): string {
  const paragraphs = frontOf(answer)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim());
  return paragraphs.find((paragraph) => /\[\d+\]/.test(paragraph)) ?? paragraphs[0] ?? '';
}
