import { platformReasons, wrongField } from '../errors/index.js';

/** Name of the header, as Node.js gives it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Most characters of a key. */
export const MAX_KEY_LENGTH = 255;

/**
 * The key that a request brings, if any; throws for an invalid one. The draft writes keys as quoted
 * strings, most clients without the quotes: both are the same key.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const text = String(header).trim();
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1];
  const key = quoted === undefined ? text : quoted.replaceAll(/\\(.)/g, '$1');
  if (!new RegExp(`^[\\x21-\\x7e]{1,${MAX_KEY_LENGTH}}$`).test(key)) {
    throw wrongField(
      'Idempotency-Key',
      platformReasons.IDEMPOTENCY_KEY_INVALID({ max: MAX_KEY_LENGTH }),
    );
  }
  return key;
}
