import { ListOrder, timeKey } from '../../../platform/lists/index.js';
import type { InboxRow } from '../inbox-views.js';

/** The orders that a list of the inbox can have. */
export type InboxSortName = 'ACTIVITY' | 'PRESSING';

/** What comes first where it presses: danger, then those who wait. As text, which cursors carry. */
const RANK = `(case when c.urgency = 'EMERGENCY' then '2' when c.waiting_since is not null then '1' else '0' end)`;

/** The later, the longer one waits; of all others, when something was said last. */
const MOMENT = `(case when c.urgency <> 'EMERGENCY' and c.waiting_since is not null
    then timestamptz '2100-01-01Z' - (c.waiting_since - timestamptz '2000-01-01Z')
    else c.last_activity_at end)`;

/** What a row is read with, so that a cursor can be made of it. */
export const PRESSING_KEY = `${RANK} || ' ' || ${timeKey(MOMENT)}`;

/** The newest first, or what presses most. */
export const INBOX_ORDER: Record<InboxSortName, ListOrder<InboxRow>> = {
  ACTIVITY: new ListOrder<InboxRow>(
    'inbox',
    [
      { sql: 'c.last_activity_at', type: 'time', of: (row) => row.activityKey },
      { sql: 'c.id', type: 'uuid', of: (row) => row.id },
    ],
    'DESC',
  ),
  PRESSING: new ListOrder<InboxRow>(
    'inbox-pressing',
    [
      { sql: RANK, type: 'text', of: ({ pressingKey }) => pressingKey.slice(0, 1) },
      { sql: MOMENT, type: 'time', of: ({ pressingKey }) => pressingKey.slice(2) },
      { sql: 'c.id', type: 'uuid', of: (row) => row.id },
    ],
    'DESC',
  ),
};

/** The viewer, as far as lists depend on them. */
export interface InboxViewer {
  companyId: string;
  /** Undefined for programs. */
  readerId: string | null;
}

/** Whether there is something that the person has not read; what is older than they are, they have. */
export const isUnread = (conversation: string, reading: string): string =>
  `case when ${reading}.reader_id is not null
        then ${reading}.seen_at is null or ${reading}.seen_at < ${conversation}.last_activity_at
        else coalesce(${conversation}.last_activity_at >
             (select v.inbox_since from company_user v where v.id = ?), false) end`;
