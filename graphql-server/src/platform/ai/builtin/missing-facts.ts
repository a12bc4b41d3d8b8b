import { NOT_IN_DOCUMENTS } from './answer-essence.js';
import type { FactKind } from './cues/cue-rule.js';

/** Owns up to a fact that the use case does not state, and names it; of other kinds one cannot be sure. */
export const MISSING_FACTS: Partial<Record<FactKind, string>> = {
  payer: `Wer die Kosten dafür trägt, steht ${NOT_IN_DOCUMENTS}.`,
  cost: `Was das kostet, steht ${NOT_IN_DOCUMENTS}.`,
  often: `Wie oft, steht dazu leider ${NOT_IN_DOCUMENTS}.`,
  deadline: `Eine Frist dafür steht ${NOT_IN_DOCUMENTS}.`,
  duration: `Wie lange genau, steht dazu leider ${NOT_IN_DOCUMENTS}.`,
  when: `Wann genau, steht dazu leider ${NOT_IN_DOCUMENTS}.`,
  risk: `Ob das gefährlich ist, steht ${NOT_IN_DOCUMENTS}.`,
  whom: `Eine eigene Rufnummer dafür steht ${NOT_IN_DOCUMENTS}.`,
};
