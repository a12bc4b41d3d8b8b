import { DANGER_KINDS, type DangerKind } from '@hausgeist/schema';
import { LRUCache } from 'lru-cache';
import { type Finds, nearest } from '../text/groups.js';
import type { PhraseMatch } from '../text/phrase-index.js';
import { type Word, wordsIn } from '../text/words.js';
import { secondVote, type Vote, voteOnClauses } from './vote/second-vote.js';
import { withoutAsides } from './asides.js';
import { type Danger } from './danger-kinds.js';
import type { Context, FamilySigns, Sign } from './danger-vocabulary.js';
import { dangerFinds, dangerVocabulary } from './danger-words.js';

/** What is read of a message; the beginning tells of a danger, and time stays bounded. */
const LONGEST_MESSAGE = 4_000;

/** Words of one sign stand within so many words. */
const WINDOW = 18;

/** From here on a danger is sure, and possible from 1 on. */
const SURE = 3;
const POSSIBLE = 1;

/**
 * What a context adds to a sign. A denial, a question about rules and a story of long ago take away
 * more than any sign weighs. What is over or was yesterday leaves a sure sign possible: gas that is
 * no longer smelt may still be there. So does who asks what comes afterwards, like a claim.
 */
const CONTEXT_WEIGHTS: readonly [Context, number][] = [
  ['not', -4],
  ['if', -4],
  ['rules', -4],
  ['asked', -4],
  ['past', -4],
  ['topic', -4],
  ['recently', -2],
  ['over', -2],
  ['afterwards', -2],
];
const HARMLESS = -4;
const URGENT = 1;
const SECOND_SIGN = 1;
/** A misspelt word alone may be another word. */
const CORRECTED_ALONE = -1;

/** How far from a sign's words a denial may stand: "es riecht hier aber nicht nach Gas". */
const DENIAL_BEFORE = 2;
const DENIAL_AFTER = 1;

/** Contexts that belong to the whole sentence; the others to the clause. */
const OF_SENTENCE: ReadonlySet<Context> = new Set(['past', 'recently', 'over']);

/** Contexts in which phrases such as "atmet nicht mehr", "wie letztes Jahr" or "wenn ich ihn anmache" take no part. */
const OF_MEANING: ReadonlySet<Context> = new Set(['not', 'over', 'past', 'recently', 'if']);

/**
 * How far from a sign's words a context of its clause may stand. Who writes without commas tells of all kinds of things in one
 * clause: "wollte wegen der Abrechnung fragen … im Keller qualmt es".
 */
const FAR = 9;

/** Contexts that stand anywhere in the message. */
const OF_MESSAGE: ReadonlySet<Context> = new Set(['afterwards']);

/**
 * Despair is taken at its word: "wenn ich die Wohnung verliere, …" asks about no rules. A shock comes
 * "wenn ich den Schalter drücke". What does not heat or open is the danger itself, so that "not" denies nothing there; nor is over who "is gone".
 */
const IGNORED: ReadonlyMap<DangerKind, ReadonlySet<Context>> = new Map([
  ['SUICIDE', new Set<Context>(['if', 'rules', 'asked', 'topic'])],
  ['ELECTRICITY', new Set<Context>(['if'])],
  ['FROST', new Set<Context>(['not'])],
  ['LIFT', new Set<Context>(['not'])],
  ['MISSING', new Set<Context>(['not', 'over', 'recently'])],
]);

/** Up to which the second vote takes a danger back; a sure one needs far more against it, and a clear one still more. */
const LEAST_VOTE_SURE = -2;
const LEAST_VOTE_POSSIBLE = -1;

const LEAST_VOTE_CLEAR = -6;

/** Above which the clauses of a sign alone may say more than the whole message. */
const LEAST_VOTE_OF_A_PART = 0.7;

/** From which on it raises one by itself. */
const LEAST_VOTE_ALONE = 2;

/** From which on it makes sure what words of the same kind call possible. */
const LEAST_VOTE_SURE_ALONG = 2.5;

/** What hangs and may fall is kept away from, which a line says; no vote on the whole message makes more of it. */
const NOT_SECONDED: ReadonlySet<DangerKind> = new Set(['COLLAPSE']);

/** An answer looks at its message, and at those before it, up to five times. */
const detected = new LRUCache<string, { danger: Danger | undefined }>({ max: 200 });

/**
 * The danger that a message tells of, in any of the assistant's languages. Looks at words only, so
 * that it comes before any search and any model, and works when these do not.
 */
export function detectDanger(message: string): Danger | undefined {
  const known = detected.get(message);
  if (known) return known.danger;
  const danger = detect(message);
  detected.set(message, { danger });
  return danger;
}

function detect(message: string): Danger | undefined {
  const words = wordsIn(withoutAsides(message.slice(0, LONGEST_MESSAGE)));
  const finds = dangerFinds(words);
  let kind: DangerKind | undefined;
  let most = POSSIBLE - 1;
  let clauses: ReadonlySet<number | undefined> = new Set();
  let isClear = false;
  for (const family of dangerVocabulary().families) {
    const scores = scoresOf(family, finds, words);
    for (const candidate of DANGER_KINDS) {
      const found = scores.get(candidate);
      if (!found || found.score <= most) continue;
      [kind, most, clauses, isClear] = [candidate, found.score, found.clauses, found.isClear];
    }
  }
  const whole = secondVote(message, words, finds);
  const vote = kind ? surer(whole, voteOnClauses(clauses, message, words, finds)) : whole;
  if (!kind) {
    const isOne = vote.danger > LEAST_VOTE_ALONE;
    return isOne ? { kind: vote.kind, sure: false, isGuess: true } : undefined;
  }
  const isSeconded =
    vote.kind === kind && !NOT_SECONDED.has(kind) && vote.danger > LEAST_VOTE_SURE_ALONG;
  const sure = most >= SURE || isSeconded;
  const leastSure = isClear ? LEAST_VOTE_CLEAR : LEAST_VOTE_SURE;
  const least = sure ? leastSure : LEAST_VOTE_POSSIBLE;
  return vote.danger > least ? { kind, sure } : undefined;
}

