import OpenAI from 'openai';
import { AiError, type AiErrorCode } from '../ai-error.js';

/** Whom a call was for. */
export interface Called {
  client: Pick<OpenAI, 'baseURL'>;
  model: string;
}

/** What a failure of the SDK means; its message may hold parts of the prompt and is not kept. */
export function classifyError(error: unknown, called: Called): AiError {
  if (error instanceof AiError) return error;
  const whom = `${called.model} at ${hostOf(called.client.baseURL)}`;
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return new AiError('timeout', `No answer in time from ${whom}.`);
  }
  if (error instanceof OpenAI.APIError && !(error instanceof OpenAI.APIConnectionError)) {
    return fromAnswer(error as ApiError, whom);
  }
  if (error instanceof SyntaxError) {
    return new AiError('malformed', `What came is no JSON, from ${whom}.`);
  }
  // A cut socket surfaces as a plain TypeError ("terminated").
  return new AiError('connection', `The connection failed to ${whom}.`, { cause: error });
}

/** Of an address that may carry a user and a password. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '?');

/** The SDK's class without its type parameters, which `instanceof` leaves unknown. */
type ApiError = InstanceType<typeof OpenAI.APIError>;

/** Providers' codes are words; anything else may quote what they were sent. */
const CODE = /^[\w.-]{1,60}$/;

/** An error that the provider told: with a status, or in mid-stream without one. */
function fromAnswer(error: ApiError, whom: string): AiError {
  const { status, headers } = error;
  const codes = [error.code ?? '', error.type ?? ''];
  const kind = kindOf(status, codes, error.message);
  const told = [String(status ?? 'in mid-stream'), codes.find((code) => CODE.test(code))]
    .filter((part) => part !== undefined)
    .join(' ');
  return new AiError(kind, `${kind}: ${told} from ${whom}.`, {
    told,
    retryAfterMs: kind === 'rate_limited' ? retryAfter(headers) : undefined,
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
