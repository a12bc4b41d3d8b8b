import { afterEach, expect, it, vi } from 'vitest';
import { randomAuthNumber } from './random-auth-number';

afterEach(() => vi.restoreAllMocks());

function draws(...numbers: number[]): void {
  const left = [...numbers];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array)[0] = left.shift() ?? 0;
    return array;
  });
}

it('has six digits, the first of them not zero', () => {
  for (let round = 0; round < 200; round += 1) expect(randomAuthNumber()).toMatch(/^[1-9]\d{5}$/);
});

it.each([
  [0, '100000'],
  [899_999, '999999'],
  [900_000, '100000'],
])('makes a number of the drawn %i', (drawn, number) => {
  draws(drawn);
  expect(randomAuthNumber()).toBe(number);
});

it('draws again where the small numbers would be favoured', () => {
  draws(2 ** 32 - 1, 5);
  expect(randomAuthNumber()).toBe('100005');
});
