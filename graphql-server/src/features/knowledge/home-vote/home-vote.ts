import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazily } from '../../../platform/lazily/index.js';
import { stem, wordsOf } from '../../../platform/german/index.js';
import { fromLine, weigh } from '../../../platform/votes/index.js';
import { featuresOf } from './features.js';

/** Beside the sources, so that the built server and the tests read the same file. */
const FILE = join(import.meta.dirname, '../../../../vocabulary/topics/home-vote.txt');

const vote = lazily(() => {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const [, learned] = fromLine(lines.find((line) => line.startsWith('home ')) ?? '');
  return learned;
});

/** However long a message is, it says no more than this. */
const BOUNDS = [-6, 12] as const;

/**
 * Whether a message as a whole is one that people send to a property manager: above 0 if it is, below if it
 * looks like one about football, recipes or a poem. The weights are learned by `train-home-vote.ts`.
 *
 * @param titles of use cases that may answer it; what a company names a use case after is no other topic
 */
export function homeVote(message: string, titles: readonly string[]): number {
  const named = new Set(titles.flatMap(wordsOf).map(stem));
  const { words, whole } = featuresOf(message);
  let sum = weigh(whole, vote());
  for (const [word, features] of words) {
    const said = weigh(features, vote());
    sum += named.has(word) ? Math.max(0, said) : said;
  }
  const [least, most] = BOUNDS;
  return Math.min(most, Math.max(least, sum));
}
