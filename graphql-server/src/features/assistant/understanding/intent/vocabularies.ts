import { type Language, LANGUAGES } from '@hausgeist/schema';
import { type IntentVocabulary, readIntentVocabulary } from './intent-vocabulary.js';

/** The words of intents, read when the server starts. */
export const VOCABULARIES: ReadonlyMap<Language, IntentVocabulary> = new Map(
  LANGUAGES.map(({ code }) => [code, readIntentVocabulary(code)]),
);
