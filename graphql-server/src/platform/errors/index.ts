export * from './app-error.js';
export { asUnavailable } from './unavailable.js';
