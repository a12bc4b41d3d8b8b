import type { ChatConversationFragment, ChatMessageFragment } from '../../gql/graphql';
import type { LocalMessage, OutgoingMessage } from './local-content';

/** A piece of an answer that is being generated. */
export interface Delta {
  messageId: string;
  attempt: number;
  offset: number;
  text: string;
}

/** Everything the message list shows. */
export interface ConversationState {
  conversation: ChatConversationFragment | null;
  messages: ReadonlyMap<string, ChatMessageFragment>;
  /** Written here and not yet known to the server. */
  outgoing: readonly OutgoingMessage[];
  /** What only this page knows: the steps of the sign-in, apologies, notes. */
  local: readonly LocalMessage[];
  /** The member of the company who writes, and when that was told last. */
  writer: { name: string; at: number } | null;
  /** Sequence of the newest message; what is said locally stands behind it. */
  lastSequence: number;
  /** Counts what is said locally, to keep its order. */
  localCount: number;
}

export const emptyConversation: ConversationState = {
  conversation: null,
  messages: new Map(),
  outgoing: [],
  local: [],
  writer: null,
  lastSequence: 0,
  localCount: 0,
};

/** The conversation's cursor as a number; it only ever grows. */
const revisionOf = (conversation: ChatConversationFragment | null) =>
  conversation ? Number(conversation.cursor) : -1;

/**
 * Of two states of one message, the one that came later in its life. Replays and slow answers may
 * bring them in any order.
 */
function laterOf(
  known: ChatMessageFragment | undefined,
  next: ChatMessageFragment,
): ChatMessageFragment {
  if (!known || next.attempt > known.attempt) return next;
  if (next.attempt < known.attempt) return known;
  if (next.status !== 'GENERATING') return next;
  if (known.status !== 'GENERATING') return known;
  return next.text.length >= known.text.length ? next : known;
}

/** Takes in messages in their current state, in any order and as often as they come. */
export function withMessages(
  state: ConversationState,
  incoming: readonly ChatMessageFragment[],
): ConversationState {
  const messages = new Map(state.messages);
  let { lastSequence } = state;
  for (const message of incoming) {
    messages.set(message.id, laterOf(messages.get(message.id), message));
    lastSequence = Math.max(lastSequence, message.sequence);
  }
  // What was being written is here.
  const writer = incoming.some(({ sender }) => sender === 'PERSON') ? null : state.writer;
  const arrived = new Set(incoming.map(({ requestId }) => requestId));
  const left = state.outgoing.filter(({ requestId }) => !arrived.has(requestId));
  // What was written after a message that has arrived stays below it.
  const outgoing =
    left.length === state.outgoing.length
      ? left
      : left.map((message) => ({ ...message, behind: lastSequence }));
  return { ...state, messages, lastSequence, outgoing, writer };
}

/** Takes in the state of the conversation, unless it is older than the known one. */
export function withConversation(
  state: ConversationState,
  conversation: ChatConversationFragment,
): ConversationState {
  if (revisionOf(conversation) < revisionOf(state.conversation)) return state;
  return { ...state, conversation };
}

/**
 * Takes in a conversation as it was read as a whole. A read that was overtaken by events changes
 * nothing.
 */
export function withSnapshot(
  state: ConversationState,
  conversation: ChatConversationFragment,
  messages: readonly ChatMessageFragment[],
): ConversationState {
  if (revisionOf(conversation) < revisionOf(state.conversation)) return state;
  return withMessages(withConversation(state, conversation), messages);
}

/** Takes in what was written before this page was opened: what was said here so far comes after it. */
export function withHistory(
  state: ConversationState,
  conversation: ChatConversationFragment,
  messages: readonly ChatMessageFragment[],
): ConversationState {
  const next = withSnapshot(state, conversation, messages);
  const local = next.local.map((message) => ({ ...message, behind: next.lastSequence }));
  return { ...next, local };
}

/** Lets an answer grow. Text that is already there is skipped; a gap waits for the whole answer. */
export function withDelta(state: ConversationState, delta: Delta): ConversationState {
  const message = state.messages.get(delta.messageId);
  if (!message || delta.attempt < message.attempt) return state;
  const restarted = delta.attempt > message.attempt;
  if (!restarted && message.status !== 'GENERATING') return state;
  const text = restarted ? '' : message.text;
  const added = delta.text.slice(text.length - delta.offset);
  if (delta.offset > text.length || (added === '' && !restarted)) return state;
  const grown: ChatMessageFragment = {
    ...message,
    status: 'GENERATING',
    isError: false,
    attempt: delta.attempt,
    text: text + added,
  };
  return { ...state, messages: new Map(state.messages).set(grown.id, grown) };
}
