import {
  useMutation,
  type OperationVariables,
  type RequestFailure,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useRef, useState } from 'react';
import { failureText, type FailureTexts } from './failure-text';
import { useRequestFailure } from './use-request-failure';

/** What came of a mutation. */
export type ActionResult<Data> = { data: Data } | { failure: RequestFailure };

/**
 * A mutation that one press starts and no second press repeats. It never throws: what went wrong is
 * in the result, and in words in `error` until the next attempt.
 */
export function useAction<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  texts: FailureTexts,
) {
  const [mutate, { loading }] = useMutation(mutation);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const toFailure = useRequestFailure();
  const running = useRef(false);

  async function run(variables: Variables): Promise<ActionResult<Data> | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setFailure(null);
    try {
      const { data } = await mutate({ variables });
      if (data) return { data };
      throw new Error('The answer is empty.');
    } catch (error) {
      const found = toFailure(error);
      setFailure(found);
      return { failure: found };
    } finally {
      running.current = false;
    }
  }

  return {
    run,
    busy: loading,
    failure,
    error: failure ? failureText(failure, texts) : undefined,
    forget: () => setFailure(null),
  };
}
