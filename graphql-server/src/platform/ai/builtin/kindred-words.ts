import { stem } from '../../german/index.js';
import { lazily } from '../../lazily/index.js';
import { readVocabulary } from '../../vocabulary/index.js';

const FILE = 'sentences/kindred-words.txt';

const kin = lazily(readSets);

/** By the stem of a word, the stems of others that stand in a set with it, or behind its colon. */
function readSets(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { text } of readVocabulary(FILE)) {
    const [typed = [], written = typed] = text
      .split(' : ')
      .map((words) => words.split(/\s+/).map((word) => stem(word)));
    for (const word of typed) {
      const others = found.get(word) ?? new Set();
      for (const other of written) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
}

/** Stems of other words for a word, by its stem. */
export const kindredOf = (stemmed: string): readonly string[] => kin().get(stemmed) ?? [];
