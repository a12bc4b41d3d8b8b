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
  const shown = isOwn && !(from && to) ? '30d' : slug;
  const days = shown === 'own' ? { from, to } : {};
  return {
    ...{ slug, from, to, isOwn, building: filters.building, setFilters },
    variables: { period: PERIODS[shown], ...days },
    /** The same as REST calls it. */
    asked: { period: shown, ...days },
  };
}
