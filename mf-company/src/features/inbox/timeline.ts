import type { InboxConversationQuery, InboxMessageFragment } from './gql/graphql';

type Details = InboxConversationQuery['inboxConversation'];
export type Note = Details['notes'][number];
export type Activity = Details['history'][number];

/** What a conversation is made of, in the order of time. */
export type TimelineItem = { key: string; at: string } & (
  | { kind: 'message'; message: InboxMessageFragment }
  | { kind: 'note'; note: Note }
  | { kind: 'activity'; activity: Activity }
);

/**
 * Messages with the notes and deeds of colleagues between them. While earlier messages are not read
 * yet, what happened before the first one that is shown waits for them.
 */
export function toTimeline(
  messages: readonly InboxMessageFragment[],
  { notes, history }: Pick<Details, 'notes' | 'history'>,
  hasEarlier: boolean,
): TimelineItem[] {
  const from = hasEarlier ? (messages[0]?.createdAt ?? '') : '';
  const beside: TimelineItem[] = [
    ...notes.map((note) => ({ kind: 'note' as const, key: note.id, at: note.at, note })),
    ...history.map((activity) => ({
      kind: 'activity' as const,
      key: activity.id,
      at: activity.at,
      activity,
    })),
  ];
  return [
    ...messages.map((message) => ({
      kind: 'message' as const,
      key: message.id,
      at: message.createdAt,
      message,
    })),
    ...beside.filter(({ at }) => at >= from),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
