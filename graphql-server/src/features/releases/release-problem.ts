import {
  badInput,
  type FieldError,
  fieldError,
  type Refusal,
} from '../../platform/errors/index.js';
import { releaseReasons } from './release.reasons.js';

/** What is wrong with a release. */
export interface ReleaseProblem {
  /** The file of the front end that puts it right. */
  place: string;
  refusal: Refusal;
}

export const problem = (place: string, refusal: Refusal): ReleaseProblem => ({ place, refusal });

/**
 * Refuses a release if anything is wrong with it: with the problem itself where it is the only one.
 *
 * @throws AppError with code BAD_USER_INPUT
 */
export function refuseFor(problems: readonly ReleaseProblem[]): void {
  const [first, second] = problems;
  if (!first) return;
  const fields: FieldError[] = problems.map(({ place, refusal }) => fieldError(place, refusal));
  const all = problems.map(({ refusal }) => refusal.message).join(' ');
  throw badInput(
    second ? releaseReasons.RELEASE_REFUSED({ problems: all }) : first.refusal,
    fields,
  );
}
