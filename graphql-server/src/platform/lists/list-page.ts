import type { ListOrder } from './list-order.js';
import type { Page } from './page.js';

/** Rows of one page, and whether more follow. */
export interface ListPage<Row, Count = number> {
  rows: Row[];
  page: Page;
  order: ListOrder<Row>;
  totalCount: Count;
}

/** A page of a list whose length was counted only if the caller asked for it. */
export type MaybeCountedPage<Row> = ListPage<Row, number | undefined>;

/** How long the whole list is, of which this is a page that was counted. */
export function totalOf({ totalCount }: Pick<MaybeCountedPage<never>, 'totalCount'>): number {
  if (totalCount === undefined) throw new Error('The list was not counted.');
  return totalCount;
}
