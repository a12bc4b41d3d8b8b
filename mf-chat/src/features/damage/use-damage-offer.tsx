import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { ChatMessageFragment } from '../../gql/graphql';
import { late, LatePart } from '../late-part';

type Messages = ReadonlyMap<string, ChatMessageFragment>;

/** Reads the messages as they are now. */
export type ReadMessages = () => Messages;

/** Comes with the first answer that offers it. */
const DamageOffer = late(async () => (await import('./DamageOffer')).DamageOffer);

/**
 * What stands below answers to messages that tell of damage. The same function in every render, so that no
 * message is rendered anew because another has come.
 */
export function useDamageOffer(messages: Messages): (answer: ChatMessageFragment) => ReactNode {
  const newest = useRef(messages);
  useLayoutEffect(() => {
    newest.current = messages;
  });
  const readMessages = useCallback(() => newest.current, []);
  return useCallback(
    (answer) =>
      answer.guidance?.offersCase && (
        <LatePart fallback={null}>
          <DamageOffer answer={answer} readMessages={readMessages} />
        </LatePart>
      ),
    [readMessages],
  );
}
