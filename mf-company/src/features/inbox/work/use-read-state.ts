import { useEffect, useEffectEvent } from 'react';
import type { InboxRow } from '../../inbox-live';
import { MarkConversationReadDocument, MarkConversationUnreadDocument } from '../gql/graphql';
import { useWork } from './use-work';

/** Lets a conversation count as unread for the viewer. */
export function useMarkUnread() {
  const { run } = useWork(MarkConversationUnreadDocument);
  return (id: string) => run({ input: { id } });
}

/** Remembers that what is open has been read, as long as the page is looked at. */
export function useMarkRead(row: InboxRow | undefined): void {
  const { run } = useWork(MarkConversationReadDocument);
  const markRead = useEffectEvent(() => {
    if (!row?.isUnread || document.hidden) return;
    void run({ input: { id: row.id, until: row.lastActivityAt } });
  });
  const seen = row && `${row.id} ${row.lastActivityAt} ${row.isUnread}`;
  useEffect(() => {
    if (seen === undefined) return undefined;
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [seen]);
}
