import { isLarger } from './release-health.js';

/** What is measured of pages: Google's Web Vitals, and how long tasks kept a page from answering. */
export const VITALS = ['lcp', 'inp', 'cls', 'blocked'] as const;

export type Vital = (typeof VITALS)[number];

/** Numbers of pages by how high the value was: what there is of a measure, however many pages told. */
export type VitalCounts = ReadonlyMap<number, number>;

/** Where the steps of a measure begin, and how much each is above the one before. */
const SCALES: Readonly<Record<Vital, { first: number; ratio: number }>> = {
  // Milliseconds.
  lcp: { first: 200, ratio: 1.1 },
  inp: { first: 8, ratio: 1.15 },
  blocked: { first: 10, ratio: 1.2 },
  // A share of the screen.
  cls: { first: 0.005, ratio: 1.15 },
};

/** Steps of each measure; what is above the last counts to it. */
const STEPS = 48;

const SHARE = 0.75;

const edgeOf = (vital: Vital, step: number) => {
  const { first, ratio } = SCALES[vital];
  return step < 0 ? 0 : first * ratio ** step;
};

/** The step that a value counts to: the first whose upper edge it does not exceed. */
export function stepOf(vital: Vital, value: number): number {
  const { first, ratio } = SCALES[vital];
  if (value <= first) return 0;
  return Math.min(STEPS - 1, Math.ceil(Math.log(value / first) / Math.log(ratio)));
}

/**
 * The value that three of four pages do not exceed, and how many pages it is of; as exact as a step is high. Undefined
 * where no page has told.
 */
export function p75Of(
  vital: Vital,
  counts: VitalCounts,
): { p75: number; pages: number } | undefined {
  const steps = [...counts].toSorted(([one], [other]) => one - other);
  const pages = steps.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [step, count] of steps) {
    const missing = pages * SHARE - below;
    if (count >= missing) {
      const from = edgeOf(vital, step - 1);
      return { p75: from + (edgeOf(vital, step) - from) * (missing / count), pages };
    }
    below += count;
  }
  return undefined;
}

/** Fewer pages say nothing, of either version. */
const MIN_PAGES = 100;

/** What people notice: an answer after more than Google calls good, and later by a quarter. */
const NOTICED = { milliseconds: 200, ratio: 1.25 };

/** After how many milliseconds three of four pages of a version on trial and of the active one have answered. */
export interface Slowness {
  tried: number;
  active: number;
}

/** How much later pages of a version answer (INP) than those of another; undefined where that may be chance, or goes unnoticed. */
export function slownessOf(tried: VitalCounts, active: VitalCounts): Slowness | undefined {
  const [now, then] = [p75Of('inp', tried), p75Of('inp', active)];
  if (!now || !then || Math.min(now.pages, then.pages) < MIN_PAGES) return undefined;
  if (now.p75 < Math.max(NOTICED.milliseconds, then.p75 * NOTICED.ratio)) return undefined;
  const limit = stepOf('inp', then.p75);
  const above = (counts: VitalCounts) =>
    [...counts].reduce((sum, [step, count]) => (step > limit ? sum + count : sum), 0);
  const isBeyondChance = isLarger(
    { count: above(tried), of: now.pages },
    { count: above(active), of: then.pages },
  );
  return isBeyondChance ? { tried: now.p75, active: then.p75 } : undefined;
}
