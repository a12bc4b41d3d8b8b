import { createHmac, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '../../platform/http/index.js';
import type { TokenDigests } from '../auth/index.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Characters of a key that are shown for people to recognise it. */
const SHOWN = 6;

/** 62 to the power of 43 is a little more than 2 to the power of 256. */
const SECRET = 43;

const CHECKSUM = 6;

const FORM = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${SHOWN + SECRET + CHECKSUM}}$`);

/** A key and what is stored in its place. */
export interface NewSecret {
  key: string;
  /** How it begins. */
  prefix: string;
  hash: string;
}

/**
 * Makes keys and their digests. A key ends with a checksum, so that scanners tell a key that was left
 * in a file from a text that looks like one, and made-up keys cost no query.
 */
export class ApiKeySecrets {
  readonly #key: Buffer;

  constructor(digests: TokenDigests) {
    this.#key = digests.keyFor('api key');
  }

  create(): NewSecret {
    const characters = Array.from({ length: SHOWN + SECRET }, () => ALPHABET[randomInt(62)]);
    const body = `${API_KEY_PREFIX}${characters.join('')}`;
    const key = `${body}${checksumOf(body)}`;
    const prefix = body.slice(0, API_KEY_PREFIX.length + SHOWN);
    return { key, prefix, hash: this.#digest(key) };
  }

  /** Digest of a key, or undefined for what cannot be one. */
  hashOf(key: string): string | undefined {
    if (!FORM.test(key)) return undefined;
    const body = key.slice(0, -CHECKSUM);
    return key.endsWith(checksumOf(body)) ? this.#digest(key) : undefined;
  }

  #digest(key: string): string {
    return createHmac('sha256', this.#key).update(key).digest('hex');
  }
}

/** CRC-32 in base 62, as other makers of keys write it. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < CHECKSUM; place += 1) {
    text = `${ALPHABET[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  }
  return text;
}
