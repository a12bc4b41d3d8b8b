import type { Language } from '@hausgeist/schema';
import type { SmallTalk } from '../../../../platform/ai/index.js';
import { Groups } from '../text/groups.js';
import { PhraseIndex } from '../text/phrase-index.js';
import { readVocabulary, splitLine } from '../../../../platform/vocabulary/index.js';

/** The intent that outweighs the ones behind it, if a message has words of both. */
export const INTENTS = [
  // Before the death that a Turkish "became" looks like.
  'progress',
  'condolence',
  'insult',
  'complaint',
  'abilities',
  'identity',
  'wellbeing',
  'farewell',
  'opening',
  'refusal',
  'apology',
  'thanks',
  'help',
  'safe',
  'agreement',
  'greeting',
] as const satisfies readonly SmallTalk[];

export type PlainIntent = (typeof INTENTS)[number];

/**
 * What is told by words that stand near each other, whatever else a message says. `orders` are orders to the
 * assistant to be something else, `sending` those to send a craftsman.
 */
export const SIGNED = [
  'person',
  'neighbour',
  'visit',
  'sending',
  'own-figures',
  'orders',
  'hazard',
] as const;

export type Signed = (typeof SIGNED)[number];

/** The words of intents in one language; numbers are groups of phrases. */
export interface IntentVocabulary {
  phrases: PhraseIndex<number>;
  intents: ReadonlyMap<PlainIntent, number>;
  /** Words that may stand around those of any intent, and of one. */
  filler: number;
  fillers: ReadonlyMap<PlainIntent, number>;
  /** What comes before the name at the end of a letter. */
  signature: number;
  /** Words of a question. */
  asks: number;
  /** All groups of a sign near each other tell what it is a sign of. */
  signs: ReadonlyMap<Signed, readonly (readonly number[])[]>;
  /** What makes a sign of several groups no wish to speak to a person. */
  notPerson: number;
}

/** Reads `vocabulary/intents`; throws an Error that names the line which cannot be understood. */
export function readIntentVocabulary(language: Language): IntentVocabulary {
  const phrases = new PhraseIndex<number>();
  let count = 0;
  const groups = new Groups(
    (phrase, group) => phrases.add(phrase, group, { sounds: language === 'de' }),
    () => (count += 1),
  );
  const lines = readVocabulary(`intents/${language}.txt`).map((line) => ({
    ...splitLine(line),
    place: line.place,
  }));
  const isSigned = (head: string) => SIGNED.some((one) => one === head);
  for (const { head, items } of lines) if (!isSigned(head)) groups.extend(head, items);
  const signsOf = (signed: Signed) =>
    lines
      .filter(({ head }) => head === signed)
      .flatMap(({ items, place }) =>
        items.map((item) => item.split('&').map((part) => groups.numberOf(part.trim(), place))),
      );
  const groupOf = (name: string) => groups.extend(name, []);
  return {
    phrases,
    intents: new Map(INTENTS.map((intent) => [intent, groupOf(intent)])),
    filler: groupOf('filler'),
    fillers: new Map(INTENTS.map((intent) => [intent, groupOf(`${intent}-filler`)])),
    signature: groupOf('signature'),
    asks: groupOf('asks'),
    signs: new Map(SIGNED.map((signed) => [signed, signsOf(signed)])),
    notPerson: groupOf('not-person'),
  };
}
