import { useQuery, useSession } from '@hausgeist/shell-api';
import { askListAhead, oneOf, PAGE_SIZE, useListQuery, useListState } from '@hausgeist/staff-kit';
import { useCompanyId } from '../../company-scope';
import { SORTS, STATES, URGENCIES, type CaseState } from '../case-lists';
import { readFragment } from '../gql/fragment-masking';
import {
  CaseCountsDocument,
  CaseRowFragmentDoc,
  CasesDocument,
  type CaseCountsQuery,
} from '../gql/graphql';
import { useServiceCaseEvents } from '../use-service-case-events';

/** Most cards that the board reads. */
const MOST_CARDS = 100;

/** What the address says of the list besides its page. */
const FILTERS = ['search', 'state', 'urgency', 'assignee', 'due', 'origin', 'building'] as const;

/** Asks for the cases that are to be done before the page is drawn. */
export const askForCases = (): void =>
  askListAhead(CasesDocument, {
    first: PAGE_SIZE,
    offset: 0,
    sort: 'ACTIVITY',
    filter: { isUndone: true },
  });

/** The cases that the address asks for, as a list or a board, kept up to date. */
export function useServiceCaseList() {
  const state = useListState([...FILTERS, 'sort', 'view']);
  const { filters, offset } = state;
  const companyId = useCompanyId();
  const viewerId = useSession().viewer?.companyUser?.id;
  const isBoard = filters.view === 'board';
  const shownState = oneOf(STATES, filters.state);
  const sort = oneOf(SORTS, filters.sort) ?? 'ACTIVITY';
  const { data, reload, ...list } = useListQuery(CasesDocument, {
    first: isBoard ? MOST_CARDS : PAGE_SIZE,
    offset: isBoard ? 0 : offset,
    sort,
    filter: {
      companyId,
      search: filters.search.trim() || undefined,
      ...(isBoard ? {} : { state: shownState, isUndone: filters.state === '' || undefined }),
      urgency: oneOf(URGENCIES, filters.urgency),
      isOverdue: filters.due === 'overdue' || undefined,
      isFromTenant: filters.origin === 'tenant' || undefined,
      buildingId: filters.building || undefined,
      isUnassigned: filters.assignee === 'none' || undefined,
      isMineOrCovered: filters.assignee === 'covered' || undefined,
      assigneeId: assigneeOf(filters.assignee, viewerId),
    },
  });
  const counts = useQuery(CaseCountsDocument, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  const reread = () => {
    reload();
    counts.refetch().catch(() => undefined);
  };
  useServiceCaseEvents(reread);
  return {
    ...state,
    ...list,
    isBoard,
    sort,
    isFiltered: FILTERS.some((name) => filters[name] !== ''),
    rows: data?.cases.edges.map(({ node }) => readFragment(CaseRowFragmentDoc, node)),
    total: data?.cases.totalCount,
    counts: counts.data && byState(counts.data.caseCounts),
    reload: reread,
    clear: () => state.setFilters(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}

export type CaseListState = ReturnType<typeof useServiceCaseList>;

function byState(counts: CaseCountsQuery['caseCounts']): Record<CaseState, number> {
  const { open, reopened, scheduled, inProgress, done, closed } = counts;
  return {
    ...{ OPEN: open, REOPENED: reopened, SCHEDULED: scheduled, IN_PROGRESS: inProgress },
    ...{ DONE: done, CLOSED: closed },
  };
}

function assigneeOf(chosen: string, viewerId: string | undefined): string | undefined {
  if (chosen === 'me') return viewerId;
  return ['none', 'covered'].includes(chosen) ? undefined : chosen || undefined;
}
