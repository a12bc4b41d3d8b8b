import { toRequestFailure, useMutation } from '@hausgeist/shell-api/slim';
import { readFragment } from '../../gql/fragment-masking';
import { ChatMessageFragmentDoc, StopAnswerDocument } from '../../gql/graphql';
import { withMessages } from './conversation-state';
import { detailOf, type Notice } from './notice';
import type { Expired, UpdateConversation } from './use-conversation';

interface StopOptions {
  sessionId: string;
  update: UpdateConversation;
  setNotice: (notice: Notice | null) => void;
  onExpired: Expired;
}

/** Ends an answer that is being written; what is there of it stays. */
export function useStopAnswer({ sessionId, update, setNotice, onExpired }: StopOptions) {
  const [stopAnswer] = useMutation(StopAnswerDocument);
  return async (messageId: string): Promise<void> => {
    try {
      const { data } = await stopAnswer({ variables: { input: { sessionId, messageId } } });
      const answer = readFragment(ChatMessageFragmentDoc, data.stopAnswer.message);
      update((state) => withMessages(state, [answer]));
    } catch (cause) {
      const failure = toRequestFailure(cause);
      if (failure.code === 'UNAUTHENTICATED') onExpired(failure);
      else setNotice({ kind: 'event', detail: detailOf(failure) });
    }
  };
}
