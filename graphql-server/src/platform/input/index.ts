export { optionalLine, parseInput, requiredBlock, requiredEmail, requiredLine } from './input.js';
