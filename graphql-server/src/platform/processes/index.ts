export {
  ConfinedProcessError,
  confinement,
  type ProcessLimits,
  runConfined,
} from './confined-process.js';
export { Slots } from './slots.js';
