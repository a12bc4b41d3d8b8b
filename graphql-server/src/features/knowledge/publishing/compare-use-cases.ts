import { fold } from '../../../platform/german/index.js';
import type { WrittenUseCase } from '../splitting/section-finder.js';

/** A use case of the later version, with its title in the earlier one where that is known. */
export interface LaterUseCase extends WrittenUseCase {
  was?: string | null | undefined;
}

/** One use case that differs between two versions. */
export type KnowledgeChange =
  | { kind: 'NEW'; before: null; after: WrittenUseCase }
  | { kind: 'CHANGED'; before: WrittenUseCase; after: WrittenUseCase }
  | { kind: 'GONE'; before: WrittenUseCase; after: null };

/** What differs, in the order of the later version, then what is gone. */
export interface Comparison {
  changes: KnowledgeChange[];
  unchangedCount: number;
  /** Whether those that both have stand in another order. */
  isReordered: boolean;
}

/**
 * Compares two versions. Use cases are the same if they have the same title, or else the same text: that
 * one was renamed. Those with the same title go together in their order.
 */
export function compareUseCases(
  before: readonly WrittenUseCase[],
  after: readonly LaterUseCase[],
): Comparison {
  const left = new Set(before);
  const pairs = new Map<LaterUseCase, WrittenUseCase>();
  const pairBy = (
    ofBefore: (one: WrittenUseCase) => string,
    ofAfter: (one: LaterUseCase) => string,
  ) => {
    const waiting = Map.groupBy(left, ofBefore);
    for (const one of after) {
      const found = pairs.has(one) ? undefined : waiting.get(ofAfter(one))?.shift();
      if (!found) continue;
      pairs.set(one, found);
      left.delete(found);
    }
  };
  pairBy(
    ({ title }) => fold(title),
    ({ title, was }) => fold(was ?? title),
  );
  pairBy(
    ({ text }) => text,
    ({ text }) => text,
  );
  const changes: KnowledgeChange[] = [];
  let unchangedCount = 0;
  for (const one of after) {
    const found = pairs.get(one);
    if (!found) changes.push({ kind: 'NEW', before: null, after: one });
    else if (isSame(found, one)) unchangedCount += 1;
    else changes.push({ kind: 'CHANGED', before: found, after: one });
  }
  for (const one of left) changes.push({ kind: 'GONE', before: one, after: null });
  const places = after.flatMap((one) => {
    const found = pairs.get(one);
    return found ? [before.indexOf(found)] : [];
  });
  const isReordered = places.some((place, index) => place < (places[index - 1] ?? 0));
  return { changes, unchangedCount, isReordered };
}

const isSame = (one: WrittenUseCase, other: WrittenUseCase): boolean =>
  one.title === other.title &&
  one.text === other.text &&
  one.terms.validFrom === other.terms.validFrom &&
  one.terms.validUntil === other.terms.validUntil &&
  one.terms.audience === other.terms.audience &&
  one.terms.buildingIds.join() === other.terms.buildingIds.join();
