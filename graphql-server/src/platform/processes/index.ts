export {
  ConfinedProcessError,
  confinement,
  OutOfTimeError,
  type ProcessLimits,
  runConfined,
} from './confined-process.js';
export { Slots, TooManyWaitingError } from './slots.js';
