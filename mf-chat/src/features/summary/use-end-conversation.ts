import { CHAT_TIMING } from '@hausgeist/schema';
import { toRequestFailure, useMutation } from '@hausgeist/shell-api/slim';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { ChatConversationFragmentDoc, EndConversationDocument } from '../../gql/graphql';
import {
  detailOf,
  withConversation,
  type Expired,
  type Notice,
  type Say,
  type UpdateConversation,
} from '../conversation';
import { useDelayed } from '../identification';
import type { ChatSession } from '../session';

interface EndOptions {
  session: ChatSession;
  update: UpdateConversation;
  say: Say;
  setNotice: (notice: Notice | null) => void;
  onExpired: Expired;
}

/** Ends the conversation; its summary follows when it is written. */
export function useEndConversation({ session, update, say, setNotice, onExpired }: EndOptions) {
  const [endConversation] = useMutation(EndConversationDocument);
  const [ending, setEnding] = useState(false);
  const { later } = useDelayed();

  function fail(cause: unknown): void {
    const failure = toRequestFailure(cause);
    if (failure.code === 'UNAUTHENTICATED') {
      onExpired(failure);
      return;
    }
    say({ by: 'bot', key: 'endFailed' }, { isError: true });
    const known = failure.message !== '' || failure.code === 'NETWORK';
    setNotice(known ? { kind: 'end', detail: detailOf(failure) } : { kind: 'endUnknown' });
  }

  async function end(): Promise<void> {
    if (!session.user?.email) {
      setNotice({ kind: 'endWithoutEmail' });
      return;
    }
    setNotice(null);
    setEnding(true);
    try {
      const { data } = await endConversation({
        variables: { input: { sessionId: session.id } },
        timeoutMs: CHAT_TIMING.endChatTimeout,
      });
      const { status, conversation } = data.endConversation;
      const ended = readFragment(ChatConversationFragmentDoc, conversation);
      update((state) => withConversation(state, ended));
      const key = status === 'PROCESSING' ? 'summary.processing' : 'summary.completed';
      later(CHAT_TIMING.endConfirmationDelay, () => say({ by: 'system', key }));
    } catch (cause) {
      fail(cause);
    } finally {
      setEnding(false);
    }
  }

  return { ending, end };
}
