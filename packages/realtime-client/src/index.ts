export { extractText, UNREADABLE_REPLY } from './extract-text.js';
export type { RealtimeMessage, Source, UploadedFile } from './messages.js';
export {
  type ChatInput,
  CONNECTION_TIMEOUT,
  RealtimeClient,
  type RealtimeEvents,
  type RealtimeOptions,
} from './realtime-client.js';
export type { ConnectionState } from './connection.js';
export type { SocketClass, SocketLike } from './socket-like.js';
export { TIMING } from './timing.js';
