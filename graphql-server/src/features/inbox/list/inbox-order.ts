import { ListOrder } from '../../../platform/lists/index.js';
import type { InboxRow } from '../inbox-views.js';

/** Newest activity first. */
export const INBOX_ORDER = new ListOrder<InboxRow>(
  'inbox',
  [
    { sql: 'c.last_activity_at', type: 'time', of: (row) => row.activityKey },
    { sql: 'c.id', type: 'uuid', of: (row) => row.id },
  ],
  'DESC',
);

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
