import { useGraphqlClient } from '@hausgeist/shell-api/slim';
import { useEffect, useRef } from 'react';
import { TellTypingDocument } from '../../gql/graphql';

/** It is told again while one goes on writing, and no oftener. */
const AGAIN_MS = 3_000;
/** One who has not typed for so long does not write any more. */
const STILL_MS = 5_000;

/**
 * Lets the people of the company see that the tenant is writing. Call the result with what stands in the
 * input after every stroke; an empty one is the end of it.
 */
export function useTellTyping(sessionId: string, isActive: boolean): (text: string) => void {
  const client = useGraphqlClient();
  const toldAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function tell(isTyping: boolean): void {
    toldAt.current = isTyping ? Date.now() : -Infinity;
    const variables = { input: { sessionId, isTyping } };
    // Who does not hear of it this time hears of it the next.
    client.mutate({ mutation: TellTypingDocument, variables }).catch(() => undefined);
  }
  return (text) => {
    if (!isActive) return;
    clearTimeout(timer.current);
    if (text.trim() === '') {
      if (toldAt.current !== -Infinity) tell(false);
      return;
    }
    timer.current = setTimeout(() => tell(false), STILL_MS);
    if (Date.now() - toldAt.current >= AGAIN_MS) tell(true);
  };
}
