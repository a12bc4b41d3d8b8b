import type { CallExample } from './platform/http/index.js';

/** Requests and answers as they really were, by operation id. */
export const REST_EXAMPLES: Record<string, CallExample> = {};
