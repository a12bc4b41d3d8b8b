import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { badInput, platformReasons } from '../../errors/index.js';
import { AccessFor } from '../access.js';
import type { GraphqlContext } from '../graphql-context.js';
import type { FoundNode, NodeFinder } from './node-finder.js';
import { Node } from './node.type.js';

/** Ids that one call may name. */
export const MAX_NODES = 100;

@Resolver()
export class NodeResolver {
  readonly #finder: NodeFinder;

  constructor(finder: NodeFinder) {
    this.#finder = finder;
  }

  @AccessFor(['admin', 'companyUser', 'endUser', 'apiKey'])
  @Query(() => Node, {
    nullable: true,
    description:
      'The thing with this id, whatever its type is. Null if there is none that the caller may see: the rights are those of the queries for the type.',
  })
  async node(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FoundNode | null> {
    const [node] = await this.#finder.find(request, [id]);
    return node ?? null;
  }

  @AccessFor(['admin', 'companyUser', 'endUser', 'apiKey'])
  @Query(() => [Node], {
    nullable: 'items',
    description: `The things with these ids, in the order of the ids; null for each that \`node\` does not find. Errors: BAD_USER_INPUT (more than ${MAX_NODES}).`,
  })
  async nodes(
    @Arg('ids', () => [ID], { description: `At most ${MAX_NODES} ids.` }) ids: string[],
    @Ctx() { request }: GraphqlContext,
  ): Promise<(FoundNode | null)[]> {
    if (ids.length > MAX_NODES) throw badInput(platformReasons.TOO_MANY_IDS({ max: MAX_NODES }));
    return this.#finder.find(request, ids);
  }
}
