/** Fewest lines of a longer paragraph that may stand alone at the end or the top of a page. */
const FEWEST = 2;

/**
 * How many lines of a paragraph go on this page and on each one after it. A first 0 means that the
 * paragraph starts on the next page.
 */
export function planSegments(
  lineCount: number,
  leading: number,
  space: number,
  pageSpace: number,
): number[] {
  const plan: number[] = [];
  let left = lineCount;
  let fitting = Math.floor(space / leading + 1e-6);
  const perPage = Math.max(1, Math.floor(pageSpace / leading + 1e-6));
  while (left > 0) {
    const onFreshPage = fitting === perPage;
    const count = linesHere(left, fitting) || (onFreshPage ? Math.min(left, perPage) : 0);
    plan.push(count);
    left -= count;
    fitting = perPage;
  }
  return plan;
}

function linesHere(left: number, fitting: number): number {
  if (left <= fitting) return left;
  const kept = left - fitting < FEWEST ? left - FEWEST : fitting;
  return kept >= Math.min(FEWEST, left) ? kept : 0;
}
