import { InboxConversationDetails } from './details/inbox-details.type.js';
import type { InboxDetails, InboxRow, LabelView } from './inbox-views.js';
import type { InboxConversation, InboxCounts } from './inbox.type.js';
import { ConversationLabel } from './labels/label.type.js';
import type { InboxCounts as CountsView } from './list/inbox-list.repository.js';

/** Path of the PDF of a conversation's summary. */
export const summaryPdfUrl = (id: string): string => `/api/company/conversations/${id}/summary.pdf`;

/** A row for GraphQL. */
export function presentRow({ handlerId, handlerName, ...row }: InboxRow): InboxConversation {
  const handledBy = handlerId && handlerName ? { id: handlerId, name: handlerName } : null;
  return { ...row, handledBy };
}

/** A label for GraphQL. */
export const presentLabel = (label: LabelView): ConversationLabel =>
  Object.assign(new ConversationLabel(), label);

/** The counts of the lists for GraphQL. */
export const presentCounts = (counts: CountsView): InboxCounts => ({
  allOpen: counts.ALL_OPEN,
  mine: counts.MINE,
  mineAndCovered: counts.MINE_AND_COVERED,
  unassigned: counts.UNASSIGNED,
  waiting: counts.WAITING,
  emergency: counts.EMERGENCY,
  unanswered: counts.UNANSWERED,
  snoozed: counts.SNOOZED,
  archived: counts.ARCHIVED,
  unread: counts.UNREAD,
});

/** Everything about one conversation for GraphQL; its messages are read apart. */
export const presentDetails = (details: InboxDetails): InboxConversationDetails =>
  Object.assign(new InboxConversationDetails(), {
    id: details.row.id,
    conversation: presentRow(details.row),
    sessionId: details.sessionId,
    mailBouncedAt: details.mailBouncedAt,
    canBeMailed: details.canBeMailed,
    summary: details.summary,
    summaryPdfUrl: details.hasSummaryFile ? summaryPdfUrl(details.row.id) : null,
    notes: details.notes,
    history: details.activities,
  });
