import { LRUCache } from 'lru-cache';
import { fold, standardFor, wordsOf } from '../../german/index.js';
import type { CueRule, FactKind } from './cues/cue-rule.js';
import { COST, PAYER } from './cues/money.js';
import { DEADLINE, DURATION, OFTEN, PERIOD, WHEN } from './cues/times.js';
import { DOER, OTHERWISE, REPAIR, RISK } from './cues/work-and-damage.js';
import { DUTY, HOW, NEED, PERMISSION } from './cues/leave-and-duty.js';
import { QUANTITY } from './cues/amounts.js';
import { WHERE, WHOM } from './cues/contacts-and-places.js';

/** A kind of fact that a question asks for. */
export interface Cue {
  kind: FactKind;
  /** How well a passage states such a fact: 0 for not at all, up to 1. */
  strengthIn: (passage: string) => number;
}

/** How well a passage states a fact that it only speaks of. */
const HINTED = 0.3;

/** The more particular a question is, the earlier its rule stands. */
const RULES: readonly CueRule[] = [
  OTHERWISE,
  RISK,
  PAYER,
  DOER,
  COST,
  OFTEN,
  PERIOD,
  DEADLINE,
  DURATION,
  WHEN,
  WHOM,
  WHERE,
  NEED,
  PERMISSION,
  DUTY,
  HOW,
  QUANTITY,
  REPAIR,
];

/** What kinds of fact a question asks for, the most particular first. */
export function cuesOf(question: string): Cue[] {
  const asked = plain(question);
  return RULES.filter((rule) => rule.asked.test(asked)).map(({ kind }) => ({
    kind,
    strengthIn: (passage) => factsIn(passage).get(kind) ?? 0,
  }));
}

const facts = new LRUCache<string, ReadonlyMap<FactKind, number>>({ max: 5_000 });

/** What kinds of fact a passage states or speaks of, with how well: above 0, up to 1. */
export function factsIn(passage: string): ReadonlyMap<FactKind, number> {
  const known = facts.get(passage);
  if (known) return known;
  const said = plain(passage);
  const found = new Map<FactKind, number>();
  for (const { kind, answered, hinted } of RULES) {
    const strength = answered.test(said) ? 1 : hinted?.test(said) ? HINTED : 0;
    if (strength > 0) found.set(kind, strength);
  }
  facts.set(passage, found);
  return found;
}

/** "Muß i streichn" as "muss ich streichen"; signs between words stay. */
const inStandardGerman = (question: string): string =>
  question.replaceAll(/\p{L}+/gu, (typed) => {
    const [spelt = typed] = wordsOf(typed);
    return standardFor(spelt)?.join(' ') ?? spelt;
  });

/** The same for a question in dialect, by what it says in standard German. */
export const spokenCuesOf = (question: string): Cue[] => cuesOf(inStandardGerman(question));

const folded = new LRUCache<string, string>({ max: 5_000 });

/** Lower case, one way to write umlauts; the lines stay. */
function plain(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const found = fold(text).replaceAll(/[^\S\n]+/g, ' ');
  folded.set(text, found);
  return found;
}
