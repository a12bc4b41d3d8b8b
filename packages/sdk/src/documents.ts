/**
 * An operation that knows the types of its variables and its answer, as GraphQL Code Generator writes
 * it (`documentMode: 'string'`).
 */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Data;
}

/** A page of a list, as far as its entries and the way to the next page go. */
export interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** An answer as GraphQL gives it. */
export interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}
