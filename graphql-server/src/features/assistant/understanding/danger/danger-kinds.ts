import type { DangerKind } from '@hausgeist/schema';

/** Cases of a danger in which other things have to be done than in most of that kind. */
export type SpecialCase =
  | 'OF_ANOTHER'
  | 'OTHERS_IN_LIFT'
  | 'CHILD_LOCKED_IN'
  | 'LOCKED_OUT'
  | 'WATER_AND_POWER'
  | 'SHOCK'
  | 'BURN';

/** A danger that a message tells of. */
export interface Danger {
  kind: DangerKind;
  /**
   * True if the message is best answered with what to do now and nothing before it; false if a line
   * in front of the usual answer is enough, as there may be no danger.
   */
  sure: boolean;
  /** Set if none of its words tells of it, and only the message as a whole resembles one that does. */
  isGuess?: true;
  /** Set where other things have to be done than in most dangers of the kind. */
  special?: SpecialCase;
}
