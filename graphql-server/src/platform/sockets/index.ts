export { AddressSlots, type Release } from './address-slots.js';
export { FRAME_LIMITS } from './frame-limits.js';
export {
  bringsTokenInAddress,
  clientAddressReader,
  handshakeUrl,
  isOwnOrigin,
  refuseHandshake,
} from './handshake.js';
export { MessageBudget } from './message-budget.js';
export {
  type FindEndedSessions,
  SESSION_ENDED_TOPIC,
  type SessionSockets,
  SessionWatch,
} from './session-watch.js';
export { socketSampler } from './socket-metrics.js';
export { closeInWaves } from './close-in-waves.js';
