import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

function decodeBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text.replaceAll(/[\s=]/g, '').toUpperCase()) {
    bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a key, so many periods of 30 seconds from now. */
export function totp(secret: string, periodsAhead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periodsAhead));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
