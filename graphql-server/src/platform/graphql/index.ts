export { AccessFor, enforceAccess } from './access.js';
export { asksFor } from './asks-for.js';
export { addExplorerRoutes } from './explorer.routes.js';
export type { GraphqlContext } from './graphql-context.js';
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './graphql-limits.js';
export { OperationBudget } from './operations/index.js';
export { serveGraphqlOverHttp } from './graphql-http.js';
export { GraphqlSocketServer } from './socket/graphql-socket.js';
export {
  type Connection,
  escapeLike,
  ListOrder,
  type ListPage,
  type MaybeCountedPage,
  NAME_COLLATION,
  type Page,
  PageArguments,
  PageInfo,
  readPage,
  searchPattern,
  SortDirection,
  type SortKey,
  type SqlPart,
  timeKey,
  toConnection,
  totalOf,
} from './connection/index.js';
export { DeleteInput, DeletePayload, MessagePayload } from './payloads.type.js';
export {
  announceViewerChange,
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from './viewer-changes.js';
