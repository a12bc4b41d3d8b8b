export * from './rate-limits.js';
export * from './network-of.js';
export { type BudgetState, PointBudgets } from './point-budgets.js';
