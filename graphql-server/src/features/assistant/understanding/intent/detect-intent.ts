import type { Language } from '@hausgeist/schema';
import type { SmallTalk } from '../../../../platform/ai/index.js';
import { isTopicWord } from '../german-terms/topic-words.js';
import { type Finds, findsByGroup, nearest } from '../text/groups.js';
import { type Word, wordsIn } from '../text/words.js';
import { INTENTS, type IntentVocabulary, type PlainIntent } from './intent-vocabulary.js';
import { vocabularies } from './vocabularies.js';

/** What a message wants when it asks for no information. */
export type Intent = SmallTalk;

const LONGEST_MESSAGE = 2_000;
const MOST_FINDS = 40;

/** The words of a sign stand within so many words. */
const SIGN_WINDOW = 9;

/** Words besides its own that a message of an intent may have; more of them tell something. */
const LEFTOVERS: Partial<Record<PlainIntent, number>> = {
  condolence: 14,
  complaint: 4,
  insult: 3,
};

/** A greeting that says who writes, and how many words of it are names. */
const INTRODUCES =
  /(?<!\p{L})(?:hier (?:ist|spricht|schreibt)|mein name ist|ich hei(?:ß|ss)e|ich bin (?:die |der )?(?:frau|herr))(?!\p{L})/iu;
const NAME_WORDS = 3;

/** "Wie ist das Wetter morgen?" asks for a day; "Guten Morgen?" and "Morgen?" do not. */
const ASKS_ABOUT_TOMORROW =
  /\p{L}\s+(?<!guten\s+|schönen\s+|moin\s+)morgen\s*\?|^(?:wie|was|wann|wer|wird) .*(?<!guten )morgen[.!]*$|^(?:kann|können|könnt|könnte|darf|muss|soll|geht|kommt|habt|reicht|hat) .*(?<!\p{L}|guten |schönen )morgen(?!\p{L})/iu;

/** Languages whose words people use in a message of another one, too. */
const ALSO: Record<Language, readonly Language[]> = {
  de: ['en'],
  en: ['de'],
  tr: ['de', 'en'],
  pl: ['de', 'en'],
  ru: ['uk', 'de'],
  uk: ['ru', 'de'],
  ar: ['de', 'en'],
};

/**
 * What a message wants if it is not a question: small talk, anger, grief, or a person to speak to.
 * A message that also asks or tells something has none; a wish for a person is heard in any
 * message. That people are outside is only said by this after they were told to get out.
 */
export function detectIntent(
  text: string,
  language: Language,
  { afterEmergency = false }: { afterEmergency?: boolean } = {},
): Intent | undefined {
  const words = wordsIn(text.slice(0, LONGEST_MESSAGE));
  const known = [language, ...ALSO[language]].flatMap((code) => vocabularies().get(code) ?? []);
  const read = known.map((vocabulary) => ({
    vocabulary,
    finds: findsByGroup(vocabulary.phrases, words, MOST_FINDS),
  }));
  if (read.some(({ vocabulary, finds }) => wantsPerson(vocabulary, finds))) return 'person';
  for (const { vocabulary, finds } of read) {
    const intent = plainIntent(vocabulary, finds, words, { text, afterEmergency });
    if (intent) return intent;
  }
  return undefined;
}

/** Whether a message in another language than German is a question, by its sign or the words of one. */
export function asksIn(text: string, language: Language): boolean {
  if (/[?؟]/.test(text)) return true;
  const vocabulary = vocabularies().get(language);
  const finds = vocabulary && findsByGroup(vocabulary.phrases, wordsIn(text), MOST_FINDS);
  return finds?.get(vocabulary?.asks ?? 0)?.some(({ exact }) => exact) ?? false;
}

function wantsPerson({ signs, notPerson }: IntentVocabulary, finds: Finds): boolean {
  const wishes = signs.get('person') ?? [];
  return hasSign(
    finds.has(notPerson) ? wishes.filter(({ length }) => length === 1) : wishes,
    finds,
  );
}

/** Whether all groups of one of the signs stand near each other. */
export const hasSign = (signs: readonly (readonly number[])[], finds: Finds): boolean =>
  signs.some((groups) => {
    if (!groups.every((group) => finds.has(group))) return false;
    const [first = [], ...others] = groups.map((group) => finds.get(group) ?? []);
    return first.some((start) => others.every((other) => nearest(other, start, SIGN_WINDOW)));
  });

function plainIntent(
  vocabulary: IntentVocabulary,
  finds: Finds,
  words: readonly Word[],
  { text, afterEmergency }: { text: string; afterEmergency: boolean },
): PlainIntent | undefined {
  const positionsOf = (group: number | undefined) =>
    (finds.get(group ?? 0) ?? []).flatMap(({ positions }) => positions);
  const common = new Set([
    ...positionsOf(vocabulary.filler),
    ...INTENTS.flatMap((intent) => positionsOf(vocabulary.intents.get(intent))),
  ]);
  const isTopic = (position: number) => isTopicWord(words[position]?.text ?? '');
  return INTENTS.find((intent) => {
    if (intent === 'safe' && !afterEmergency) return false;
    const group = vocabulary.intents.get(intent) ?? 0;
    // A word that only resembles one is not enough to offer condolences.
    if (intent === 'condolence' && !finds.get(group)?.some(({ exact }) => exact)) return false;
    // "und morgen?" goes on about hours; it is not a greeting.
    if (intent === 'greeting' && /^\s*(?:und|oder|aber)\s/i.test(text)) return false;
    if (intent === 'greeting' && ASKS_ABOUT_TOMORROW.test(text)) return false;
    // "Und Katzen?" is no misspelt swear word.
    const own = (finds.get(group) ?? [])
      .filter(({ exact, positions }) => exact || !positions.some(isTopic))
      .flatMap(({ positions }) => positions);
    if (own.length === 0) return false;
    const covered = new Set([...common, ...positionsOf(vocabulary.fillers.get(intent))]);
    const left = words.filter((_, position) => !covered.has(position));
    if (left.length === 0) return true;
    // "Bester Döner in der Nähe" is no misspelt swear word either.
    const isExact = finds.get(group)?.some(({ exact }) => exact) === true;
    if (intent === 'insult' && !isExact && left.length > 1) return false;
    const spare = intent === 'greeting' && INTRODUCES.test(text) ? NAME_WORDS : LEFTOVERS[intent];
    if (left.length > (spare ?? 0)) return false;
    const asks = positionsOf(vocabulary.asks).some((position) => !own.includes(position));
    const isQuestion = asks || /[?؟]/.test(text);
    return !isQuestion && !left.some((word) => isTopicWord(word.text));
  });
}