/** What the sign's own clauses look like counts, if the rest of the message speaks of other things. */
const surer = (whole: Vote, part: Vote): Vote =>
  part.danger > Math.max(whole.danger, LEAST_VOTE_OF_A_PART) ? part : whole;

/** How well a sign fits, and the clauses in which it stands. */
interface Score {
  score: number;
  clauses: ReadonlySet<number | undefined>;
  isClear: boolean;
}

function scoresOf(
  family: FamilySigns,
  finds: Finds,
  words: readonly Word[],
): Map<DangerKind, Score> {
  const scores = new Map<DangerKind, Score>();
  const seen = new Map<DangerKind, number>();
  const urgent = finds.has(family.contexts.get('now') ?? 0) ? URGENT : 0;
  for (const sign of family.signs) {
    // Nearly all signs end here, thousands of them.
    if (!sign.groups.every((group) => finds.has(group))) continue;
    const own = scoreOf(sign, family, finds, words);
    const { score } = own;
    if (score < POSSIBLE) continue;
    const others = seen.get(sign.kind) ?? 0;
    seen.set(sign.kind, others + 1);
    const known = scores.get(sign.kind);
    const best = known && known.score >= score + urgent ? known : { ...own, score: score + urgent };
    const isClear = own.isClear || known?.isClear === true;
    const second = others === 1 ? SECOND_SIGN : 0;
    scores.set(sign.kind, { ...best, isClear, score: best.score + second });
  }
  return scores;
}

/** The best score of a sign at any place of the message; 0 if it is not there. */
function scoreOf(sign: Sign, family: FamilySigns, finds: Finds, words: readonly Word[]): Score {
  const [first = [], ...others] = sign.groups.map((group) => finds.get(group) ?? []);
  const { isClear } = sign;
  let best: Score = { score: 0, clauses: new Set(), isClear };
  for (const start of first) {
    const parts = [start];
    for (const other of others) {
      const near = nearest(other, start, WINDOW);
      if (near) parts.push(near);
    }
    if (parts.length < sign.groups.length) continue;
    const isGuess = sign.groups.length === 1 && !start.exact;
    const score = sign.weight + (isGuess ? CORRECTED_ALONE : 0);
    if (score <= best.score) continue;
    const there = score + surroundings(parts, sign.kind, family, finds, words);
    if (there > best.score) best = { score: there, clauses: clausesOf(parts, words), isClear };
  }
  return best;
}

const clausesOf = (parts: readonly PhraseMatch<number>[], words: readonly Word[]) =>
  new Set(parts.flatMap(({ positions }) => positions.map((position) => words[position]?.clause)));

/** What the words around a sign add to it or take from it. */
function surroundings(
  parts: readonly PhraseMatch<number>[],
  kind: DangerKind,
  { contexts, harmless }: FamilySigns,
  finds: Finds,
  words: readonly Word[],
): number {
  const own = new Set(parts.flatMap(({ positions }) => positions));
  const clauses = new Set([...own].map((position) => words[position]?.clause));
  const sentences = new Set([...own].map((position) => words[position]?.sentence));
  const findsOf = (group: number | undefined) => finds.get(group ?? 0) ?? [];
  const first = Math.min(...own) - FAR;
  const last = Math.max(...own);
  const isNear = (match: PhraseMatch<number>, bySentence: boolean) => {
    const [position = 0] = match.positions;
    const word = words[position];
    if (bySentence) return sentences.has(word?.sentence);
    return position >= first && position <= last + FAR && clauses.has(word?.clause);
  };
  // "Atmet nicht mehr" denies nothing and is not over: it is the sign itself.
  const denyNothing = new Set(
    findsOf(contexts.get('not-a-denial')).flatMap(({ positions }) => positions),
  );
  const meant = new Set([...own, ...denyNothing]);
  let score = 0;
  for (const [context, weight] of CONTEXT_WEIGHTS) {
    if (IGNORED.get(kind)?.has(context)) continue;
    const applies = findsOf(contexts.get(context)).some((match) => {
      if (!OF_MESSAGE.has(context) && !isNear(match, OF_SENTENCE.has(context))) return false;
      if (match.positions.every((position) => own.has(position))) return false;
      const [position = 0] = match.positions;
      // "Er bringt mich um, wenn ich gehe": a condition that comes afterwards makes nothing less real.
      if (context === 'if' && position > last) return false;
      if (context === 'asked') return words[position]?.asked === true;
      if (OF_MEANING.has(context) && meant.has(position)) return false;
      return context !== 'not' || denies(position, own, words);
    });
    if (applies) score += weight;
  }
  const isHarmless = findsOf(harmless.get(kind)).some(
    (match) =>
      isNear(match, true) && !match.positions.every((position) => denyNothing.has(position)),
  );
  return isHarmless ? score + HARMLESS : score;
}

/** Whether a word like "not" stands so near one of a sign's words that it means it. */
function denies(position: number, own: ReadonlySet<number>, words: readonly Word[]): boolean {
  for (let one = position - DENIAL_AFTER; one <= position + DENIAL_BEFORE; one++) {
    if (own.has(one) && words[one]?.clause === words[position]?.clause) return true;
  }
  return false;
}
