import { platformReasons, wrongField } from '../errors/index.js';

/** Entries of a page when nothing is said, and most of them. */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

/** The part of a list that a client asks for; `after` and `offset` exclude each other. */
export interface PageRequest {
  /** Most entries to return. */
  first?: number | null;
  /** Cursor to continue behind. */
  after?: string | null;
  /** Entries to leave out from the beginning. */
  offset?: number | null;
}

/** The part of a list that is asked for, checked. */
export interface Page {
  first: number;
  offset: number;
  after: string | undefined;
}

/** Checks what a client asks for; more than a page may hold becomes a full page. */
export function readPage({ first, after, offset }: PageRequest, mostEntries = MAX_PAGE_SIZE): Page {
  const limit = first ?? DEFAULT_PAGE_SIZE;
  if (!Number.isInteger(limit) || limit < 1)
    throw wrongField('first', platformReasons.PAGE_TOO_SMALL);
  if (offset !== null && offset !== undefined) {
    if (!Number.isInteger(offset) || offset < 0) {
      throw wrongField('offset', platformReasons.OFFSET_NEGATIVE);
    }
    if (typeof after === 'string') {
      throw wrongField('offset', platformReasons.PAGE_AMBIGUOUS);
    }
  }
  return {
    first: Math.min(limit, mostEntries),
    offset: offset ?? 0,
    after: after ?? undefined,
  };
}
