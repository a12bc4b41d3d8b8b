export { AccessFor, enforceAccess } from './access.js';
export { AlikeForAll } from './plans/alike-events.js';
export { addFields, WithFields } from './described-fields.js';
export { asksFor } from './asks-for.js';
export { addExplorerRoutes } from './explorer.routes.js';
export type { GraphqlContext } from './graphql-context.js';
export { OperationBudget } from './operations/index.js';
export { DateTime } from './date-time.js';
export { declareReasons, presentRefusal, RefusalType } from './refusal.type.js';
export { namedEnum } from './named-enum.js';
export { type FoundNode, Node, NodeFinder, NodeResolver, type NodeSource } from './nodes/index.js';
export { takePlannedRootFields } from './plans/planned-root-fields.js';
export { serveGraphqlOverHttp } from './graphql-http.js';
export { GraphqlSocketServer } from './socket/graphql-socket.js';
export {
  type Connection,
  connectionOf,
  PageArguments,
  PageInfo,
  SortDirection,
  toConnection,
} from './connection/index.js';
export {
  DeleteInput,
  DeletePayload,
  FIT_FOR_PEOPLE,
  MessagePayload,
  withMessage,
} from './payloads.type.js';
export { letSiblingsSurvive, printMarkedSchema } from './nullable-roots.js';
