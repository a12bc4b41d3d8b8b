import { oneOf, useListState } from '../../lists/use-list-state';
import type { AnalyticsPeriod } from '../../gql/graphql';

/** The periods in their order, by what the address calls them. */
export const PERIODS = {
  today: 'TODAY',
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
  own: 'OWN',
} as const satisfies Record<string, AnalyticsPeriod>;

export type PeriodSlug = keyof typeof PERIODS;
export const SLUGS = Object.keys(PERIODS) as PeriodSlug[];

/** Which days figures are asked for, kept in the address. */
export function usePeriod() {
  const { filters, setFilters } = useListState(['period', 'from', 'to', 'building']);
  const slug = oneOf(SLUGS, filters.period) ?? '30d';
  const { from, to } = filters;
  const isOwn = slug === 'own';
  // An own period is asked for once both days are there.
  const period = isOwn && !(from && to) ? PERIODS['30d'] : PERIODS[slug];
  return {
    ...{ slug, from, to, isOwn, building: filters.building, setFilters },
    variables: period === 'OWN' ? { period, from, to } : { period },
  };
}
