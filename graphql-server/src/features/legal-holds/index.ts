export { LegalHold } from './legal-hold.entity.js';
export { legalHoldReasons } from './legal-hold.reasons.js';
export { requireNoHold, requireNoHoldAt } from './legal-hold.repository.js';
