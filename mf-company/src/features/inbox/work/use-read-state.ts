import { useMutation } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent } from 'react';
import type { InboxRow } from '../../inbox-live';
import { MarkConversationReadDocument, MarkConversationUnreadDocument } from '../gql/graphql';
import { useWork } from './use-work';

/** Lets a conversation count as unread for the viewer. */
export function useMarkUnread() {
  const { run } = useWork(MarkConversationUnreadDocument);
  return (id: string) => run({ input: { id } });
}

/** Lets several conversations count as read, as long as nothing more is written in them, or as unread. */
export function useMarkAll() {
  const reading = useWork(MarkConversationReadDocument);
  const unreading = useWork(MarkConversationUnreadDocument);
  return async (rows: readonly InboxRow[], isRead: boolean): Promise<void> => {
    // One after the other: what fails is said once.
    for (const { id, lastActivityAt } of rows) {
      const done = isRead
        ? await reading.run({ input: { id, until: lastActivityAt } })
        : await unreading.run({ input: { id } });
      if (!done) return;
    }
  };
}

/** Remembers that what is open has been read, as long as the page is looked at. */
export function useMarkRead(row: InboxRow | undefined): void {
  const [mutate] = useMutation(MarkConversationReadDocument);
  const markRead = useEffectEvent(() => {
    if (!row?.isUnread || document.hidden) return;
    const input = { id: row.id, until: row.lastActivityAt };
    // No one has asked for it: what fails is tried again with the next message or visit.
    mutate({ variables: { input } }).catch(() => undefined);
  });
  const seen = row && `${row.id} ${row.lastActivityAt} ${row.isUnread}`;
  useEffect(() => {
    if (seen === undefined) return undefined;
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [seen]);
}
