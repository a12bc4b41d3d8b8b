const LETTERS = '0123456789abcdefghijklmnopqrstuv';

/**
 * A random id of lower-case letters and digits, 5 bits each. `crypto.randomUUID` would be missing
 * where the page is served without TLS in a local network.
 */
export function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
