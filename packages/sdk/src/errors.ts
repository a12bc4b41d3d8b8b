import type { RefusalReason } from './gql/enums.js';

/** What GraphQL says about a refusal, and REST in its own words. */
export interface Refusal {
  message: string;
  /** `BAD_USER_INPUT`, `RATE_LIMITED` …: the guide to GraphQL lists them. REST has the status instead. */
  code?: string;
  /** Exactly why; there can be new ones at any time. */
  reason?: RefusalReason;
  /** What stands in the message for the names in braces. */
  params?: Record<string, string | number>;
  /** The fields of the input that are wrong. */
  fields?: WrongField[];
  retryAfterSeconds?: number;
  /** How much there is of what was used up, such as attempts to sign in. */
  limit?: number;
  /** How much of it is left. */
  remaining?: number;
}

/** A field of an input that is wrong. */
export interface WrongField {
  field: string;
  message: string;
  reason?: RefusalReason;
  params?: Record<string, string | number>;
}

/** A request that was refused, or failed after the last attempt; branch on `code` or `reason`. */
export class HausgeistError extends Error {
  override readonly name = 'HausgeistError';
  readonly code: string | undefined;
  readonly reason: RefusalReason | undefined;
  readonly params: Record<string, string | number>;
  readonly fields: WrongField[];
  readonly retryAfterSeconds: number | undefined;
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** The status over HTTP; 0 for what came over the socket. */
  readonly status: number;

  constructor(refusal: Refusal, status = 0) {
    super(refusal.message);
    this.code = refusal.code;
    this.reason = refusal.reason;
    this.params = refusal.params ?? {};
    this.fields = refusal.fields ?? [];
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.limit = refusal.limit;
    this.remaining = refusal.remaining;
    this.status = status;
  }
}
