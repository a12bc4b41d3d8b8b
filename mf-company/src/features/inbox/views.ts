import { CATEGORY_NAMES } from '@hausgeist/schema';
import type { InboxConversationFilter, InboxView } from './gql/graphql';
import type { InboxRow } from '../inbox-live';

/** The lists of the inbox in their order, by what the address calls them. */
export const VIEWS = [
  { slug: 'open', view: 'ALL_OPEN', count: 'allOpen' },
  { slug: 'mine', view: 'MINE', count: 'mine' },
  { slug: 'covered', view: 'MINE_AND_COVERED', count: 'mineAndCovered' },
  { slug: 'unassigned', view: 'UNASSIGNED', count: 'unassigned' },
  { slug: 'waiting', view: 'WAITING', count: 'waiting' },
  { slug: 'emergency', view: 'EMERGENCY', count: 'emergency' },
  { slug: 'unanswered', view: 'UNANSWERED', count: 'unanswered' },
  { slug: 'snoozed', view: 'SNOOZED', count: 'snoozed' },
  { slug: 'archived', view: 'ARCHIVED', count: 'archived' },
] as const satisfies readonly { slug: string; view: InboxView; count: string }[];

/** What one can filter by. */
export const CATEGORIES: readonly string[] = CATEGORY_NAMES;
export const URGENCIES = ['EMERGENCY', 'HIGH', 'NORMAL'] as const;
export const PERIODS = ['today', 'week', 'month'] as const;

const DAYS_BEFORE: Record<(typeof PERIODS)[number], number> = { today: 0, week: 6, month: 29 };

/** The first moment of a period that ends now; the same all day long. */
export function startOf(period: (typeof PERIODS)[number]): string {
  const now = new Date();
  const day = now.getDate() - DAYS_BEFORE[period];
  return new Date(now.getFullYear(), now.getMonth(), day).toISOString();
}

/** Who looks at a list, and for whom they stand in today. */
export interface InboxViewer {
  id: string | undefined;
  coveredIds: readonly string[];
}

const IN_VIEW: Record<InboxView, (row: InboxRow, viewer: InboxViewer) => boolean> = {
  ALL_OPEN: () => true,
  MINE: ({ assignee }, { id }) => assignee !== null && assignee.id === id,
  MINE_AND_COVERED: ({ assignee }, { id, coveredIds }) =>
    assignee !== null && (assignee.id === id || coveredIds.includes(assignee.id)),
  UNASSIGNED: ({ assignee }) => assignee === null,
  WAITING: ({ waitingSince }) => waitingSince !== null,
  EMERGENCY: ({ urgency }) => urgency === 'EMERGENCY',
  UNANSWERED: ({ hasOpenQuestion }) => hasOpenQuestion,
  SNOOZED: () => true,
  ARCHIVED: () => true,
};

/** Which of the lists that exclude each other a conversation is in. */
const placeOf = ({ archivedAt, snoozedUntil }: InboxRow) =>
  snoozedUntil ? 'SNOOZED' : archivedAt ? 'ARCHIVED' : 'OPEN';

/** Whether a list has a conversation, as the server would say of it. */
export function isListed(
  row: InboxRow,
  filter: InboxConversationFilter,
  viewer: InboxViewer,
): boolean {
  const view = filter.view ?? 'ALL_OPEN';
  const { category, urgency, assigneeId, labelId, from } = filter;
  return (
    ((view === 'ALL_OPEN' && filter.withArchived) ||
      placeOf(row) === (view === 'SNOOZED' || view === 'ARCHIVED' ? view : 'OPEN')) &&
    IN_VIEW[view](row, viewer) &&
    (!category || row.category === category) &&
    (!urgency || row.urgency === urgency) &&
    (!assigneeId || row.assignee?.id === assigneeId) &&
    (!labelId || row.labels.some(({ id }) => id === labelId)) &&
    (!from || row.lastActivityAt >= from)
  );
}

/** The newest activity first. */
const byActivity = (one: InboxRow, other: InboxRow): number =>
  other.lastActivityAt.localeCompare(one.lastActivityAt) || other.id.localeCompare(one.id);

const isEmergency = ({ urgency }: InboxRow) => urgency === 'EMERGENCY';

/** Emergencies first, then those who wait, the longest first, then the newest activity. */
function byPressing(one: InboxRow, other: InboxRow): number {
  if (isEmergency(one) !== isEmergency(other)) return isEmergency(one) ? -1 : 1;
  if (isEmergency(one)) return byActivity(one, other);
  if (one.waitingSince === null && other.waitingSince === null) return byActivity(one, other);
  if (one.waitingSince === null) return 1;
  if (other.waitingSince === null) return -1;
  return one.waitingSince.localeCompare(other.waitingSince) || other.id.localeCompare(one.id);
}

/** How a list is sorted: what is to be done by what presses, what was done or is searched for by time. */
export function orderOf({ view, search }: InboxConversationFilter) {
  const isByTime = Boolean(search) || view === 'SNOOZED' || view === 'ARCHIVED';
  return isByTime
    ? ({ name: 'ACTIVITY', compare: byActivity } as const)
    : ({ name: 'PRESSING', compare: byPressing } as const);
}
