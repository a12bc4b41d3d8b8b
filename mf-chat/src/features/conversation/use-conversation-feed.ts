import { toRequestFailure, useGraphqlClient } from '@hausgeist/shell-api/slim';
import { useEffect, useEffectEvent } from 'react';
import { ChatEventsDocument } from '../../gql/graphql';
import { withEvent, type ChatEvent } from './conversation-events';
import type { ConversationState } from './conversation-state';
import { EventBatch } from './event-batch';
import type { Expired, UpdateConversation } from './use-conversation';

/** Wait before following again after the server ended the subscription. */
const FOLLOW_AGAIN_MS = 4_000;

interface FeedOptions {
  sessionId: string;
  /** Follows only while a user is identified. */
  active: boolean;
  state: ConversationState;
  update: UpdateConversation;
  onExpired: Expired;
  /** An event could not be taken in. */
  onEventError: (detail: string) => void;
}

/**
 * Where to follow from. The text so far of an answer that is being written comes only to who asks
 * for everything.
 */
function cursorOf({ conversation, messages }: ConversationState): string | undefined {
  const isWriting = [...messages.values()].some(({ status }) => status === 'GENERATING');
  return isWriting ? undefined : conversation?.cursor;
}

/**
 * Follows the conversation in real time. The socket reconnects by itself and then repeats what was
 * missed; what comes twice changes nothing.
 */
export function useConversationFeed(options: FeedOptions): void {
  const { sessionId, active } = options;
  const client = useGraphqlClient();
  const takeCursor = useEffectEvent(() => cursorOf(options.state));
  const takeIn = useEffectEvent((events: readonly ChatEvent[]) => {
    options.update((state) => events.reduce(withEvent, state));
  });
  const reportEventError = useEffectEvent((cause: unknown) => {
    options.onEventError(cause instanceof Error ? cause.message : String(cause));
  });
  const handleFailure = useEffectEvent((cause: unknown): boolean => {
    const failure = toRequestFailure(cause);
    const expired = failure.code === 'UNAUTHENTICATED';
    if (expired) options.onExpired(failure);
    return !expired;
  });

  useEffect(() => {
    if (!active) return undefined;
    const batch = new EventBatch<ChatEvent>(takeIn);
    let subscription: { unsubscribe: () => void } | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;

    function followAgain(failure?: unknown): void {
      if (failure !== undefined && !handleFailure(failure)) return;
      clearTimeout(again);
      again = setTimeout(follow, FOLLOW_AGAIN_MS);
    }
    function takeNext(event: ChatEvent): void {
      try {
        batch.add(event);
      } catch (cause) {
        reportEventError(cause);
      }
    }
    function follow(): void {
      subscription?.unsubscribe();
      subscription = client
        .subscribe({
          query: ChatEventsDocument,
          variables: { sessionId, after: takeCursor() },
        })
        .subscribe({
          next: ({ data, error }) => {
            if (error) followAgain(error);
            else if (data) takeNext(data.conversationEvents);
          },
          error: followAgain,
          complete: () => followAgain(),
        });
    }

    follow();
    return () => {
      clearTimeout(again);
      batch.stop();
      subscription?.unsubscribe();
    };
  }, [client, sessionId, active]);
}
