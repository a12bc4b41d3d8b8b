import { toRequestFailure, useGraphqlClient, useConnectionState } from '@hausgeist/shell-api/slim';
import { useEffect, useEffectEvent } from 'react';
import { withSnapshot } from './conversation-state';
import { readConversation } from './read-conversation';
import type { Expired, UpdateConversation } from './use-conversation';

const POLL_MS = 4_000;

interface PollingOptions {
  sessionId: string;
  active: boolean;
  update: UpdateConversation;
  onExpired: Expired;
}

/** While the socket is down the conversation is read every few seconds, so that answers arrive. */
export function usePolling({ sessionId, active, update, onExpired }: PollingOptions): void {
  const client = useGraphqlClient();
  const connection = useConnectionState();
  const needed = active && connection !== 'connected';
  const poll = useEffectEvent(async () => {
    try {
      const { found } = await readConversation(client, sessionId);
      if (found) update((state) => withSnapshot(state, found.conversation, found.messages));
    } catch (cause) {
      const failure = toRequestFailure(cause);
      // Anything else is tried again soon, and the status line says that there is no connection.
      if (failure.code === 'UNAUTHENTICATED') onExpired(failure);
    }
  });
  useEffect(() => {
    if (!needed) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void poll();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [needed]);
}
