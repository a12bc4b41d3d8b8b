export { keepsOther, keptSecret, UnusableSecretError } from './kept-secret.js';
export { seal, unseal, unsealIfPossible } from './sealed-secret.js';
