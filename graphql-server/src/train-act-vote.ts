import 'reflect-metadata';
import { ActExamples } from './evaluation/act-examples.js';
import { examplesOfSets, learnInto } from './evaluation/learn-from-sets.js';
import { ACTS } from './features/assistant/dialogue/act-vote/features.js';

// Learns what messages within a conversation do, from conversations that are only learned from:
// node graphql-server/dist/train-act-vote.js, after a change of its features or of the vote on topics. Run it
// twice: the conversations it learns from are led with the weights that were learned before.

/** Words that fewer messages have say nothing yet. */
const LEAST_SEEN = 4;

const examples = await examplesOfSets((knowledge) => new ActExamples(knowledge));
const seen = new Map<string, number>();
for (const { features } of examples) {
  for (const name of Object.keys(features[0] ?? {})) seen.set(name, (seen.get(name) ?? 0) + 1);
}
const [first] = ACTS;
const isSeen = (name: string, act: string) =>
  (seen.get(name.replace(`${act}, `, `${first}, `)) ?? 0) >= LEAST_SEEN;
const kept = examples.map((one) => ({
  ...one,
  features: one.features.map((values, i) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isSeen(name, ACTS[i] ?? ''))),
  ),
}));
await learnInto('dialogue/act-vote.txt', kept);
process.exit();
