import {
  toRequestFailure,
  useMutation,
  useToast,
  type OperationVariables,
  type RequestFailure,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureInLanguage } from '../refusals/use-refusal-text';
import { reread, type Rereads } from './reread';
import { useFailureText, type FailureTexts } from './use-failure-text';

interface ActionOptions extends FailureTexts {
  /** Queries to read again once it is done; the action is busy until they have been. */
  rereads?: Rereads;
  /** Said in a passing message once it is done. */
  done?: string;
  /** Keeps the answer out of Apollo's cache: for what is secret, or concerns no list. */
  isUncached?: boolean;
  /** Says a failure in a passing message: for an action without a place for it, such as a row's. */
  isToasted?: boolean;
  /** Told why it failed, for those who do more than say so. Returns true where nothing is to be said. */
  onFailure?: (failure: RequestFailure) => boolean | void;
}

/** Puts what the server says about fields onto them; returns whether all of it found a place. */
function place<Values extends FieldValues>(
  { fields }: RequestFailure,
  form: UseFormReturn<Values>,
): boolean {
  const known = fields.filter(({ field }) => field in form.getValues());
  known.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0 && known.length === fields.length;
}

/**
 * A mutation behind a button or a form. A second press while it runs does nothing. It never throws:
 * `run` gives nothing when it was refused, and `error` says why until the next attempt, unless the
 * server blames fields of the form alone.
 */
export function useAction<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { rereads, done, isUncached = false, isToasted = false, onFailure, ...texts }: ActionOptions,
) {
  const [mutate, { client }] = useMutation(mutation, isUncached ? { fetchPolicy: 'no-cache' } : {});
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ failure: RequestFailure; text: string | undefined }>();
  const running = useRef(false);
  const textOf = useFailureText();
  const inLanguage = useFailureInLanguage();
  const toast = useToast();

  async function run<Values extends FieldValues>(
    variables: NoInfer<Variables>,
    form?: UseFormReturn<Values>,
  ): Promise<Data | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const { data } = await mutate({ variables });
      if (!data) throw new Error('The answer is empty.');
      if (rereads) await reread(client, rereads);
      if (done !== undefined) toast(done, 'success');
      return data;
    } catch (error) {
      const failure = await inLanguage(toRequestFailure(error));
      const isSaid = onFailure?.(failure) === true;
      const isPlaced = form !== undefined && place(failure, form);
      const text = isSaid || isPlaced ? undefined : await textOf(error, texts);
      if (text !== undefined && isToasted) toast(text, 'danger');
      setRefusal({ failure, text: isToasted ? undefined : text });
      return undefined;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  return {
    run,
    isBusy,
    /** What the last attempt failed with. */
    failure: refusal?.failure,
    /** Why the last attempt failed; nothing where that stands on fields of the form. */
    error: refusal?.text,
    forget: () => setRefusal(undefined),
  };
}
