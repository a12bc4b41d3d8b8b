import { lazily } from '../../../../platform/lazily/index.js';
import { PhraseIndex } from '../text/phrase-index.js';
import { readVocabulary } from '../../../../platform/vocabulary/index.js';
import { wordsIn } from '../text/words.js';
import { dictionaries, termWordsIn } from './term-dictionary.js';

/** German words are compared by their beginning, which their endings leave alone. */
const SHORTEST_BEGINNING = 4;
const ENDING = 2;

/** What is said of everything, and makes no topic. */
const NO_TOPICS =
  'zahlt wer was wie lange wann wo neu neuer zeiten freie alte größere direkt falsch drei';
const NO_TOPIC_WORDS = new Set(wordsIn(NO_TOPICS).map(({ text }) => text));

const german = lazily(germanTopics);

/** Whether a folded word is one that questions about homes have, in any language. */
export function isTopicWord(word: string): boolean {
  const words = termWordsIn(word);
  return (
    german().find(words).length > 0 ||
    [...dictionaries().values()].some(({ phrases }) => phrases.find(words).length > 0)
  );
}

function germanTopics(): PhraseIndex<true> {
  const topics = new PhraseIndex<true>();
  const words = new Set(
    [...dictionaries().values()].flatMap(({ germanWords }) => [...germanWords]),
  );
  for (const word of words) {
    if (NO_TOPIC_WORDS.has(word)) continue;
    topics.add(`=${word.slice(0, Math.max(SHORTEST_BEGINNING, word.length - ENDING))}*`, true);
  }
  for (const { text } of readVocabulary('terms/de.txt')) {
    for (const phrase of text.split(',')) topics.add(phrase.trim(), true, { corrected: false });
  }
  return topics;
}
