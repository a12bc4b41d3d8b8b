export {
  API_KEY_PREFIX,
  type Authenticate,
  type Credentials,
  readCredentials,
} from './authentication.js';
export { closeServer } from './close-server.js';
export { requireFreePort } from './free-port.js';
export { addHealthRoutes } from './health.routes.js';
export { createHttpServer, credentialsOf } from './http-server.js';
export { answerAgain } from './idempotent-answer.js';
export { isOwnOrigin } from './own-origin.js';
export { noteOperation, operationName } from './request-log.js';
export { markFailed } from './request-metrics.js';
export { refusalOfStatus, restErrorBody } from './rest-errors.js';
export { readShellBuild, type ShellBuild } from './shell-files.js';
export type { CompanyPage, CompanyPages } from './company-page.js';
export { type PagePreferences, readPreferences } from './page-preferences.js';
export type { FirstScreen, PageEntry } from './shell-page.js';
export {
  addShellRoutes,
  type PageChoice,
  type PageVisitor,
  SERVER_PATHS,
} from './shell-page.routes.js';
export {
  contentTypeOf,
  isCompressedCopy,
  sendContent,
  type StaticContent,
  toStaticContent,
} from './static-content.js';
export {
  addRestRoutes,
  describeRestCall,
  type RestDescription,
  type RestInput,
  type RestRoute,
  restRoute,
  type SpendOnCall,
} from './rest-route.js';
export { DOCS_FONT } from './openapi/docs-page.js';
export { addApiDocumentation } from './openapi/openapi.routes.js';
export { FieldTexts } from './openapi/field-texts.js';
export type { JsonSchema } from './openapi/json-schema.js';
export type { MediaType, OpenApiDocument, Operation } from './openapi/document-types.js';
export type {
  CallExample,
  RestDocumentation,
  WebhookDescription,
} from './openapi/documentation.js';
export {
  cookieWriter,
  refreshTokenOf,
  type SessionCookies,
  type StaffAudience,
} from './session-cookies.js';
export {
  answerPagination,
  timestampResponse,
  changedResponse,
  dataResponse,
  deletedResponse,
  listResponse,
  messageResponse,
  refusalResponse,
} from './rest-responses.js';
export {
  idParams,
  queryText,
  type RestPage,
  restPageQuery,
  toListAnswer,
  toOffset,
  toPagination,
} from './rest-pages.js';
export { answerProbesOnly } from './probes-only.js';
