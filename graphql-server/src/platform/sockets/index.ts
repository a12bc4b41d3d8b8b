export { attachSockets } from './attach-sockets.js';
export { clientAddressReader } from './handshake.js';
export { hangUp } from './hang-up.js';
export type { JsonConnection, JsonMessage } from './json/json-connection.js';
export type { JsonSocketHandler } from './json/json-socket-handler.js';
export { JsonSocketServer } from './json/json-socket-server.js';
export { addUpgradeHint } from './json/upgrade-hint.js';
export { MessageBudget } from './message-budget.js';
export { sendText } from './send-text.js';
export {
  type FindEndedSessions,
  type FindRights,
  SESSION_ENDED_TOPIC,
  SessionWatch,
} from './session-watch.js';
export { socketSampler } from './socket-metrics.js';
export { type NewSocket, type SocketPlatform, SocketServer } from './socket-server.js';
export type { Release } from './address-slots.js';
