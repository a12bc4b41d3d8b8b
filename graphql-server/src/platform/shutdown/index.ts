export { EXIT_CODES, ProcessEnd } from './process-end.js';
export { SelfWatch } from './self-watch.js';
export { StopSteps } from './stop-steps.js';
