import type { SummaryCase } from './summary-data.js';
import type { Topic } from './topics.js';

/** Where a case stands, for the staff and the person: `Vorgang #3 (Heizung kalt) ist erledigt.` */
export const caseState = ({ number, title, isOver }: SummaryCase): string =>
  `Vorgang #${number} (${title}) ist ${isOver ? 'erledigt' : 'in Arbeit'}.`;

/**
 * Whether a case is about a fault. Fewer cases than faults cover only what they are named after: no
 * fault is lost because the staff have dealt with another one.
 */
export function isCovered(
  fault: Topic,
  faults: readonly Topic[],
  cases: readonly SummaryCase[],
): boolean {
  const about = cases.filter(
    ({ isOver, changedAt }) => !isOver || (fault.at !== undefined && fault.at <= changedAt),
  );
  return (
    (about.length > 0 && about.length >= faults.length) ||
    about.some(({ title, category }) => fault.title === title || fault.title === category)
  );
}
