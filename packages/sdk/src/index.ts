export type { Connection, Page, TypedDocument } from './documents.js';
export { HausgeistError, type Refusal, type WrongField } from './errors.js';
export type { RefusalReason } from './gql/enums.js';
export type { WebhookEvent } from './gql/webhook-events.js';
export { Hausgeist, type HausgeistOptions, type RequestOptions } from './hausgeist.js';
export {
  ImportRefusedError,
  importPeople,
  type Imported,
  type ImportOptions,
  type ImportProgress,
} from './import-people.js';
export type { RestOptions } from './rest.js';
export type { FollowOptions } from './subscription.js';
export {
  type RestAnswer,
  type RestInput,
  type RestMethod,
  type RestPath,
  typedRest,
  type TypedRest,
} from './typed-rest.js';
export { verifyWebhook } from './webhooks.js';
