import { OutsideFailure } from '../telemetry/index.js';

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
export class AiError extends OutsideFailure {
  readonly code: AiErrorCode;
  /** Status and code by which the provider itself named the cause, such as `404 model_not_found`. */
  readonly told: string | undefined;
  /** How long the provider asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: AiErrorCode,
    message: string,
    options?: ErrorOptions & { told?: string; retryAfterMs?: number | undefined },
  ) {
    super(message, options);
    this.name = 'AiError';
    this.code = code;
    this.told = options?.told;
    this.retryAfterMs = options?.retryAfterMs;
  }

  /** Whether the same request may succeed when it is sent again. */
  get transient(): boolean {
    return TRANSIENT.has(this.code);
  }
}
