import { type RequestFailure, toRequestFailure, useLocale } from '@hausgeist/shell-api';
import { failureInLanguage } from '@hausgeist/shell-api/server-words';

/** Gives what went wrong, in the language of the page. */
export function useRequestFailure(): (error: unknown) => RequestFailure {
  const locale = useLocale();
  return (error) => failureInLanguage(locale, toRequestFailure(error));
}
