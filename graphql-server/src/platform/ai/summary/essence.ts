import { clip } from './clip.js';

const MAX_LENGTH = 260;

/** Paragraphs that lead to an answer or away from it, but are none. */
const LEAD_IN =
  /:$|^(?:gern|danke|vielen dank|guten tag|hallo|es tut mir leid|das tut mir leid)[^.]*[.!]?$/iu;

/** A paragraph that names the use case which follows. */
const CITED_TITLE = /\*\*(.+?)\*\* \[\d+\]/;

/** What an answer says first behind its lead-in, on one line without markup, below its title. */
export function essenceOf(answer: string, title: string | undefined): string {
  const paragraphs = answer.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const leadIn = paragraphs.findIndex((paragraph) => CITED_TITLE.test(paragraph));
  const after = paragraphs.slice(leadIn + 1);
  const plain = (after.length > 0 ? after : paragraphs).map(withoutMarkup);
  const statement = plain.find((text) => text && !LEAD_IN.test(text)) ?? plain[0] ?? '';
  return clip([title, statement].filter(Boolean).join(': '), MAX_LENGTH);
}

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
