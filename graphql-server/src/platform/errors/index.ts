export * from './app-error.js';
export { CommandError } from './command-error.js';
export { platformReasons } from './platform.reasons.js';
export {
  defineReasons,
  readIssue,
  type Refusal,
  type RefusalParams,
  storedRefusal,
  textsOf,
  type ToldRefusal,
} from './refusal.js';
export { refuseUnknownRevision } from './seen.js';
export { refusingTaken, takenField } from './taken.js';
export { asUnavailable } from './unavailable.js';
