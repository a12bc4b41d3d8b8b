import OpenAI from 'openai';
import { AiError, type AiErrorCode } from '../ai-error.js';

/** What a failure of the SDK means; its message may hold parts of the prompt and is not kept. */
export function classifyError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return new AiError('timeout', 'The provider did not answer in time.');
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return new AiError('connection', 'The connection to the provider failed.', { cause: error });
  }
  if (error instanceof OpenAI.APIError) return fromAnswer(error as ApiError);
  if (error instanceof SyntaxError) {
    return new AiError('malformed', 'The provider sent something that is no JSON.');
  }
  // A cut socket surfaces as a plain TypeError ("terminated").
  return new AiError('connection', 'The connection to the provider failed.', { cause: error });
}

/** An error that the provider told: with a status, or in mid-stream without one. */
/** The SDK's class without its type parameters, which `instanceof` leaves unknown. */
type ApiError = InstanceType<typeof OpenAI.APIError>;

function fromAnswer(error: ApiError): AiError {
  const status = error.status;
  const headers = error.headers;
  const kind = kindOf(status, [error.code ?? '', error.type ?? ''], error.message);
  const where = status === undefined ? 'in mid-stream' : `with status ${status}`;
  return new AiError(kind, `The provider answered ${where}: ${kind}.`, {
    ...(kind === 'rate_limited' ? { retryAfterMs: retryAfter(headers) } : {}),
  });
}

function kindOf(status: number | undefined, codes: string[], message: string): AiErrorCode {
  if (status === 401 || status === 403 || codes.includes('invalid_api_key')) return 'unauthorized';
  // OpenAI reports it as 429, which would be worth another try if it were only about speed.
  if (status === 402 || codes.includes('insufficient_quota')) return 'quota_exceeded';
  if (
    codes.includes('context_length_exceeded') ||
    /context length|too many tokens/i.test(message)
  ) {
    return 'context_too_long';
  }
  if (status === 429 || codes.includes('rate_limit_exceeded')) return 'rate_limited';
  if (status === undefined || status === 408 || status >= 500) return 'server_error';
  return 'invalid_request';
}

/** Milliseconds, from the header of that name, or from seconds or a date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get('retry-after-ms');
  const value = headers?.get('retry-after');
  if (milliseconds && Number.isFinite(Number(milliseconds))) return Number(milliseconds);
  if (!value) return undefined;
  const seconds = Number(value);
  const wanted = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wanted) ? Math.max(0, wanted) : undefined;
}
