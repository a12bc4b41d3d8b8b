export { type ListPage, type MaybeCountedPage, totalOf } from './list-page.js';
export {
  ListOrder,
  NAME_COLLATION,
  naturalKey,
  type SortKey,
  type SqlPart,
  timeKey,
} from './list-order.js';
export { oneOf } from './one-of.js';
export {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type Page,
  type PageRequest,
  readPage,
  requirePageSize,
} from './page.js';
export {
  foldedText,
  foldedWord,
  germanSpellings,
  isHouseNumber,
  likeWord,
  phoneDigits,
  phonePattern,
  searchPattern,
  searchWords,
} from './search-text.js';
