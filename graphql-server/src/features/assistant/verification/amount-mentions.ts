import { measureOf } from './measures.js';
import { numberWords } from './number-words.js';
import type { Mention, Scan } from './scan.js';

const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,']\d+)*)`;
/** Between the two ends of a span. */
const UNTIL = String.raw`(?:-|bis(?: zu)?|und|to|and|до|do|ile|إلى)`;
const UNTIL_WORD = /^(?:bis|und|oder|to|and|or|до|do|ile|إلى)$/i;
const LIST_NUMBER = /(^|\n)([\s#>-]*)(\d{1,3}[.)])(?=\s+(\p{L}*)|$)/gu;
const STEP =
  /(?<!\p{L})(?:Schritt|Punkt|Step|Option|Adım|Шаг|Крок|الخطوة|Krok)\s\d{1,2}(?![\d.,]*\d)|\d(?=\uFE0F?\u20E3)/giu;
const CITATION = /\[\d{1,2}\]/g;
const WITH_MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(${NUMBER})\s*${UNTIL}\s*)?(${NUMBER})(?:,-{1,2})?[ \n]?[ -]?[ -]?([€%°]|\p{L}[\p{L}²]*2?)`,
  'giu',
);
const MEASURE_FIRST = new RegExp(String.raw`(€|%|eur|yüzde)\s?(${NUMBER})`, 'giu');
const BARE = new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}`, 'gu');
const COMPOUND = /^(.{2,}?)(täg|wöch|monatig|monats|jähr|stünd|minüt|tages|wochen|stunden|jahres)/;
/** What follows a number that counts nothing that is named, as in tables and spans. */
const STANDS_ALONE =
  /^(?!\. +\p{L})[.,;:)]?\s*(?:$|[^\p{L}\s]|(?:bis|und|oder|to|and|or)(?!\p{L}))/iu;
const INDEFINITE = /^(?:ein|eine[nmrs]?|bir)$/;
const LIMITS = /^(?:innerhalb|binnen|nach|in|vor|mindestens|höchstens|maximal|spätestens|seit)$/;
const LASTING = new Set(['week', 'month', 'year']);

/** Takes out numbers that count lines and sources and claim nothing. */
export function takeNumbering(scan: Scan, isMonth: (word: string) => boolean): void {
  scan.take(LIST_NUMBER, ([, lineBreak, , , word = ''], index) => {
    const begins = lineBreak === '\n' || (index === 0 && scan.options.atLineStart);
    return begins && !isMonth(word) ? [] : undefined;
  });
  scan.take(STEP, () => []);
  scan.take(CITATION, () => []);
}

/** Finds numbers with what they measure, then all that are left. */
export function takeAmounts(scan: Scan): void {
  scan.take(WITH_MEASURE, ([, from, to = '', word = '']) => {
    const measure = measureOf(word);
    if (!measure) return undefined;
    const amounts = from === undefined ? [to] : [from, to];
    return amounts.map((number) => amount(valuesOf(number), measure));
  });
  scan.take(MEASURE_FIRST, ([, word = '', number = '']) => {
    return [amount(valuesOf(number), measureOf(word) ?? '')];
  });
  takeWrittenOut(scan);
  scan.take(BARE, ([number = ''], index) => {
    const standsAlone = STANDS_ALONE.test(
      scan.original.slice(index + number.length, index + number.length + 12),
    );
    const values = valuesOf(number);
    const groups = number.split(' ').map((group) => `#${Number(group.replace(/\D.*$/, ''))}`);
    const asTime = /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(number);
    const proofs = values.map((value) => [`#${value}`]);
    if (groups.length > 1) proofs.push(groups);
    if (asTime) proofs.push([`time:${Number(asTime[1]) * 60 + Number(asTime[2])}`]);
    const bare = standsAlone ? values.map((value) => `bare:${value}`) : [];
    const gives = [...values.map((value) => `#${value}`), ...bare, ...groups];
    return [{ kind: 'number', gives, proofs }];
  });
}

