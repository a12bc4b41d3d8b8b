export { Admission, type ReadOperation } from './admission.js';
export { mutationFields, onlyField } from './root-fields.js';
export { OperationBudget } from './operation-budget.js';
export type { OperationCost } from './operation-cost.js';
export { asRequestError, OperationGate } from './operation-gate.js';
