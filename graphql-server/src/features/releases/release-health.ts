/** How many pages a version was on, and on how many of them it failed. */
export interface Health {
  visits: number;
  failures: number;
}

/** Fewer visits say nothing, of either version. */
const MIN_VISITS = 50;
const MIN_FAILURES = 5;

/** One in a thousand: what a version that is as good as the other exceeds that rarely. */
const Z_BEYOND_CHANCE = 3.09;

/** How many of all there were. */
interface Share {
  count: number;
  of: number;
}

/** Whether a share is larger than another beyond chance: a test of two proportions with their common variance, one-sided. */
export function isLarger(one: Share, other: Share): boolean {
  const both = (one.count + other.count) / (one.of + other.of);
  const deviation = Math.sqrt(both * (1 - both) * (1 / one.of + 1 / other.of));
  if (deviation === 0) return false;
  return (one.count / one.of - other.count / other.of) / deviation > Z_BEYOND_CHANCE;
}

/** Whether a version fails more often than the one before it. */
export function isWorse(now: Health, before: Health): boolean {
  if (now.visits < MIN_VISITS || before.visits < MIN_VISITS) return false;
  if (now.failures < MIN_FAILURES) return false;
  return isLarger(
    { count: now.failures, of: now.visits },
    { count: before.failures, of: before.visits },
  );
}
