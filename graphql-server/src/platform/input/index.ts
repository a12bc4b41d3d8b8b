export {
  checkBoth,
  optionalBlock,
  optionalLine,
  parseInput,
  requiredBlock,
  requiredEmail,
  requiredLine,
} from './input.js';
export { withoutNul } from './without-nul.js';
