/** What went wrong between us and the provider. */
export type AiErrorCode =
  | 'rate_limited'
  | 'server_error'
  | 'connection'
  | 'timeout'
  | 'truncated'
  | 'malformed'
  | 'circuit_open'
  | 'unauthorized'
  | 'quota_exceeded'
  | 'context_too_long'
  | 'content_refused'
  | 'invalid_request';

const TRANSIENT: ReadonlySet<AiErrorCode> = new Set([
  'rate_limited',
  'server_error',
  'connection',
  'timeout',
  'truncated',
  'malformed',
]);

/** A provider did not deliver. The message is for the log; users never see it. */
export class AiError extends Error {
  readonly code: AiErrorCode;
  /** How long the provider asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: AiErrorCode,
    message: string,
    options?: ErrorOptions & { retryAfterMs?: number },
  ) {
    super(message, options);
    this.name = 'AiError';
    this.code = code;
    this.retryAfterMs = options?.retryAfterMs;
  }

  /** Whether the same request may succeed when it is sent again. */
  get transient(): boolean {
    return TRANSIENT.has(this.code);
  }
}
