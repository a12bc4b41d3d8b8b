import { readFragment } from '../../gql/fragment-masking';
import {
  ChatConversationFragmentDoc,
  ChatMessageFragmentDoc,
  type ChatEventsSubscription,
} from '../../gql/graphql';
import {
  withConversation,
  withDelta,
  withMessages,
  type ConversationState,
} from './conversation-state';

/** Something that happened in the conversation, as the server tells it. */
export type ChatEvent = ChatEventsSubscription['conversationEvents'];

/** The state after an event; replays change nothing. */
export function withEvent(state: ConversationState, event: ChatEvent): ConversationState {
  switch (event.__typename) {
    case 'MessageChanged':
      return withMessages(state, [readFragment(ChatMessageFragmentDoc, event.message)]);
    case 'PersonTyping':
      return { ...state, writer: event.isTyping ? { name: event.name, at: Date.now() } : null };
    case 'AnswerDelta':
      return withDelta(state, event);
    case 'ConversationChanged':
      return withConversation(state, readFragment(ChatConversationFragmentDoc, event.conversation));
  }
}
