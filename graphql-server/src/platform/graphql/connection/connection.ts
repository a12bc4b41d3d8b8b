import { type ListOrder, type MaybeCountedPage, totalOf } from '../../lists/index.js';
import type { PageInfo } from './page-info.type.js';

/** What every list answers; features declare the GraphQL types over it. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** Makes the connection of a page; its rows were read in the order that it faces, with a limit of `first` and one. */
export function toConnection<Row, Node>(
  { rows, page, order, totalCount }: MaybeCountedPage<Row>,
  toNode: (row: Row) => Node,
  /** What an entry has besides its node, in this list alone. */
  beside: (row: Row) => object = () => ({}),
): Connection<Node> {
  const read = rows.slice(0, page.first);
  const edges = (page.isBackward ? read.toReversed() : read).map((row) =>
    Object.assign(new Edge(order, row, toNode(row)), beside(row)),
  );
  const goesOn = rows.length > page.first;
  const isBegun = page.after !== undefined || page.offset > 0;
  return {
    edges,
    get pageInfo() {
      return {
        hasNextPage: page.isBackward ? isBegun : goesOn,
        hasPreviousPage: page.isBackward ? goesOn : isBegun,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      };
    },
    get totalCount() {
      return totalOf({ totalCount });
    },
  };
}

class Edge<Row, Node> {
  readonly node: Node;
  readonly #order: ListOrder<Row>;
  readonly #row: Row;

  constructor(order: ListOrder<Row>, row: Row, node: Node) {
    this.#order = order;
    this.#row = row;
    this.node = node;
  }

  /** Most lists are read without the cursors of their entries. */
  get cursor(): string {
    return this.#order.cursorOf(this.#row);
  }
}
