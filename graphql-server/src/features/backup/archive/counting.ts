import type { Hash } from 'node:crypto';

/** Ends a row in the text format of COPY, and is nowhere else in it. */
export const LINE_FEED = 10;

/** Rows of a piece of a table. */
export function countRows(piece: Uint8Array): number {
  let rows = 0;
  for (let at = piece.indexOf(LINE_FEED); at >= 0; at = piece.indexOf(LINE_FEED, at + 1)) rows += 1;
  return rows;
}

/** What a file adds to the hash of all files. */
export const fileLine = (key: string, size: number, hash: Hash) =>
  `${key} ${size} ${hash.digest('hex')}\n`;

/** Hands a stream on and takes note of its bytes. */
export async function* hashed(
  source: AsyncIterable<Uint8Array>,
  hash: Hash,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}
