import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMessages, readSets, readTopics } from './evaluation/sets.js';
import { CONCEPTS } from './features/knowledge/concepts/concept-bank.js';
import { allFeatures, FEATURES, featuresOf } from './features/knowledge/home-vote/features.js';
import { OFF_TOPIC_WORDS } from './features/knowledge/lexical/off-topic-vocabulary.js';
import { type Example, learnVote, toLine } from './platform/votes/index.js';

// Learns whether a message is about homes at all from the messages that one tunes on:
// node graphql-server/dist/train-home-vote.js, after a change of the concepts or the messages.

/** There are fewer messages about anything else than about homes. */
const ELSEWHERE_WEIGHT = 1.5;

/** Wordings of concepts are short, and known to the search anyway. */
const WORDING_WEIGHT = 0.5;

/** Danger is seen before anything is searched. */
const DANGER_WEIGHT = 0.3;

/** A single word says less than a message. */
const WORD_WEIGHT = 0.3;

const FILE = join(import.meta.dirname, '../vocabulary/topics/home-vote.txt');

const example = (text: string, isWanted: boolean, weight: number): Example => ({
  features: allFeatures(featuresOf(text)),
  isWanted,
  weight,
});

const sets = await readSets();
const asked = sets.flatMap((set) => set.questions.tune).filter(({ language }) => language === 'de');
const examples = [
  ...(await readTopics()).map(({ q, home }) => example(q, home, home ? 1 : ELSEWHERE_WEIGHT)),
  ...asked.flatMap(({ text, wanted, style }) => {
    if (wanted.length > 0) return [example(text, true, 1)];
    return style === 'off-topic' ? [example(text, false, ELSEWHERE_WEIGHT)] : [];
  }),
  ...sets
    .flatMap((set) => set.dialogues.tune)
    .flatMap(({ turns }) =>
      turns.filter(({ ids }) => ids).map(({ user }) => example(user, true, 1)),
    ),
  ...(await readMessages())
    .filter(({ kind, lang }) => kind !== null && lang === 'de')
    .map(({ q }) => example(q, true, DANGER_WEIGHT)),
  ...CONCEPTS.filter(({ isSeldomSaid }) => !isSeldomSaid).flatMap(({ titles, wordings }) =>
    [...titles, ...wordings].map((text) => example(text, true, WORDING_WEIGHT)),
  ),
  ...OFF_TOPIC_WORDS.map((word) => example(word, false, WORD_WEIGHT)),
];
await writeFile(
  FILE,
  `# Written by train-home-vote.ts: the name, the scale, a byte for each feature.\n${toLine('home', learnVote(examples, FEATURES))}\n`,
);
process.stdout.write(`Learned from ${examples.length} messages.\n`);
