import type { DangerKind } from '@hausgeist/schema';

/** What is said in danger, in one language. */
export interface InstructionTexts {
  /** What to do now: at most two sentences, the number to call first where life depends on it. */
  now: Readonly<Record<DangerKind, string>>;
  /** One line in front of the usual answer when a danger is only possible. */
  possible: Readonly<Record<DangerKind, string>>;
  /** What the numbers on the buttons reach. */
  fire: string;
  police: string;
  counselling: string;
}
