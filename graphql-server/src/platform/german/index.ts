export { berlinDay, daysBefore, TIME_ZONE, TODAY_SQL } from './berlin-day.js';
export { type StatedFact, statedFacts } from './asked-facts.js';
export { standardFor } from './colloquial-words.js';
export { characterGrams, fold, isStopWord, stem, wordsOf } from './german-words.js';
export { hash32 } from './term-hash.js';
export { STOP_WORDS } from './stop-words.js';
export { isSlug, MAX_SLUG_LENGTH, slugOf } from './slug.js';
