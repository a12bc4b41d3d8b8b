import { essenceOf } from '../builtin/answer-essence.js';
import { clip } from './clip.js';

const MAX_LENGTH = 260;

/** What an answer comes down to, on one line without markup, behind its title. */
export const essenceBelow = (title: string | undefined, answer: string): string =>
  clip([title, withoutMarkup(essenceOf(answer))].filter(Boolean).join(': '), MAX_LENGTH);

/** An answer's text without citations and emphasis; signs inside a line or a word stay. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/^\s*(?:#{1,6}|>)\s+/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\]/g, '')
    .replaceAll(/\*+(?=\S)|(?<=\S)\*+|`/g, '')
    .replaceAll(/(?<![\p{L}\d])_+(?=\S)|(?<=\S)_+(?![\p{L}\d])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
