import { oneOf, useListState } from '../../lists/use-list-state';
import type { AnalyticsPeriod } from '../../gql/graphql';

/** The periods of the server, by what the address calls them. */
const PERIODS = {
  today: 'TODAY',
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
  own: 'OWN',
} as const satisfies Record<string, AnalyticsPeriod>;

/** Months of the calendar, as reports to owners are about; how many months ago each is. */
const MONTHS = { month: 0, 'last-month': 1 } as const;

/** The periods in their order, and what their texts are called. */
export const CHOICES = {
  today: 'TODAY',
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
  month: 'MONTH',
  'last-month': 'LAST_MONTH',
  own: 'OWN',
} as const;

type PeriodSlug = keyof typeof CHOICES;
export const SLUGS = Object.keys(CHOICES) as PeriodSlug[];

const isMonth = (slug: PeriodSlug): slug is keyof typeof MONTHS => slug in MONTHS;

/** The days of a month in Germany, where the companies are; of the current one those until today. */
function daysOfMonth(monthsAgo: number): { from: string; to: string } {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dayOf = (day: number, later: number) =>
    new Date(Date.UTC(year, month - 1 - monthsAgo + later, day)).toISOString().slice(0, 10);
  return { from: dayOf(1, 0), to: monthsAgo === 0 ? today : dayOf(0, 1) };
}

/** Which days figures are asked for, kept in the address. */
export function usePeriod() {
  const { filters, setFilters } = useListState(['period', 'from', 'to', 'building']);
  const slug = oneOf(SLUGS, filters.period) ?? '30d';
  const { from, to } = filters;
  const isOwn = slug === 'own';
  // An own period is asked for once both days are there.
  const chosen = isOwn && !(from && to) ? '30d' : slug;
  const shown = isMonth(chosen) ? 'own' : chosen;
  const days = isMonth(chosen) ? daysOfMonth(MONTHS[chosen]) : isOwn && { from, to };
  const asked = shown === 'own' ? days : {};
  return {
    ...{ slug, from, to, isOwn, building: filters.building, setFilters },
    variables: { period: PERIODS[shown], ...asked },
    /** The same as REST calls it. */
    asked: { period: shown, ...asked },
  };
}
