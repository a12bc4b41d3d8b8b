export {
  type Authenticate,
  type Credentials,
  readCredentials,
  sessionCookieName,
} from './authentication.js';
export { addHealthRoutes } from './health.routes.js';
export { createHttpServer, credentialsOf } from './http-server.js';
export { sendRestError } from './rest-errors.js';
