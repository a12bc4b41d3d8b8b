import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { validate } from 'uuid';
import type { TokenDigests } from '../tokens/token-digests.js';

const RANDOM_BYTES = 24;
const SEAL_BYTES = 16;

/**
 * Makes refresh tokens, and recognises those that were made here. A made-up one must not look like
 * an old one that was stolen: otherwise an attacker who saw a session's id could end the session.
 */
export class RefreshTokens {
  readonly #key: Buffer;

  constructor(digests: TokenDigests) {
    this.#key = digests.keyFor('refresh token');
  }

  create(sessionId: string): string {
    const random = randomBytes(RANDOM_BYTES);
    return `${sessionId}.${Buffer.concat([random, this.#seal(sessionId, random)]).toString('base64url')}`;
  }

  /** The session that a token was made for, or undefined if none was. */
  sessionOf(token: string): string | undefined {
    const [sessionId = '', secret = '', ...rest] = token.split('.');
    const bytes = Buffer.from(secret, 'base64url');
    if (rest.length > 0 || !validate(sessionId)) return undefined;
    if (bytes.length !== RANDOM_BYTES + SEAL_BYTES) return undefined;
    const seal = this.#seal(sessionId, bytes.subarray(0, RANDOM_BYTES));
    return timingSafeEqual(seal, bytes.subarray(RANDOM_BYTES)) ? sessionId : undefined;
  }

  #seal(sessionId: string, random: Buffer): Buffer {
    const mac = createHmac('sha256', this.#key).update(sessionId).update(random).digest();
    return mac.subarray(0, SEAL_BYTES);
  }
}
