import type { AnswerFrame } from './answer-frame.js';
import { AR } from './ar.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { PL } from './pl.js';
import { RU } from './ru.js';
import { TR } from './tr.js';
import { UK } from './uk.js';

export { ofCompany, theCompany } from './german-company-name.js';
export type { AnswerFrame, FileFrame } from './answer-frame.js';

const FRAMES: Readonly<Record<string, AnswerFrame>> = {
  de: DE,
  en: EN,
  tr: TR,
  ru: RU,
  uk: UK,
  ar: AR,
  pl: PL,
};

/** Codes of the languages that have sentences of their own. */
export const FRAME_LANGUAGES: readonly string[] = Object.keys(FRAMES);

/** The sentences of a language; the German ones for a language that has none. */
export const frame = (language = 'de'): AnswerFrame => FRAMES[language] ?? DE;
