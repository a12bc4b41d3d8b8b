export type { OperationCost } from './operation-cost.js';
export { asRequestError, OperationGate } from './operation-gate.js';
