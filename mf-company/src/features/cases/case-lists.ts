import { CATEGORY_NAMES } from '@hausgeist/schema';
import type { Tone } from '@hausgeist/ui';
import type { CaseRowFragment, CaseSort } from './gql/graphql';

/** A case as lists and pages show it. */
export type CaseRow = CaseRowFragment;
export type CaseState = CaseRow['state'];

/** What one can choose from. */
export const STATES = [
  'OPEN',
  'REOPENED',
  'SCHEDULED',
  'IN_PROGRESS',
  'DONE',
  'CLOSED',
] as const satisfies readonly CaseState[];

/** What a case can become: only what is done or closed can be reopened. */
export const statesAfter = (state: CaseState): readonly CaseState[] =>
  ['REOPENED', 'DONE', 'CLOSED'].includes(state)
    ? STATES
    : STATES.filter((one) => one !== 'REOPENED');

export const URGENCIES = ['EMERGENCY', 'HIGH', 'NORMAL'] as const;
export const SORTS = [
  'ACTIVITY',
  'NEWEST',
  'DUE',
  'URGENCY',
] as const satisfies readonly CaseSort[];
export const CATEGORIES: readonly string[] = CATEGORY_NAMES;

/** How a state looks. */
export const STATE_TONES: Record<CaseState, Tone> = {
  OPEN: 'warning',
  REOPENED: 'warning',
  SCHEDULED: 'info',
  IN_PROGRESS: 'info',
  DONE: 'success',
  CLOSED: 'neutral',
};

/** Where the cases are. */
export const CASES = '/company/dashboard/cases';

/** Where the craftsmen are. */
export const CRAFTSMEN = `${CASES}/craftsmen`;

/** The page of a case. */
export const pathOf = (id: string): string => `${CASES}/${id}`;
