export type { JsonConnection, JsonMessage } from './json-connection.js';
export { type JsonSocketHandler, JsonSocketServer } from './json-socket-server.js';
export { addUpgradeHint } from './upgrade-hint.js';
