import type { Access, RequestContext } from '../../context/index.js';

/** Where things of one type are found by their ids. A feature offers one for each of its types. */
export interface NodeSource {
  /** Name of the GraphQL type; of an interface, if the things say their own `__typename`. */
  type: string;
  /** The same as the type's own query declares. */
  access: Access;
  /**
   * Those of the ids that are of this type and that the actor may see, as GraphQL shows them, in any
   * order; one statement. May throw FORBIDDEN or NOT_FOUND, which means none.
   */
  find(
    context: RequestContext,
    ids: readonly string[],
  ): Promise<readonly { id: string; __typename?: string }[]>;
}
