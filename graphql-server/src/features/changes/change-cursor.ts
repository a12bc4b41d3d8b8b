import { z } from 'zod';
import { badInput, platformReasons } from '../../platform/errors/index.js';

/** Where a caller is in what was told. */
export interface ChangePosition {
  /** Whose places they are. */
  epoch: string;
  /** What was asked for: behind a cursor of one type, changes of another have not been told. */
  scope: string;
  /** The last place that was told. */
  place: number;
  /** Everything before this moment, in seconds since 1970, was told. */
  upTo: number;
}

const cursorSchema = z.tuple([
  z.literal('changes'),
  z.string(),
  z.string(),
  z.int().nonnegative(),
  z.int().nonnegative(),
]);

/** The cursor for a position. */
export function writeCursor({ epoch, scope, place, upTo }: ChangePosition): string {
  const cursor = ['changes', epoch, scope, place, upTo];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The position of a cursor for what is asked for; refuses what is none, and that of another question. */
export function readCursor(cursor: string, scope: string): ChangePosition {
  const { data } = cursorSchema.safeParse(decoded(cursor));
  if (data?.[2] !== scope) throw badInput(platformReasons.INVALID_CURSOR);
  const [, epoch, , place, upTo] = data;
  return { epoch, scope, place, upTo };
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
