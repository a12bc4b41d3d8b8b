import OpenAI from 'openai';
import { AiError, type AiErrorCode } from '../ai-error.js';

/** What a failure of the SDK means; its message may hold parts of the prompt and is not kept. */
export function classifyError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return new AiError('timeout', 'The provider did not answer in time.');
  }
  if (error instanceof OpenAI.APIError && error.status !== undefined) {
    return fromStatus(error.status as number, String(error.code ?? ''), error.headers as Headers);
  }
  if (error instanceof SyntaxError) {
    return new AiError('malformed', 'The provider sent something that is no JSON.');
  }
  // A cut socket surfaces as a plain TypeError ("terminated"), or as an error without a status.
  return new AiError('connection', 'The connection to the provider failed.', { cause: error });
}

function fromStatus(status: number, code: string, headers: Headers | undefined): AiError {
  const fail = (kind: AiErrorCode) =>
    new AiError(kind, `The provider answered ${status}${code ? ` (${code})` : ''}.`, {
      ...(kind === 'rate_limited' ? { retryAfterMs: retryAfter(headers) } : {}),
    });
  if (status === 401 || status === 403) return fail('unauthorized');
  if (code === 'insufficient_quota') return fail('quota_exceeded');
  if (status === 429) return fail('rate_limited');
  if (code === 'context_length_exceeded') return fail('context_too_long');
  if (status === 408 || status >= 500) return fail('server_error');
  return fail('invalid_request');
}

function retryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
