import { toRequestFailure, useMutation } from '@hausgeist/shell-api/slim';
import { readFragment } from '../../gql/fragment-masking';
import { ChatMessageFragmentDoc, RateAnswerDocument } from '../../gql/graphql';
import type { Rate } from '../rating';
import { withMessages } from './conversation-state';
import type { Expired, UpdateConversation } from './use-conversation';

interface RateOptions {
  sessionId: string;
  update: UpdateConversation;
  onExpired: Expired;
}

/** Says whether an answer helped. */
export function useRateAnswer({ sessionId, update, onExpired }: RateOptions): Rate {
  const [rateAnswer] = useMutation(RateAnswerDocument);
  return async ({ id }, choice) => {
    try {
      const input = { sessionId, messageId: id, ...choice };
      const { data } = await rateAnswer({ variables: { input } });
      const answer = readFragment(ChatMessageFragmentDoc, data.rateAnswer.message);
      update((state) => withMessages(state, [answer]));
      return true;
    } catch (cause) {
      const failure = toRequestFailure(cause);
      if (failure.code === 'UNAUTHENTICATED') onExpired(failure);
      return false;
    }
  };
}
