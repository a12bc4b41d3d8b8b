import { ForbiddenAddressError } from '../address-rules.js';

/** What the codes of the system mean to whoever looks after the receiver. */
const BY_CODE: Record<string, string> = {
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection without an answer.',
  EPIPE: 'The receiver closed the connection without an answer.',
  ENOTFOUND: 'The host name is not known.',
  ENODATA: 'The host name is not known.',
  ESERVFAIL: 'The host name could not be looked up.',
  EREFUSED: 'The host name could not be looked up.',
  ETIMEOUT: 'The host name could not be looked up.',
  EAI_AGAIN: 'The host name could not be looked up.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
  ETIMEDOUT: 'The receiver cannot be reached.',
};

const IS_CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/;

/** A failed attempt in a sentence, without anything that the receiver said. */
export function describeFailure(error: unknown): string {
  if (error instanceof ForbiddenAddressError) return error.message;
  const code = codeOf(error);
  const known = BY_CODE[code];
  if (known) return known;
  if (IS_CERTIFICATE.test(code))
    return `The certificate of the receiver is not accepted (${code}).`;
  return code ? `The request failed (${code}).` : 'The request failed.';
}

function codeOf(error: unknown): string {
  // Of several addresses that were tried, the first one stands for all.
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const code = first instanceof Error && 'code' in first ? first.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : '';
}
