import { LANGUAGES } from '@hausgeist/schema';
import type { PhraseMatch } from '../text/phrase-index.js';
import { type Word, wordsIn } from '../text/words.js';
import { vocabularies } from './vocabularies.js';

/** Words of a name behind a greeting: "Hallo liebe Frau Dr. Müller,". */
const LONGEST_NAME = 3;

interface Courtesies {
  /** Positions of greetings, thanks and farewells. */
  words: ReadonlySet<number>;
  /** Those of thanks and farewells: what greets at the end of a sentence is a day, "kommt ihr morgen?". */
  closing: ReadonlySet<number>;
  /** These and the words that may stand around them. */
  fillers: ReadonlySet<number>;
  /** Where the end of a letter begins, if anywhere. */
  signature: number | undefined;
}

/**
 * A message without the greeting, the thanks and the signature around its question. A message that
 * is nothing else stays as it is.
 */
export function stripCourtesy(text: string): string {
  const words = wordsIn(text);
  const courtesies = courtesiesIn(words);
  const from = endOfGreeting(words, courtesies);
  const to = beginOfThanks(words, courtesies, from);
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || from >= to) return text.trim();
  const isWhole = from === 0 && to === words.length;
  const isOnlyCourtesy = words.every((_, position) => courtesies.fillers.has(position));
  if (isWhole || isOnlyCourtesy) return text.trim();
  // Signs behind the last word belong to it: "… kalt?"
  const signs = /^[^\p{L}\p{N}\s]*/u.exec(text.slice(last.end))?.[0] ?? '';
  return text.slice(first.start, last.end + signs.length).replace(/[\s,;:–-]+$/u, '');
}

/** The position of the first word behind the greeting. */
function endOfGreeting(words: readonly Word[], { words: own, fillers }: Courtesies): number {
  let from = 0;
  while (from < words.length) {
    const end = endOfClause(words, from);
    const clause = range(from, end);
    const isCourtesy = clause.some((position) => own.has(position));
    const others = clause.filter((position) => !fillers.has(position)).length;
    const isAddress = own.has(from) && others <= LONGEST_NAME && clause.length <= LONGEST_NAME + 2;
    if (isCourtesy && end < words.length && (others === 0 || isAddress)) {
      from = end;
      continue;
    }
    // "Hallo meine Heizung ist kalt": no sign ends the greeting.
    while (from < end - 1 && own.has(from)) from += 1;
    break;
  }
  return from;
}

/** The position behind the last word before thanks and signature. */
function beginOfThanks(
  words: readonly Word[],
  { words: own, closing, fillers, signature }: Courtesies,
  from: number,
): number {
  let to = signature !== undefined && signature > from ? signature : words.length;
  while (to > from) {
    const begin = beginOfClause(words, to - 1);
    const clause = range(Math.max(begin, from), to);
    const isCourtesy = clause.some((position) => own.has(position));
    if (begin > from && isCourtesy && clause.every((position) => fillers.has(position))) {
      to = begin;
      continue;
    }
    while (to > from + 1 && closing.has(to - 1)) to -= 1;
    break;
  }
  return to;
}

function courtesiesIn(words: readonly Word[]): Courtesies {
  const own = new Set<number>();
  const closing = new Set<number>();
  const fillers = new Set<number>();
  let signature: number | undefined;
  for (const { code } of LANGUAGES) {
    const vocabulary = vocabularies().get(code);
    if (!vocabulary) continue;
    const groups = ['greeting', 'thanks', 'farewell'] as const;
    const courtesy = new Set(groups.map((intent) => vocabulary.intents.get(intent)));
    const add = ({ value, positions, exact }: PhraseMatch<number>) => {
      if (value === vocabulary.signature && exact)
        signature = Math.max(signature ?? 0, positions[0] ?? 0);
      if (courtesy.has(value) && exact) {
        for (const position of positions) {
          own.add(position);
          if (value !== vocabulary.intents.get('greeting')) closing.add(position);
        }
      }
      if (value === vocabulary.filler && exact)
        for (const position of positions) fillers.add(position);
    };
    for (const match of vocabulary.phrases.find(words)) add(match);
  }
  for (const position of own) fillers.add(position);
  return { words: own, closing, fillers, signature };
}

function endOfClause(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && words[end]?.clause === words[from]?.clause) end += 1;
  return end;
}

function beginOfClause(words: readonly Word[], last: number): number {
  let begin = last;
  while (begin > 0 && words[begin - 1]?.clause === words[last]?.clause) begin -= 1;
  return begin;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
