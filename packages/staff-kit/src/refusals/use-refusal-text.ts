import {
  createTranslator,
  useLocale,
  type RequestFailure,
  type ToldRefusal,
} from '@hausgeist/shell-api';
import { useSyncExternalStore } from 'react';
import { fetchWords, knownWords, languageOfWords, NO_WORDS, watchWords, type Words } from './words';

/**
 * Says why the server refuses something. A server newer than the page may have a reason that the page does
 * not know: then the server's own text stands.
 */
function useSaying(): (refusal: ToldRefusal, words: Words) => string {
  const locale = useLocale();
  return ({ reason, params, message }, { refusals, labels }) => {
    if (!reason || refusals[reason] === undefined) return message;
    const t = createTranslator({ locale, messages: refusals });
    const label = params?.['label'];
    const named = typeof label === 'string' ? labels[label] : undefined;
    return t(reason, named === undefined ? params : { ...params, label: named });
  };
}

/**
 * Says why the server refuses something, in what is drawn: nothing until the words are there, which come with
 * the first refusal.
 */
export function useRefusalText(): (refusal: ToldRefusal) => string {
  const language = languageOfWords(useLocale());
  const say = useSaying();
  const words = useSyncExternalStore(watchWords, () => knownWords(language));
  return (refusal) => {
    if (words) return say(refusal, words);
    if (!refusal.reason) return refusal.message;
    void fetchWords(language);
    return '';
  };
}

/** Gives the words for a refusal that has just come as an answer. */
export function useRefusalInLanguage(): (refusal: ToldRefusal) => Promise<string> {
  const language = languageOfWords(useLocale());
  const say = useSaying();
  return async (refusal) => say(refusal, refusal.reason ? await fetchWords(language) : NO_WORDS);
}

/** Puts everything that people read of a failure into the language of the page. */
export function useFailureInLanguage(): (failure: RequestFailure) => Promise<RequestFailure> {
  const language = languageOfWords(useLocale());
  const say = useSaying();
  return async (failure) => {
    const { fields, reason } = failure;
    const isRefused = reason !== undefined || fields.some((field) => field.reason !== undefined);
    const words = isRefused ? await fetchWords(language) : NO_WORDS;
    const told = fields.map((field) => ({ ...field, message: say(field, words) }));
    const texts = [...new Set(told.map(({ message }) => message))];
    const isSeveral = reason === 'SEVERAL_FIELDS_WRONG' && texts.length > 0;
    return {
      ...failure,
      fields: told,
      message: isSeveral ? texts.join('; ') : say(failure, words),
    };
  };
}
