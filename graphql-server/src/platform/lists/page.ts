import { platformReasons, wrongField } from '../errors/index.js';

/** Entries of a page when nothing is said, and most of them. */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

/** The part of a list that a client asks for: `first` and `after`, `first` and `offset`, or `last` and `before`. */
export interface PageRequest {
  /** Most entries to return. */
  first?: number | null;
  /** Cursor to continue behind. */
  after?: string | null;
  /** Most entries to return from the end. */
  last?: number | null;
  /** Cursor that the entries end before. */
  before?: string | null;
  /** Entries to leave out from the beginning. */
  offset?: number | null;
}

/** The part of a list that is asked for, checked. */
export interface Page {
  first: number;
  offset: number;
  after: string | undefined;
  /** It is read from the end: all of this counts in the list turned round, of which `ListOrder.facing` gives the order. */
  isBackward?: boolean;
}

/** Most entries that a client asks for; refused where a page cannot hold them, rather than cut off unseen. */
export function requirePageSize(size: number, limit: number, argument: 'first' | 'last' = 'first') {
  if (!Number.isInteger(size) || size < 1) {
    throw wrongField(argument, platformReasons.PAGE_TOO_SMALL({ argument }));
  }
  if (size > limit) throw wrongField(argument, platformReasons.PAGE_TOO_LARGE({ argument, limit }));
  return size;
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** Checks what a client asks for; throws BAD_USER_INPUT for more than a page may hold. */
export function readPage(request: PageRequest, mostEntries = MAX_PAGE_SIZE): Page {
  const { first, after, last, before, offset } = request;
  const isForward = [first, after, offset].some(isGiven);
  if ([last, before].some(isGiven)) {
    if (isForward) throw wrongField('last', platformReasons.PAGE_TWO_WAYS);
    const size = requirePageSize(last ?? DEFAULT_PAGE_SIZE, mostEntries, 'last');
    return { first: size, offset: 0, after: before ?? undefined, isBackward: true };
  }
  const size = requirePageSize(first ?? DEFAULT_PAGE_SIZE, mostEntries);
  if (offset !== null && offset !== undefined) {
    if (!Number.isInteger(offset) || offset < 0) {
      throw wrongField('offset', platformReasons.OFFSET_NEGATIVE);
    }
    if (typeof after === 'string') {
      throw wrongField('offset', platformReasons.PAGE_AMBIGUOUS);
    }
  }
  return { first: size, offset: offset ?? 0, after: after ?? undefined };
}
