export { keptSecret } from './kept-secret.js';
export { seal, unseal } from './sealed-secret.js';
