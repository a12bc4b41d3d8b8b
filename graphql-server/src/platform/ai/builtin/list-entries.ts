import { contentOf, sharesOf, topicWords } from './topic-match.js';
import { FITTING_SHARE } from './statement-weights.js';
import type { Unit } from './use-case-units.js';

const BULLET = /^\s*-\s/m;

/** Of a list, the entries that a question is about, and how well they fit. */
function entriesAbout({ text }: Unit, question: string): { entries: string[]; share: number } {
  const all = text.split('\n').flatMap((line) => /^\s*(?:-|\d+\.)\s+(.*)/.exec(line)?.[1] ?? []);
  const shares = sharesOf(topicWords(question), all.map(contentOf), { isWithin: true });
  const share = Math.max(0, ...shares);
  return { entries: all.filter((_, i) => share > 0 && shares[i] === share), share };
}

/** Of a list that was said before, the entries that a question is about. */
export const entriesFor = (unit: Unit, question: string): Unit[] =>
  entriesAbout(unit, question).entries.map((text) => ({ ...unit, text }));

/** The one entry of a list of rules that a question is about; the whole list where none is, or where its entries are steps. */
export function entryOrList(unit: Unit, question: string): Unit {
  if (!unit.isList || !BULLET.test(unit.text)) return unit;
  const { entries, share } = entriesAbout(unit, question);
  const [text, ...others] = entries;
  if (text === undefined || others.length > 0 || share < FITTING_SHARE) return unit;
  return { ...unit, text, isList: false, content: contentOf(text) };
}
