export { EXIT_CODES, ProcessEnd } from './process-end.js';
export { StopSteps } from './stop-steps.js';
