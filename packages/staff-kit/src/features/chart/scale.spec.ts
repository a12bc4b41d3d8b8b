import { expect, it } from 'vitest';
import { dotsOf, pathOf } from './scale';

it('draws lines through neighbours, and dots where a value has none', () => {
  const values = [null, 2, null, 4, 4, null, 1];
  expect(dotsOf(values, 4)).toBe('M100.0 90.0h0.01M600.0 135.0h0.01');
  expect(pathOf(values, 4)).toBe('M100.0 90.0M300.0 0.0L400.0 0.0M600.0 135.0');
  expect(dotsOf([1, 2], 4)).toBe('');
});
