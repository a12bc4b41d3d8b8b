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

/**
 * Whether a version fails more often than the one before it, beyond chance: a test of two
 * proportions with their common variance, one-sided.
 */
export function isWorse(now: Health, before: Health): boolean {
  if (now.visits < MIN_VISITS || before.visits < MIN_VISITS) return false;
  if (now.failures < MIN_FAILURES) return false;
  const share = (now.failures + before.failures) / (now.visits + before.visits);
  const deviation = Math.sqrt(share * (1 - share) * (1 / now.visits + 1 / before.visits));
  if (deviation === 0) return false;
  const difference = now.failures / now.visits - before.failures / before.visits;
  return difference / deviation > Z_BEYOND_CHANCE;
}
