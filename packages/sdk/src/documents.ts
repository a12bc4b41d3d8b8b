/**
 * An operation that knows the types of its variables and its answer, as GraphQL Code Generator writes
 * it (`documentMode: 'string'`).
 */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
}

/** A page of a list, as far as the way to the next one goes. */
export interface Page {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** A page of a list with its entries. */
export interface Connection<Node> extends Page {
  edges: readonly { node: Node }[];
}

/** An answer as GraphQL gives it. */
export interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}
