import { type Language, LANGUAGES } from '@hausgeist/schema';
import { lazily } from '../../../../platform/lazily/index.js';
import { type IntentVocabulary, readIntentVocabulary } from './intent-vocabulary.js';

/** The words of intents in all languages. */
export const vocabularies = lazily(
  (): ReadonlyMap<Language, IntentVocabulary> =>
    new Map(LANGUAGES.map(({ code }) => [code, readIntentVocabulary(code)])),
);
