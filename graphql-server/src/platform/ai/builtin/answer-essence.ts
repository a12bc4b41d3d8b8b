import { frame, FRAME_LANGUAGES } from '../frames/index.js';
import { frontOf } from './said-before.js';

/** Begins every answer that could not be given; the summary recognises open questions by it. */
export const NO_ANSWER = 'Dazu liegen mir leider keine Informationen vor';

/** Says that a fact that was asked for is not there. */
export const NOT_IN_DOCUMENTS = 'nicht in unseren Unterlagen';

const NOBODY = { companyName: '', email: '', phone: '' };

/** The first clause of a sentence: what it says before it names a contact. */
const firstClause = (text: string) => /^[^,.،;:]*/.exec(text)?.[0] ?? text;

/** How answers of any language own up to what they do not know. */
const OPEN = [
  NO_ANSWER,
  NOT_IN_DOCUMENTS,
  ...FRAME_LANGUAGES.flatMap((code) => {
    const { partNotKnown, notKnown, factMissing } = frame(code);
    return [firstClause(partNotKnown), firstClause(notKnown(NOBODY)), factMissing];
  }),
];

/** Whether an answer leaves open what was asked. */
export const leavesOpen = (answer: string): boolean => OPEN.some((said) => answer.includes(said));

/** The part of an answer that rests on a use case and is not folded; else its first paragraph. */
export function essenceOf(answer: string): string {
  const paragraphs = frontOf(answer)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim());
  return paragraphs.find((paragraph) => /\[\d+\]/.test(paragraph)) ?? paragraphs[0] ?? '';
}
