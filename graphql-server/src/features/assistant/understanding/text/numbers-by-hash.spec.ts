import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumbersByHash } from './numbers-by-hash.js';

const LAST = 2 ** 32 - 1;

describe('NumbersByHash', () => {
  const hashes = fc.oneof(fc.integer({ min: 0, max: LAST }), fc.constantFrom(0, 1, LAST - 1, LAST));
  const entries = fc.array(fc.tuple(hashes, fc.integer({ min: 0, max: 2 ** 20 - 1 })));

  it('gives the numbers that were added with a hash, also those that came after a look', () => {
    fc.assert(
      fc.property(entries, entries, hashes, (before, after, other) => {
        const numbers = new NumbersByHash();
        for (const [hash, number] of before) numbers.add(hash, number);
        numbers.get(other);
        for (const [hash, number] of after) numbers.add(hash, number);
        const all = [...before, ...after];
        for (const hash of [...all.map(([added]) => added), other]) {
          const expected = all.filter(([added]) => added === hash).map(([, number]) => number);
          expect(numbers.get(hash)).toEqual(expected.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('refuses a number that would be taken for another hash', () => {
    expect(() => new NumbersByHash().add(1, 2 ** 20)).toThrow(RangeError);
  });
});
