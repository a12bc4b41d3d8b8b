export { carriesToken } from './bearer-token.js';
export { keptSecret, UnusableSecretError } from './kept-secret.js';
export { KnownSecret } from './known-secret.entity.js';
export { acceptSecret, forgetSecret, SecretWatch } from './secret-watch.js';
export { seal, unseal, unsealIfPossible } from './sealed-secret.js';
