import { lazily } from '../../../../platform/lazily/index.js';
import { type Finds, findsByGroup } from '../text/groups.js';
import { type Word, wordsIn } from '../text/words.js';
import { readDangerVocabulary } from './danger-vocabulary.js';

/** Finds of one group that are tried; more are only repetitions. */
const MOST_FINDS = 40;

export const dangerVocabulary = lazily(readDangerVocabulary);

/** Words of a message, and what the vocabulary of danger knows of them. */
export interface DangerWords {
  words: readonly Word[];
  /** Names of the groups that they belong to, each once and in order. */
  groups: readonly string[];
}

/** Where the phrases of the vocabulary stand in a message. */
export const dangerFinds = (words: readonly Word[]): Finds =>
  findsByGroup(dangerVocabulary().phrases, words, MOST_FINDS);

/** Some of a message's words with their groups. */
export function withGroups(
  words: readonly Word[],
  finds: Finds,
  isAmong: (position: number) => boolean = () => true,
): DangerWords {
  const groups = new Set<string>();
  for (const [number, matches] of finds) {
    const name = dangerVocabulary().names.get(number);
    if (name && matches.some(({ positions }) => positions.every(isAmong))) groups.add(name);
  }
  return { words, groups: [...groups].toSorted() };
}

/** The words of a whole message with their groups. */
export function dangerWordsIn(message: string): DangerWords {
  const words = wordsIn(message);
  return withGroups(words, dangerFinds(words));
}
