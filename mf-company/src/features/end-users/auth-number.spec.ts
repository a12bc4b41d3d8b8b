import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomAuthNumber } from './auth-number';

afterEach(() => vi.restoreAllMocks());

/** Draws these 32-bit numbers one after another. */
function draw(...numbers: number[]) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = numbers.shift() ?? 0;
    return array;
  });
}

describe('a drawn number', () => {
  it('lies between 100000 and 999999', () => {
    draw(0, 899_999, 900_000);
    expect([randomAuthNumber(), randomAuthNumber(), randomAuthNumber()]).toEqual([
      '100000',
      '999999',
      '100000',
    ]);
  });

  it('is drawn again where a remainder would favour small numbers', () => {
    draw(2 ** 32 - 1, 5);
    expect(randomAuthNumber()).toBe('100005');
  });
});
