import { ArgsType, Field, Int } from 'type-graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageRequest } from '../../lists/index.js';

/** Arguments of every list; a list with filters extends the class. */
@ArgsType()
export class PageArguments implements PageRequest {
  @Field(() => Int, {
    nullable: true,
    description: `Most entries to return, from 1; default ${DEFAULT_PAGE_SIZE}, at most ${MAX_PAGE_SIZE}; more is refused.`,
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

  @Field(() => Int, {
    nullable: true,
    description: `Most entries to return from the end, from 1; default ${DEFAULT_PAGE_SIZE}, at most ${MAX_PAGE_SIZE}; they come in the order of the list. Only with \`before\`.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor that the entries end before; only with `last`.',
  })
  before?: string | null;
}
