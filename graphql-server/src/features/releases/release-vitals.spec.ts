import { describe, expect, it } from 'vitest';
import { p75Of, stepOf, type Vital } from './release-vitals.js';

function measured(vital: Vital, values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) {
    const step = stepOf(vital, value);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return p75Of(vital, counts);
}

describe('what three of four pages do not exceed', () => {
  it.each([
    ['lcp', Array.from({ length: 1_000 }, (_, index) => 500 + index * 4), 3_500],
    ['inp', Array.from({ length: 400 }, (_, index) => index), 300],
    ['cls', Array.from({ length: 100 }, (_, index) => index / 400), 0.1875],
    ['blocked', Array.from({ length: 800 }, (_, index) => index * 2), 1_200],
  ] as const)('is right to a tenth of %s', (vital, values, expected) => {
    const { p75 = 0, pages } = measured(vital, values) ?? {};
    expect(Math.abs(p75 - expected) / expected).toBeLessThan(0.1);
    expect(pages).toBe(values.length);
  });

  it('is low where nothing ever moves or waits', () => {
    expect(measured('cls', [0, 0, 0, 0])?.p75).toBeLessThan(0.005);
    expect(measured('inp', [0, 1, 2, 3])?.p75).toBeLessThanOrEqual(8);
  });

  it('is not drawn up by one page that hung for minutes', () => {
    expect(measured('lcp', [1_000, 1_000, 1_000, 1_000, 600_000])?.p75).toBeLessThan(1_150);
  });

  it('is nothing where no page has told', () => {
    expect(measured('lcp', [])).toBeUndefined();
  });
});
