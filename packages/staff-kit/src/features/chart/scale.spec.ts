import { expect, it } from 'vitest';
import { dotsOf, pathOf, ticksOf } from './scale';

it('draws lines through neighbours, and dots where a value has none', () => {
  const values = [null, 2, null, 4, 4, null, 1];
  expect(dotsOf(values, 4)).toBe('M100.0 90.0h0.01M600.0 135.0h0.01');
  expect(pathOf(values, 4)).toBe('M100.0 90.0M300.0 0.0L400.0 0.0M600.0 135.0');
  expect(dotsOf([1, 2], 4)).toBe('');
});

it('writes times at round minutes, and what is below the first step as other numbers', () => {
  const steps = [1, 60, 300];
  expect(ticksOf(540, false, steps)).toEqual([0, 300, 600]);
  expect(ticksOf(0.3, false, steps)).toEqual([0, 0.1, 0.2, 0.30000000000000004]);
  expect(ticksOf(540, false)).toEqual([0, 200, 400, 600]);
});
