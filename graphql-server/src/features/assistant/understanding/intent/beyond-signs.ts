import type { Language } from '@hausgeist/schema';
import { findsByGroup } from '../text/groups.js';
import { wordsIn } from '../text/words.js';
import { hasSign, type Intent } from './detect-intent.js';
import type { Signed } from './intent-vocabulary.js';
import { vocabularies } from './vocabularies.js';

/** More words come with a question or a report of their own. */
const MOST_WORDS = 14;

const MOST_FINDS = 40;

/** What each sign is answered as, the most particular first. */
const INTENTS_OF_SIGNS: readonly (readonly [Signed, Intent])[] = [
  ['neighbour', 'neighbour'],
  ['visit', 'visit'],
  ['sending', 'visit'],
  ['own-figures', 'own-figures'],
  ['orders', 'abilities'],
  ['hazard', 'hazard'],
];

/**
 * The intent of a message that no use case can answer, by the signs of its language; German ones are told by
 * `beyondUseCases`. What is to be mended is asked for with the craftsman that is to come, so that such an order is
 * answered by the use cases.
 */
export function beyondSigns(
  text: string,
  language: Language,
  { tellsOfDamage }: { tellsOfDamage: boolean },
): Intent | undefined {
  const vocabulary = vocabularies().get(language);
  const words = wordsIn(text);
  if (!vocabulary || words.length > MOST_WORDS) return undefined;
  const finds = findsByGroup(vocabulary.phrases, words, MOST_FINDS);
  const found = INTENTS_OF_SIGNS.find(([signed]) => {
    if (signed === 'sending' && tellsOfDamage) return false;
    if (signed === 'hazard' && /[?؟]/.test(text)) return false;
    return hasSign(vocabulary.signs.get(signed) ?? [], finds);
  });
  return found?.[1];
}
