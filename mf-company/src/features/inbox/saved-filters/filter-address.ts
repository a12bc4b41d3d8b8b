import { oneOf } from '@hausgeist/staff-kit';
import type { CreateInboxSavedFilterInput, InboxSavedFilterRowFragment } from '../gql/graphql';
import type { InboxAddress } from '../use-inbox-address';
import { CATEGORIES, PERIODS, URGENCIES, VIEWS } from '../views';

/** What the address calls the spans of time. */
const PERIOD_NAMES = { TODAY: 'today', WEEK: 'week', MONTH: 'month' } as const;
const PERIOD_OF = { today: 'TODAY', week: 'WEEK', month: 'MONTH' } as const;

/** What stands in the address where a saved filter is shown; empty where it does not say. */
export function addressOf(filter: InboxSavedFilterRowFragment): Record<string, string> {
  const view = VIEWS.find((one) => one.view === filter.view) ?? VIEWS[0];
  return {
    view: view === VIEWS[0] ? '' : view.slug,
    category: filter.category ?? '',
    urgency: filter.urgency ?? '',
    assignee: filter.assigneeId ?? '',
    label: filter.labelId ?? '',
    building: filter.buildingId ?? '',
    period: filter.period ? PERIOD_NAMES[filter.period] : '',
    search: filter.search ?? '',
  };
}

/** What is shown now, as a filter to keep. */
export function filterOf({
  current,
  filters,
}: InboxAddress): Omit<CreateInboxSavedFilterInput, 'name' | 'companyId'> {
  const period = oneOf(PERIODS, filters.period);
  return {
    view: current.view,
    category: oneOf(CATEGORIES, filters.category),
    urgency: oneOf(URGENCIES, filters.urgency),
    assigneeId: filters.assignee || undefined,
    labelId: filters.label || undefined,
    buildingId: filters.building || undefined,
    period: period && PERIOD_OF[period],
    search: filters.search.trim() || undefined,
  };
}
