import type { Unit } from './use-case-units.js';

/** Characters of all that is said in front. */
const MAX_LENGTH = 420;

/** A statement and its place in the use case. */
interface Placed {
  unit: Unit;
  position: number;
}

/** As many as are read at a glance; the best one always, and only that may be a list. */
export function readAtAGlance([best, ...others]: readonly Placed[], most: number): Unit[] {
  if (!best) return [];
  const kept: Placed[] = [];
  let length = best.unit.isList ? 0 : best.unit.text.length;
  let sentences = best.unit.sentences;
  for (const one of new Set(others)) {
    if (one === best || one.unit.isList) continue;
    length += one.unit.text.length;
    sentences += one.unit.sentences;
    if (length > MAX_LENGTH || sentences > most) break;
    kept.push(one);
  }
  // What answers best is read first; a list comes last.
  const said = best.unit.isList ? [...kept, best] : [best, ...kept];
  return said.map(({ unit }) => unit);
}
