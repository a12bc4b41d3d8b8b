export { type Example, learnVote } from './learn-vote.js';
export { type Features, fromLine, type LearnedVote, toLine, weigh } from './learned-vote.js';
