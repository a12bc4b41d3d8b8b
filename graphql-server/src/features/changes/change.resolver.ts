import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, type NodeFinder } from '../../platform/graphql/index.js';
import { CURSOR_DAYS, type ChangeService } from './change.service.js';
import { ChangeConnection, ChangesArguments } from './change.type.js';

@Resolver()
export class ChangeResolver {
  readonly #changes: ChangeService;
  readonly #finder: NodeFinder;

  constructor(changes: ChangeService, finder: NodeFinder) {
    this.#changes = changes;
    this.#finder = finder;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => ChangeConnection, {
    description: `What was made, changed and deleted behind a cursor, for programs that keep a copy; without one, everything that there is. Each thing comes once, as it is now; after everything was told, the last \`endCursor\` is kept for the next time. A cursor holds for ${CURSOR_DAYS} days. Needs the permissions of the types. Errors: BAD_USER_INPUT (with the reason CHANGES_FORGOTTEN: the cursor is too old, or the database was restored; read everything again), FORBIDDEN, NOT_FOUND (company).`,
  })
  async changes(
    @Args(() => ChangesArguments) { filter, first, after }: ChangesArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChangeConnection> {
    const { types, companyId: named } = filter;
    const page = await this.#changes.list(request, { types, companyId: named, first, after });
    const alive = page.changes.filter(({ isGone }) => !isGone).map(({ thingId }) => thingId);
    const nodes = await this.#finder.find(request, alive);
    const byId = new Map(nodes.map((node, index) => [alive[index], node]));
    return {
      edges: page.changes.map(({ cursor, type, thingId, companyId, isGone }) => ({
        cursor,
        node: {
          ...{ type, companyId, nodeId: thingId, isDeleted: isGone },
          node: isGone ? null : byId.get(thingId),
        },
      })),
      pageInfo: {
        hasNextPage: page.hasMore,
        hasPreviousPage: typeof after === 'string',
        startCursor: page.changes[0]?.cursor ?? null,
        endCursor: page.endCursor,
      },
    };
  }
}
