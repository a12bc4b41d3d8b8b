import { toRequestFailure, useMutation } from '@hausgeist/shell-api/slim';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChatMessageFragmentDoc,
  RetryAnswerDocument,
  type ChatMessageFragment,
} from '../../gql/graphql';
import { withMessages } from './conversation-state';
import { detailOf, type Notice } from './notice';
import type { Expired, UpdateConversation } from './use-conversation';

interface RetryOptions {
  sessionId: string;
  update: UpdateConversation;
  setNotice: (notice: Notice | null) => void;
  /** The answer is awaited once more. */
  onAsked: (answer: ChatMessageFragment) => void;
  onExpired: Expired;
}

/** Asks for a failed answer once more. */
export function useRetryAnswer({ sessionId, update, setNotice, onAsked, onExpired }: RetryOptions) {
  const [retryAnswer] = useMutation(RetryAnswerDocument);
  return async ({ id }: ChatMessageFragment): Promise<void> => {
    setNotice(null);
    try {
      const { data } = await retryAnswer({ variables: { input: { sessionId, messageId: id } } });
      const answer = readFragment(ChatMessageFragmentDoc, data.retryAnswer.message);
      update((state) => withMessages(state, [answer]));
      onAsked(answer);
    } catch (cause) {
      const failure = toRequestFailure(cause);
      if (failure.code === 'UNAUTHENTICATED') onExpired(failure);
      else setNotice({ kind: 'send', detail: detailOf(failure) });
    }
  };
}
