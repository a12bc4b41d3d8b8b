import type { Refusal } from '../../../platform/errors/index.js';
import { ForbiddenAddressError } from '../address-rules.js';
import { webhookReasons } from '../webhook.reasons.js';

/** What the operating system's codes mean to the person who manages the receiver. */
const BY_CODE: Record<string, Refusal> = {
  ECONNREFUSED: webhookReasons.RECEIVER_REFUSED,
  ECONNRESET: webhookReasons.RECEIVER_HUNG_UP,
  EPIPE: webhookReasons.RECEIVER_HUNG_UP,
  ENOTFOUND: webhookReasons.HOST_UNKNOWN,
  ENODATA: webhookReasons.HOST_UNKNOWN,
  ESERVFAIL: webhookReasons.HOST_LOOKUP_FAILED,
  EREFUSED: webhookReasons.HOST_LOOKUP_FAILED,
  ETIMEOUT: webhookReasons.HOST_LOOKUP_FAILED,
  EAI_AGAIN: webhookReasons.HOST_LOOKUP_FAILED,
  EHOSTUNREACH: webhookReasons.RECEIVER_UNREACHABLE,
  ENETUNREACH: webhookReasons.RECEIVER_UNREACHABLE,
  ETIMEDOUT: webhookReasons.RECEIVER_UNREACHABLE,
};

const IS_CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/;

/** Why an attempt failed, without anything that the receiver said. */
export function describeFailure(error: unknown): Refusal {
  if (error instanceof ForbiddenAddressError) return webhookReasons.ADDRESS_NOT_PUBLIC;
  const code = codeOf(error);
  const known = BY_CODE[code];
  if (known) return known;
  if (IS_CERTIFICATE.test(code)) return webhookReasons.RECEIVER_CERTIFICATE({ code });
  return code ? webhookReasons.REQUEST_FAILED_WITH({ code }) : webhookReasons.REQUEST_FAILED;
}

function codeOf(error: unknown): string {
  // Of several addresses that were tried, the first one stands for all.
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const code = first instanceof Error && 'code' in first ? first.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : '';
}
