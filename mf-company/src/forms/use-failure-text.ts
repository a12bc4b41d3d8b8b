import {
  toRequestFailure,
  useLocale,
  useTranslations,
  type RequestFailure,
} from '@hausgeist/shell-api';
import { inLanguage } from '@hausgeist/shell-api/server-words';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What is said when the server gives no reason. */
export interface Fallbacks {
  failed: string;
  /** When not even an answer came; otherwise the text above. */
  unreachable?: string;
}

/** Gives the server's sentence in the language of the page. */
export function useServerWords(): (text: string) => string {
  const locale = useLocale() === 'de' ? 'de' : 'en';
  return (text) => inLanguage(locale, text);
}

/** Gives the words for a failed request: the server's own, else those of the page. */
export function useFailureText(): (cause: unknown, fallbacks: Fallbacks) => string {
  const t = useTranslations('common');
  const translate = useServerWords();
  return (cause, { failed, unreachable = failed }) => {
    const failure = toRequestFailure(cause);
    if (failure.code === 'RATE_LIMITED' && failure.retryAfterSeconds !== undefined) {
      return t('rateLimited', { minutes: Math.max(1, Math.ceil(failure.retryAfterSeconds / 60)) });
    }
    if (failure.message) return translate(failure.message);
    return failure.code === 'NETWORK' ? unreachable : failed;
  };
}

/** Puts the server's messages on the fields they are about; gives whether every one has a place. */
function placeOnFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { fields }: RequestFailure,
  translate: (text: string) => string,
): boolean {
  const known = fields.filter(({ field }) => field in form.getValues());
  known.forEach(({ field, message }, index) => {
    form.setError(
      field as Path<Values>,
      { type: 'server', message: translate(message) },
      { shouldFocus: index === 0 },
    );
  });
  return known.length > 0 && known.length === fields.length;
}

/**
 * A function that shows why a form was refused: on its fields where the server names them. What it
 * gives back belongs above the form.
 */
export function usePlaceFailure() {
  const textOf = useFailureText();
  const translate = useServerWords();
  return <Values extends FieldValues>(
    cause: unknown,
    form: UseFormReturn<Values>,
    fallbacks: Fallbacks,
  ): string | undefined =>
    placeOnFields(form, toRequestFailure(cause), translate) ? undefined : textOf(cause, fallbacks);
}
