import { ArgsType, Field, Int } from 'type-graphql';
import { badInput } from '../../errors/index.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../graphql-limits.js';

/** Arguments of every list; a list with filters extends the class. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: `Most entries to return, from 1; default ${DEFAULT_PAGE_SIZE}, never more than ${MAX_PAGE_SIZE}.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor to continue behind; not together with `offset`.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Entries to leave out from the beginning; not together with `after`.',
  })
  offset?: number | null;
}

/** The part of a list that is asked for, checked. */
export interface Page {
  first: number;
  offset: number;
  after: string | undefined;
}

/** Checks what a client asks for; more than a page may hold becomes a full page. */
export function readPage(
  { first, after, offset }: PageArguments,
  mostEntries = MAX_PAGE_SIZE,
): Page {
  const limit = first ?? DEFAULT_PAGE_SIZE;
  if (!Number.isInteger(limit) || limit < 1) throw wrong('first', '`first` must be at least 1.');
  if (offset !== null && offset !== undefined) {
    if (!Number.isInteger(offset) || offset < 0) {
      throw wrong('offset', '`offset` must not be negative.');
    }
    if (typeof after === 'string') {
      throw wrong('offset', 'Use either `after` or `offset`, not both.');
    }
  }
  return {
    first: Math.min(limit, mostEntries),
    offset: offset ?? 0,
    after: after ?? undefined,
  };
}

const wrong = (field: string, message: string) => badInput(message, [{ field, message }]);
