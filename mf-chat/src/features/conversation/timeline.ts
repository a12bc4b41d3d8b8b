import type { ChatMessageFragment } from '../../gql/graphql';
import type { ConversationState } from './conversation-state';
import type { LocalMessage, OutgoingMessage } from './local-content';

/** One entry of the message list. */
export type TimelineItem = { key: string; createdAt: string } & (
  | { kind: 'stored'; message: ChatMessageFragment }
  | { kind: 'outgoing'; message: OutgoingMessage }
  | { kind: 'local'; message: LocalMessage }
);

interface Placed {
  item: TimelineItem;
  sequence: number;
  order: number;
}

/** An answer of which nothing can be shown yet. */
const isSilent = (message: ChatMessageFragment) =>
  message.status === 'GENERATING' && message.text === '';

/**
 * Everything in the order in which it is read. A sent message keeps its key when the server has
 * it, so that it does not appear anew.
 */
export function timelineOf(state: ConversationState): TimelineItem[] {
  const placed: Placed[] = [];
  for (const message of state.messages.values()) {
    if (isSilent(message)) continue;
    const { createdAt, sequence, requestId, id } = message;
    const item: TimelineItem = { kind: 'stored', key: requestId ?? id, createdAt, message };
    placed.push({ item, sequence, order: 0 });
  }
  for (const message of state.outgoing) {
    const { createdAt, behind, order, requestId } = message;
    const item: TimelineItem = { kind: 'outgoing', key: requestId, createdAt, message };
    placed.push({ item, sequence: behind, order });
  }
  for (const message of state.local) {
    const { createdAt, behind, order, id } = message;
    const item: TimelineItem = { kind: 'local', key: id, createdAt, message };
    placed.push({ item, sequence: behind, order });
  }
  return placed
    .toSorted((a, b) => a.sequence - b.sequence || a.order - b.order)
    .map(({ item }) => item);
}

/** The answer that nothing was sent after: its choices still stand. */
export function openAnswer(items: readonly TimelineItem[]): ChatMessageFragment | undefined {
  // What is said here alone, such as a note, is no next message.
  const last = items.findLast(({ kind }) => kind !== 'local');
  if (last?.kind !== 'stored') return undefined;
  const { sender, status } = last.message;
  return sender === 'BOT' && status === 'COMPLETE' ? last.message : undefined;
}

/** The newest answer, if it is about a danger. */
export function emergencyAnswer(items: readonly TimelineItem[]): TimelineItem | undefined {
  const newest = items.findLast((item) => item.kind === 'stored' && item.message.sender === 'BOT');
  const isDanger = newest?.kind === 'stored' && newest.message.guidance?.action === 'EMERGENCY';
  return isDanger ? newest : undefined;
}

/** Whether a message is an answer to mine, or came after it in place of one. */
export const endsWaiting = (
  { replyToId, status, sender, sequence }: ChatMessageFragment,
  mine: ChatMessageFragment,
): boolean =>
  (replyToId === mine.id && status !== 'GENERATING') ||
  ((sender === 'PERSON' || sender === 'SYSTEM') && sequence > mine.sequence);

/** The answer that is being written. */
export function runningAnswer({ messages }: ConversationState): ChatMessageFragment | undefined {
  return [...messages.values()].findLast(({ status }) => status === 'GENERATING');
}

/** Whether an answer is growing before the reader's eyes. */
export const isStreaming = (state: ConversationState): boolean =>
  (runningAnswer(state)?.text ?? '') !== '';

/**
 * My newest message, as long as it has no final answer. What is said after it by a person, or about who
 * answers, ends the waiting as well.
 */
export function unansweredMessage(
  messages: Iterable<ChatMessageFragment>,
): ChatMessageFragment | undefined {
  const all = [...messages];
  const mine = all
    .filter(({ sender }) => sender === 'USER')
    .toSorted((a, b) => b.sequence - a.sequence)[0];
  const answered = all.some((message) => mine !== undefined && endsWaiting(message, mine));
  return answered ? undefined : mine;
}
