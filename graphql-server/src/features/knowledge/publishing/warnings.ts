import { setImmediate } from 'node:timers/promises';
import { fold, isStopWord, stem, wordsOf } from '../../../platform/german/index.js';
import type { WrittenUseCase } from '../splitting/section-finder.js';

/** What may be wrong with a version as a whole. */
export const WARNING_KINDS = [
  'SAME_TITLE',
  'SIMILAR_TEXT',
  'DIFFERENT_NUMBERS',
  'DATE_PASSED',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Something to look at before publishing, with the use cases that it is about. */
export interface KnowledgeWarning {
  kind: WarningKind;
  titles: string[];
  /** What was found there: the numbers that differ, or the day. */
  found: string[];
}

/** More use cases than this are not compared in pairs, and more warnings are not looked through. */
const MOST_COMPARED = 1_000;
const MOST_WARNINGS = 100;

/** Share of words that two texts have in common from which on they say the same. */
const SAME_TEXT = 0.8;

/** The same of two statements, without their numbers. */
const SAME_STATEMENT = 0.6;

/** Words that a statement has to have, besides its number, to be recognised elsewhere. */
const LEAST_WORDS = 3;

interface Statement {
  title: string;
  words: ReadonlySet<string>;
  unit: string;
  number: string;
}

/** Looks for what people overlook in a file of many use cases. `day` is today's, in Germany. */
export async function findWarnings(
  useCases: readonly WrittenUseCase[],
  day: string,
): Promise<KnowledgeWarning[]> {
  const compared = useCases.length <= MOST_COMPARED ? useCases : [];
  return [
    ...sameTitles(useCases),
    ...(await similarTexts(compared)),
    ...(await differentNumbers(compared)),
    ...passedDates(useCases, day),
  ].slice(0, MOST_WARNINGS);
}

function sameTitles(useCases: readonly WrittenUseCase[]): KnowledgeWarning[] {
  const groups = Map.groupBy(useCases, ({ title }) => fold(title));
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => ({
      kind: 'SAME_TITLE' as const,
      titles: group.map(({ title }) => title),
      found: [],
    }));
}

async function similarTexts(useCases: readonly WrittenUseCase[]): Promise<KnowledgeWarning[]> {
  const texts = useCases.map(({ title, text }) => ({ title, words: contentWords(text) }));
  const pairs = await similarPairs(texts, SAME_TEXT);
  return pairs.map(([one, other]) => ({
    kind: 'SIMILAR_TEXT' as const,
    titles: [one.title, other.title],
    found: [],
  }));
}

async function differentNumbers(useCases: readonly WrittenUseCase[]): Promise<KnowledgeWarning[]> {
  const statements = useCases.flatMap(statementsOf);
  const warnings: KnowledgeWarning[] = [];
  for (const ofUnit of Map.groupBy(statements, ({ unit }) => unit).values()) {
    const pairs = await similarPairs(ofUnit.slice(0, MOST_COMPARED), SAME_STATEMENT);
    for (const [one, other] of pairs) {
      if (one.number === other.number || one.title === other.title) continue;
      warnings.push({
        kind: 'DIFFERENT_NUMBERS',
        titles: [one.title, other.title],
        found: [`${one.number} ${one.unit}`, `${other.number} ${other.unit}`],
      });
    }
  }
  return warnings;
}

function passedDates(useCases: readonly WrittenUseCase[], day: string): KnowledgeWarning[] {
  return useCases.flatMap(({ title, text, terms }) => {
    const last = [terms.validUntil, ...untilDays(text)].filter((date) => date !== null).toSorted();
    const passed = last.find((date) => date < day);
    return passed ? [{ kind: 'DATE_PASSED' as const, titles: [title], found: [passed] }] : [];
  });
}

/** Days that a text names with their year. */
const untilDays = (text: string): string[] =>
  [...text.matchAll(/\b(\d{1,2})\.\s?(\d{1,2})\.\s?(20\d{2})\b/g)].map(
    ([, day = '', month = '', year = '']) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

/** A number with what it counts, e.g. `3 Monatsmieten`, `24 Stunden`, `8 Uhr`, `50 €`. */
const AMOUNT = /(?<![\d.,/-])(\d{1,3}(?:\.\d{3})*(?:,\d+)?|\d+)\s?(€|%|\p{L}{3,})/gu;

function statementsOf({ title, text }: WrittenUseCase): Statement[] {
  return text.split(/(?<=[.!?])\s+|\n+/).flatMap((sentence) => {
    const words = contentWords(sentence.replaceAll(AMOUNT, ' '));
    if (words.size < LEAST_WORDS) return [];
    return [...sentence.matchAll(AMOUNT)].map(([, number = '', unit = '']) => ({
      ...{ title, words, number },
      unit: unit.toLowerCase() === 'euro' ? '€' : unit,
    }));
  });
}

/** Pairs that have this share of their words in common; other requests come in between. */
async function similarPairs<T extends { words: ReadonlySet<string> }>(
  all: readonly T[],
  least: number,
): Promise<[T, T][]> {
  const pairs: [T, T][] = [];
  for (const [index, one] of all.entries()) {
    if (index % 20 === 0) await setImmediate();
    for (const other of all.slice(index + 1)) {
      if (pairs.length >= MOST_WARNINGS) return pairs;
      if (shareOf(one.words, other.words) >= least) pairs.push([one, other]);
    }
  }
  return pairs;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size === 0 || small.size < large.size * SAME_STATEMENT) return 0;
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return common / (small.size + large.size - common);
}

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
