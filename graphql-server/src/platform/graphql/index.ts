export { AccessFor, enforceAccess } from './access.js';
export type { GraphqlContext } from './graphql-context.js';
export { serveGraphqlOverHttp } from './graphql-http.js';
export { GraphqlSocketServer, SESSION_ENDED_TOPIC } from './graphql-socket.js';
