import { toRequestFailure } from '@hausgeist/shell-api';

const MISSING = new Set(['NOT_FOUND', 'GRAPHQL_VALIDATION_FAILED']);

/** Whether a request failed because the server has no such call: an older one, for instance. */
export function isCallMissing(error: unknown): boolean {
  if (typeof error === 'object' && error !== null && 'statusCode' in error) {
    if (error.statusCode === 404) return true;
  }
  return MISSING.has(toRequestFailure(error).code);
}
