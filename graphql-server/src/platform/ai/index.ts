export { AiError, type AiErrorCode } from './ai-error.js';
export type * from './ai-provider.js';
