import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '../../../platform/http/index.js';

/**
 * Makes the tokens that people carry, and the digests that are stored in their place. Digests are
 * keyed with the session secret: a copy of the tables alone opens nothing.
 */
export class TokenDigests {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** A token of 256 random bits and its digest. */
  create(): { token: string; hash: string } {
    const token = randomBytes(32).toString('base64url');
    // One in sixteen million would be taken for an API key.
    if (token.startsWith(API_KEY_PREFIX)) return this.create();
    return { token, hash: this.of(token) };
  }

  /** HMAC-SHA-256 of a token, hexadecimal. */
  of(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('hex');
  }

  /** What tells this secret from another one, hexadecimal, and helps no better to guess it than any digest does. */
  fingerprint(): string {
    return this.keyFor('fingerprint').toString('hex');
  }

  /** A key of 256 bits for one purpose; keys of different purposes say nothing about each other. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', `hausgeist ${purpose}`, 32));
  }
}
