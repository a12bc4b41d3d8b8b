export { AddressSlots, type Release } from './address-slots.js';
export {
  bringsTokenInAddress,
  clientAddressReader,
  handshakeUrl,
  isOwnOrigin,
  refuseHandshake,
} from './handshake.js';
export { MessageBudget } from './message-budget.js';
