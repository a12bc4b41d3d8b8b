import 'reflect-metadata';
import { examplesOfSets, learnInto } from './evaluation/learn-from-sets.js';
import { TopicExamples } from './evaluation/topic-examples.js';

// Learns what messages within a conversation are about, from the dialogues that one tunes on:
// node graphql-server/dist/train-topic-vote.js, after a change of its features or of the search. Run it
// twice: the conversations it learns from are led with the weights that were learned before.

const examples = await examplesOfSets((knowledge) => new TopicExamples(knowledge));
await learnInto('dialogue/topic-vote.txt', examples);
process.exit();
