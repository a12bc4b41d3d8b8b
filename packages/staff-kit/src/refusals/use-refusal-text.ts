import { useTranslations, type RequestFailure, type ToldRefusal } from '@hausgeist/shell-api';

/**
 * Says why the server refuses something in the language of the page. A server newer than the page may
 * have a reason that the page does not know: then the server's own text stands.
 */
export function useRefusalText(): (refusal: ToldRefusal) => string {
  const t = useTranslations('refusals');
  const labels = useTranslations('fieldLabels');
  return ({ reason, params, message }) => {
    if (!reason || !t.has(reason as never)) return message;
    const label = params?.['label'];
    const isField = typeof label === 'string' && labels.has(label as never);
    const values = isField ? { ...params, label: labels(label as never) } : params;
    return t(reason as never, values as never);
  };
}

/** Puts everything that people read of a failure into the language of the page. */
export function useFailureInLanguage(): (failure: RequestFailure) => RequestFailure {
  const textOf = useRefusalText();
  return (failure) => {
    const fields = failure.fields.map((field) => ({ ...field, message: textOf(field) }));
    const texts = [...new Set(fields.map(({ message }) => message))];
    const isSeveral = failure.reason === 'SEVERAL_FIELDS_WRONG' && texts.length > 0;
    return { ...failure, fields, message: isSeveral ? texts.join('; ') : textOf(failure) };
  };
}
