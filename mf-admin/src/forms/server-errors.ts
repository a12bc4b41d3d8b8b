import type { RequestFailure } from '@hausgeist/shell-api';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts what the server says about fields onto those fields. Returns whether all of it found a
 * place, so that nothing has to be said above the form.
 */
export function placeFieldFailures<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  failure: RequestFailure,
): boolean {
  const known = new Set(Object.keys(form.getValues()));
  let focused = false;
  for (const { field, message } of failure.fields) {
    if (!known.has(field)) continue;
    form.setError(
      field as FieldPath<Values>,
      { type: 'server', message },
      { shouldFocus: !focused },
    );
    focused = true;
  }
  return failure.fields.length > 0 && failure.fields.every(({ field }) => known.has(field));
}
