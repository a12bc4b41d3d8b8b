export { keptSecret } from './kept-secret.js';