/** An amount is proved by itself or by a number that stands there without a measure, as in tables. */
export function amount(values: readonly number[], measure: string) {
  const keys = values.flatMap((value) => {
    if (measure === 'cent') return [`${value}|cent`, `${value / 100}|eur`];
    if (measure === 'eur' && value < 1) return [`${value}|eur`, `${Math.round(value * 100)}|cent`];
    return [`${value}|${measure}`];
  });
  const bare = values.map((value) => `bare:${value}`);
  return {
    kind: 'amount' as const,
    gives: [...keys, ...values.map((value) => `#${value}`)],
    proofs: [...keys, ...bare].map((key) => [key]),
  };
}

/** Numbers in words are claims where they measure something: "zwei Wochen", "dreimonatig". */
function takeWrittenOut(scan: Scan): void {
  const numbers = numberWords(scan.options.language);
  const words = [...scan.text.matchAll(/\p{L}[\p{L}']*/gu)];
  for (const [i, { 0: word, index: start }] of words.entries()) {
    const lower = word.toLowerCase();
    const compound = COMPOUND.exec(lower);
    const whole = compound && numbers.get(compound[1] ?? '');
    const end = start + word.length;
    if (whole) {
      const measure = measureOf(compound[2] ?? '') ?? '';
      scan.mentions.push({ ...amount([whole], measure), start, end });
      continue;
    }
    const value = numbers.get(lower);
    if (value === undefined) continue;
    const next = words[i + 1];
    const gap = next && scan.text.slice(end, next.index);
    const measure =
      next && gap && /^[\s-]{1,2}$/.test(gap) ? measureBehind(words, i, numbers) : undefined;
    const before = words[i - 1]?.[0].toLowerCase() ?? '';
    const isArticle = INDEFINITE.test(lower);
    if (isArticle && !measure) continue;
    const found = writtenOut(value, measure, isArticle && !LIMITS.test(before));
    scan.mentions.push({
      ...found,
      start,
      end: measure && next ? next.index + next[0].length : end,
    });
  }
}

/** What a number in words measures; in "zwei bis drei Tage" both do. */
function measureBehind(
  words: readonly RegExpExecArray[],
  position: number,
  numbers: ReadonlyMap<string, number>,
): string | undefined {
  const [next = '', other = '', last = ''] = words
    .slice(position + 1, position + 4)
    .map(([word]) => word);
  const isSpan = UNTIL_WORD.test(next) && numbers.has(other.toLowerCase());
  return measureOf(isSpan ? last : next);
}

function writtenOut(
  value: number,
  measure: string | undefined,
  isArticle: boolean,
): Omit<Mention, 'start' | 'end'> {
  if (!measure) return { kind: 'number', gives: [`#${value}`] };
  const { proofs, ...found } = amount([value], measure);
  // "Ein Tag" may be any day; "innerhalb einer Woche" is a promise.
  const claims = !isArticle && (value > 1 || LASTING.has(measure));
  return { ...found, ...(claims ? { proofs } : {}) };
}

/** What a written number may mean: "1.500" is another number in German than in English. */
export function valuesOf(written: string): number[] {
  const plain = written.replaceAll(/[ ']/g, '');
  const separators = plain.match(/[.,]/g) ?? [];
  const [first] = separators;
  const last = separators.at(-1);
  if (!first || !last) return [Number(plain)];
  const inThousands = Number(plain.replaceAll(/[.,]/g, ''));
  if (first !== last) {
    const decimal = plain.replaceAll(first, '').replace(last, '.');
    return [Number(decimal)].filter((value) => !Number.isNaN(value));
  }
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && !plain.startsWith('0');
  if (separators.length > 1) return isGrouped ? [inThousands] : plain.split(/[.,]/).map(Number);
  const decimal = Number(plain.replace(',', '.'));
  return isGrouped ? [inThousands, decimal] : [decimal];
}
