export { type ChoiceExample, learnChoice, type NamedFeatures } from './learn-choice.js';
export { type Example, learnVote } from './learn-vote.js';
export { type Features, fromLine, type LearnedVote, toLine, weigh } from './learned-vote.js';
export { type NamedWeights, readWeights, sumOf, weightLines, withKnown } from './named-weights.js';
