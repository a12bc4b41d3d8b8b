import { CHAT_TIMING } from '@hausgeist/schema';
import { useEffect, useState } from 'react';
import type { ConversationState } from './conversation-state';
import { endsWaiting } from './timeline';

interface Waiting {
  /** Request id of the message whose answer is awaited; its own id where it has none. */
  key: string;
  withFiles: boolean;
}

/** What has become of the awaited answer. */
function progressOf(
  state: ConversationState,
  key: string,
): 'uploading' | 'waiting' | 'failed' | 'over' {
  const outgoing = state.outgoing.find(({ requestId }) => requestId === key);
  if (outgoing) {
    if (outgoing.status === 'failed' || outgoing.status === 'waiting') return 'over';
    return outgoing.status === 'uploading' ? 'uploading' : 'waiting';
  }
  const messages = [...state.messages.values()];
  const mine = messages.find(({ requestId, id }) => (requestId ?? id) === key);
  if (!mine) return 'over';
  // A person answers in their own time.
  if (state.conversation?.handledBy) return 'over';
  const answer = messages.find((message) => endsWaiting(message, mine));
  if (!answer) return 'waiting';
  return answer.status === 'FAILED' ? 'failed' : 'over';
}

/**
 * Whether an answer is awaited. Ends with the answer or by itself after a while; what arrives later
 * is shown all the same.
 */
export function useLoading(state: ConversationState) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const progress = waiting ? progressOf(state, waiting.key) : 'over';
  const limit = waiting?.withFiles ? CHAT_TIMING.uploadLoadingTimeout : CHAT_TIMING.loadingTimeout;

  useEffect(() => {
    if (!waiting || progress !== 'waiting') return undefined;
    const timer = setTimeout(() => setWaiting(null), limit);
    return () => clearTimeout(timer);
  }, [waiting, progress, limit]);

  return {
    loading: progress === 'uploading' || progress === 'waiting',
    /** The awaited answer could not be given. */
    failed: progress === 'failed',
    /** The answer to this message is awaited from now on. */
    begin: (key: string, withFiles: boolean) => setWaiting({ key, withFiles }),
    /** No answer is awaited any more. */
    forget: () => setWaiting(null),
  };
}
