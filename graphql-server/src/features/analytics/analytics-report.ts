import { berlinDay, TIME_ZONE } from '../../platform/german/index.js';
import type { AnswerRatingReasonType } from '../conversations/index.js';
import type { UnansweredQuestionReason } from '../unanswered-questions/index.js';
import {
  type Duration,
  type Figures,
  figuresOf,
  measuresOf,
  type OtherRows,
  sideRowsOf,
} from './analytics-figures.js';
import { pointsOf, type Window } from './analytics-period.js';
import type { FactGroup, Facts } from './facts.repository.js';

/** One point of the charts; null where nothing was measured: before the company, and in the future. */
export interface SeriesPoint {
  at: string;
  conversations: number | null;
  conversationsBefore: number | null;
  messages: number | null;
  handedOver: number | null;
  emergencies: number | null;
  resolvedShare: number | null;
  firstResponse: Duration | null;
  personResponse: Duration | null;
}

/** Conversations about one thing. */
export interface CategoryCount {
  /** Empty where nothing was categorised. */
  category: string;
  conversations: number;
  before: number;
}

/** Everything that the page of figures shows. */
export interface AnalyticsReport {
  window: Window;
  generatedAt: Date;
  now: Figures;
  /** Null where nothing was measured then. */
  before: Figures | null;
  series: SeriesPoint[];
  categories: CategoryCount[];
  hours: { weekday: number; hour: number; conversations: number }[];
  ratingReasons: { reason: AnswerRatingReasonType | null; count: number }[];
  gaps: { reason: UnansweredQuestionReason; count: number; open: number }[];
}

/** What was read of the database. */
export interface ReportRows {
  facts: readonly Facts[];
  side: OtherRows;
  window: Window;
  /** Since when there is something to measure. */
  since: Date | undefined;
  now: Date;
}

const factsBy = (facts: readonly Facts[], group: FactGroup, isNow: boolean) =>
  facts.filter((row) => row.group === group && row.isNow === isNow);

/** Puts what was read together. */
export function reportOf({ facts, side, window, since, now }: ReportRows): AnalyticsReport {
  const [all] = factsBy(facts, 'all', true);
  const [allBefore] = factsBy(facts, 'all', false);
  const isMeasuredBefore = since !== undefined && since < window.before.until;
  return {
    window,
    generatedAt: now,
    now: figuresOf(all, sideRowsOf(side, true)),
    before: isMeasuredBefore ? figuresOf(allBefore, sideRowsOf(side, false)) : null,
    series: seriesOf(facts, { window, since, now }),
    categories: categoriesOf(facts),
    hours: factsBy(facts, 'hour', true).map(({ weekday, hour, conversations }) => ({
      weekday: weekday ?? 0,
      hour: hour ?? 0,
      conversations,
    })),
    ratingReasons: ratingReasonsOf(side),
    gaps: gapsOf(side),
  };
}

function seriesOf(
  facts: readonly Facts[],
  { window, since, now }: Pick<ReportRows, 'window' | 'since' | 'now'>,
): SeriesPoint[] {
  const byPoint = new Map(factsBy(facts, 'point', true).map((row) => [row.point, row]));
  const beforeByPoint = new Map(factsBy(facts, 'point', false).map((row) => [row.point, row]));
  const before = pointsOf({ from: window.before.from, length: window.length });
  const isMeasured = measuredPoints(since, now);
  return pointsOf(window).map((at, index) => {
    const found = byPoint.get(at);
    const then = before[index] ?? '';
    const count = (of: (row: Facts) => number) => (found ? of(found) : isMeasured(at) ? 0 : null);
    return {
      at,
      conversations: count((row) => row.conversations),
      conversationsBefore: beforeByPoint.get(then)?.conversations ?? (isMeasured(then) ? 0 : null),
      messages: count((row) => row.messages),
      handedOver: count((row) => row.handedOver),
      emergencies: count((row) => row.emergencies),
      ...measuresOf(found),
    };
  });
}

const hourFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
});

/** Whether nothing at a point means that nothing happened. */
function measuredPoints(since: Date | undefined, now: Date): (point: string) => boolean {
  if (!since) return () => false;
  const from = berlinDay(since);
  const [today, hour] = [berlinDay(now), hourFormat.format(now)];
  return (point) => {
    const [day = '', time] = point.split('T');
    if (day < from || day > today) return false;
    return time === undefined || day < today || time.slice(0, 2) <= hour;
  };
}

function categoriesOf(facts: readonly Facts[]): CategoryCount[] {
  const counts = new Map<string, CategoryCount>();
  for (const { group, category, isNow, conversations } of facts) {
    if (group !== 'category' || category === undefined || category === null) continue;
    const known = counts.get(category) ?? { category, conversations: 0, before: 0 };
    known[isNow ? 'conversations' : 'before'] = conversations;
    counts.set(category, known);
  }
  return [...counts.values()].toSorted(
    (a, b) =>
      Number(a.category === '') - Number(b.category === '') ||
      b.conversations - a.conversations ||
      a.category.localeCompare(b.category, 'de'),
  );
}

function ratingReasonsOf({ ratings }: OtherRows): AnalyticsReport['ratingReasons'] {
  const bad = ratings.filter(({ isNow, value }) => isNow && value === 'NOT_HELPFUL');
  return [...Map.groupBy(bad, ({ reason }) => reason)]
    .map(([reason, rows]) => ({ reason, count: rows.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count);
}

function gapsOf({ gaps }: OtherRows): AnalyticsReport['gaps'] {
  const current = gaps.filter(({ isNow }) => isNow);
  return [...Map.groupBy(current, ({ reason }) => reason)]
    .map(([reason, rows]) => ({
      reason,
      count: rows.reduce((sum, { count }) => sum + count, 0),
      open: rows.reduce((sum, { open }) => sum + open, 0),
    }))
    .toSorted((a, b) => b.count - a.count);
}
