export {
  checkBoth,
  optionalBlock,
  optionalEmail,
  optionalDay,
  optionalLine,
  parseInput,
  requiredBlock,
  requiredEmail,
  requiredLine,
} from './input.js';
export { day, isUsableMoment, moment } from './calendar.js';
export { fieldErrorsOf } from './field-errors.js';
export { withoutNul } from './without-nul.js';
export { fillPlaceholders, findUnknownPlaceholder } from './placeholders.js';
