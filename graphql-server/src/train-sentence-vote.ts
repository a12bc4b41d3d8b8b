import 'reflect-metadata';
import { examplesOfSets, learnInto } from './evaluation/learn-from-sets.js';
import { SentenceExamples } from './evaluation/sentence-examples.js';

// Learns which statement of a use case answers a question, from the questions that one tunes on:
// node graphql-server/dist/train-sentence-vote.js, after a change of its features or of kindred words.

/** Chosen by how well questions of companies are answered that were not learned from. */
const DECAY = 2;

const examples = await examplesOfSets((knowledge) => new SentenceExamples(knowledge));
await learnInto('sentences/sentence-vote.txt', examples, { decay: DECAY });
process.exit();
