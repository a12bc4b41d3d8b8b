import type { RequestContext } from '../../platform/context/index.js';
import { badInput, wrongField } from '../../platform/errors/index.js';
import { requirePageSize } from '../../platform/lists/index.js';
import { type ChangePosition, readCursor, writeCursor } from './change-cursor.js';
import type { ChangedType } from './change.entity.js';
import { changesToRead } from './change.policy.js';
import { changeReasons } from './change.reasons.js';
import { type ChangeRow, numberChanges, readChanges, readEpoch } from './change.repository.js';

/** Changes of a page when nothing is said, and most of them. */
export const DEFAULT_CHANGES = 100;
export const MAX_CHANGES = 200;

/** For how long a cursor holds. */
export const CURSOR_DAYS = 90;

/** That something is gone is kept a day longer, as transactions take their time. */
export const GONE_DAYS = CURSOR_DAYS + 1;

const DAY_SECONDS = 86_400;

/** What is asked for. */
export interface ChangesQuestion {
  types: readonly ChangedType[];
  companyId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** A part of what was changed. */
export interface ChangesPage {
  changes: (ChangeRow & { cursor: string })[];
  /** Behind which to go on, also if there was nothing. */
  endCursor: string;
  hasMore: boolean;
}

/** Tells programs that keep a copy what has become another since they asked last. */
export class ChangeService {
  /** The changes behind a cursor, or all things that there are. */
  async list({ actor, em }: RequestContext, question: ChangesQuestion): Promise<ChangesPage> {
    const types = [...new Set(question.types)].toSorted();
    if (types.length === 0) throw wrongField('types', changeReasons.CHANGED_TYPES_REQUIRED);
    const companyId = changesToRead(actor, types, question.companyId);
    const first = requirePageSize(question.first ?? DEFAULT_CHANGES, MAX_CHANGES);
    const begun = Math.floor(Date.now() / 1_000);
    const scope = [companyId ?? 'all', ...types].join(' ');
    const epoch = await readEpoch(em);
    const start = { epoch, scope, place: 0, upTo: begun };
    const position = question.after
      ? requireKnown(readCursor(question.after, scope), start)
      : start;

    await numberChanges(em);
    const range = { place: position.place, limit: first + 1 };
    const rows = await readChanges(em, { types, companyId }, range);
    const told = rows.slice(0, first);
    const hasMore = rows.length > first;
    const cursorAt = (place: number, upTo: number) => writeCursor({ epoch, scope, place, upTo });
    return {
      changes: told.map((row) => ({ ...row, cursor: cursorAt(row.place, position.upTo) })),
      // Only who has everything is up to date as of now; within the pages, they are as of the first one.
      endCursor: cursorAt(told.at(-1)?.place ?? position.place, hasMore ? position.upTo : begun),
      hasMore,
    };
  }
}

/** Refuses a position behind which deletions may have been forgotten. */
function requireKnown(position: ChangePosition, now: ChangePosition): ChangePosition {
  const isOld = now.upTo - position.upTo > CURSOR_DAYS * DAY_SECONDS;
  if (isOld || position.epoch !== now.epoch) throw badInput(changeReasons.CHANGES_FORGOTTEN);
  return position;
}
