import { DANGER_KINDS } from '@hausgeist/schema';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMessages, readSets } from './evaluation/sets.js';
import { dangerWordsIn } from './features/assistant/understanding/danger/danger-words.js';
import {
  FEATURES,
  featuresOf,
  KIND_FEATURES,
} from './features/assistant/understanding/danger/vote/features.js';
import { type Example, learnVote, toLine } from './platform/votes/index.js';

// Learns the second vote on danger from the messages that one tunes on:
// node graphql-server/dist/train-danger-vote.js, after a change of the words or the messages.

/** Questions about homes are harmless, and far more than messages that look like danger. */
const QUESTION_WEIGHT = 0.3;

/** These would be warned of rightly. */
const MAY_BE_DANGER = /gas|brenn|feuer|rauch|wasser|rohr|aufzug|steck|einge?brochen|strom/i;

const SEEDS = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61];

const FILE = join(import.meta.dirname, '../vocabulary/danger/second-vote.txt');

const sets = await readSets();
const marked = [...(await readMessages()), ...sets.flatMap((set) => set.messages.tune)];
const messages: Example[] = marked.map(({ q, kind }) => ({
  features: featuresOf(q, dangerWordsIn(q)),
  isWanted: kind !== null,
  weight: 1,
}));
for (const { text } of sets.flatMap((set) => set.questions.tune)) {
  if (MAY_BE_DANGER.test(text)) continue;
  messages.push({
    features: featuresOf(text, dangerWordsIn(text)),
    isWanted: false,
    weight: QUESTION_WEIGHT,
  });
}
const inDanger = marked.filter(({ kind }) => kind !== null);
const lines = [
  ['danger', learnVote(messages, FEATURES, SEEDS)] as const,
  ...DANGER_KINDS.map((wanted) => {
    const ofKind = inDanger.map(({ q, kind }) => ({
      features: featuresOf(q, dangerWordsIn(q)),
      isWanted: kind === wanted,
      weight: 1,
    }));
    return [wanted, learnVote(ofKind, KIND_FEATURES)] as const;
  }),
];
const written = lines.map(([name, vote]) => toLine(name, vote));
await writeFile(
  FILE,
  `# Written by train-danger-vote.ts: what is voted on, the scale, a byte for each feature.\n${written.join('\n')}\n`,
);
process.stdout.write(`Learned from ${messages.length} messages.\n`);
