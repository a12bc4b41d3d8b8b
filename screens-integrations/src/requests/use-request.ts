import {
  toRequestFailure,
  useMutation,
  type OperationVariables,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureText, useServerWords } from './use-failure-text';

/**
 * A mutation behind a button or a form. It never throws: `run` gives nothing when it was refused,
 * and `error` says why, unless the server blames fields of the form alone.
 */
export function useRequest<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  failed: string,
) {
  const [mutate, { loading }] = useMutation(mutation);
  const [error, setError] = useState<string>();
  const textOf = useFailureText();
  const translate = useServerWords();

  /** Puts what the server says on the fields; tells whether all of it found a place. */
  function place<Values extends FieldValues>(cause: unknown, form: UseFormReturn<Values>): boolean {
    const { fields } = toRequestFailure(cause);
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

  async function run<Values extends FieldValues>(
    variables: Variables,
    form?: UseFormReturn<Values>,
  ): Promise<Data | undefined> {
    setError(undefined);
    try {
      const { data } = await mutate({ variables });
      return data;
    } catch (cause) {
      if (!form || !place(cause, form)) setError(textOf(cause, failed));
      return undefined;
    }
  }

  return { run, busy: loading, error };
}
