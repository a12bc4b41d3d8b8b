import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import wabt from 'wabt';
import { ASSEMBLED, dotProducts, largestFor, rowLength } from './dot-products.js';

it('is what its source says', async () => {
  const source = await readFile(join(import.meta.dirname, 'dot-products.wat'), 'utf8');
  const { parseWat } = await wabt();
  const { buffer } = parseWat('dot-products.wat', source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).toString('base64')).toBe(ASSEMBLED);
});

it.each([
  [16, 1],
  [48, 7],
  [384, 2_000],
  [3_072, 150],
  [16_000, 20],
])('multiplies vectors of %i with %i rows', (length, count) => {
  expect(rowLength(length)).toBe(length);
  const largest = largestFor(length);
  const vector = Int16Array.from({ length }, (_, i) => (i % 3 === 0 ? largest : -(i % largest)));
  const rows = Int8Array.from({ length: count * length }, (_, i) => ((i * 31) % 255) - 127);
  // The largest products there can be, which must not run over.
  rows.fill(127, 0, length);
  const expected = Array.from({ length: count }, (_, row) =>
    vector.reduce((sum, value, i) => sum + value * (rows[row * length + i] ?? 0), 0),
  );
  expect([...dotProducts(vector, rows)]).toEqual(expected);
  const most = new Int16Array(length).fill(largest);
  expect(dotProducts(most, rows)[0]).toBe(127 * largest * length);
});
