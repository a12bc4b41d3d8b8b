export {
  type Connection,
  type ListPage,
  type MaybeCountedPage,
  toConnection,
  totalOf,
} from './connection.js';
export { ListOrder, NAME_COLLATION, type SortKey, type SqlPart, timeKey } from './list-order.js';
export { PageInfo } from './page-info.type.js';
export { type Page, PageArguments, readPage } from './page.js';
export { escapeLike, searchPattern } from './search-text.js';
export { SortDirection } from './sort-direction.type.js';
