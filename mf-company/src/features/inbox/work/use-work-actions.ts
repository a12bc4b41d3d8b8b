import { useOpenDialog, usePermission } from '@hausgeist/shell-api';
import type { InboxRow } from '../../inbox-live';
import { useArchive } from './use-archive';
import { useMarkUnread } from './use-read-state';

/** What is being asked about a conversation. */
export type Asked =
  | { kind: 'export' | 'case' | 'hold'; row: InboxRow }
  | { kind: 'assign' | 'labels' | 'snooze' | 'replies'; rows: readonly InboxRow[] };

/** What can be done with conversations, from the list, the open one and by keys. */
export function useWorkActions({
  openId,
  close,
}: {
  openId: string | undefined;
  close: () => void;
}) {
  const [asked, setAsked] = useOpenDialog<Asked>('inbox');
  const mayArchive = usePermission('conversations.archive');
  const { change, isBusy } = useArchive();
  const markUnread = useMarkUnread();
  async function putAway(...args: Parameters<typeof change>): Promise<string[]> {
    if (!mayArchive || args[0].length === 0) return [];
    const done = await change(...args);
    if (openId && done.includes(openId)) close();
    return done;
  }
  return {
    asked,
    forget: () => setAsked(undefined),
    isArchiving: isBusy,
    askAssignee: (rows: readonly InboxRow[]) => setAsked({ kind: 'assign', rows }),
    askExport: (row: InboxRow) => setAsked({ kind: 'export', row }),
    askCase: (row: InboxRow) => setAsked({ kind: 'case', row }),
    askHold: (row: InboxRow) => setAsked({ kind: 'hold', row }),
    askLabels: (rows: readonly InboxRow[]) => setAsked({ kind: 'labels', rows }),
    /** Archives what is open, or restores what is archived; gives the ids of what was done. */
    archive: (rows: readonly InboxRow[]) =>
      putAway(rows, rows.every(({ archivedAt }) => archivedAt !== null) ? 'restored' : 'archived'),
    /** Archives what answers have dealt with; whether any went. */
    finish: async (rows: readonly InboxRow[]) => (await putAway(rows, 'archived')).length > 0,
    askReplies: (rows: readonly InboxRow[]) => setAsked({ kind: 'replies', rows }),
    askSnooze: (rows: readonly InboxRow[]) => {
      if (mayArchive) setAsked({ kind: 'snooze', rows });
    },
    /** Puts conversations away until then, or ends that. */
    snooze: (rows: readonly InboxRow[], until: Date | null) => putAway(rows, until ?? 'restored'),
    /** What is open would be read again at once, so that it closes. */
    markUnread: ({ id }: InboxRow) => {
      if (openId === id) close();
      void markUnread(id);
    },
  };
}

export type WorkActions = ReturnType<typeof useWorkActions>;
