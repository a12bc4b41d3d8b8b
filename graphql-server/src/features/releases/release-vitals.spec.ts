import { describe, expect, it } from 'vitest';
import { p75Of, slownessOf, stepOf, type Vital } from './release-vitals.js';

function countsOf(vital: Vital, values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) {
    const step = stepOf(vital, value);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return counts;
}

const measured = (vital: Vital, values: readonly number[]) => p75Of(vital, countsOf(vital, values));

/** Pages whose answers take evenly between nothing and a time. */
const upTo = (most: number, pages: number) =>
  countsOf(
    'inp',
    Array.from({ length: pages }, (_, index) => (most * index) / pages),
  );

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

describe('a version whose pages answer late', () => {
  it('is told by how much', () => {
    const slowness = slownessOf(upTo(600, 200), upTo(300, 1_000));
    expect(slowness?.tried).toBeCloseTo(450, -2);
    expect(slowness?.active).toBeCloseTo(225, -2);
  });

  it.each([
    ['too few pages have told', upTo(600, 99), upTo(300, 1_000)],
    ['too few pages of the active version have', upTo(600, 200), upTo(300, 99)],
    ['nobody notices', upTo(240, 1_000), upTo(80, 1_000)],
    ['it is less than a quarter', upTo(340, 5_000), upTo(300, 5_000)],
    ['it is as quick', upTo(600, 1_000), upTo(600, 1_000)],
    ['no page has told', new Map<number, number>(), upTo(300, 1_000)],
  ])('is none where %s', (_case, tried, active) => {
    expect(slownessOf(tried, active)).toBeUndefined();
  });

  it('is none where that may be chance', () => {
    // Nearly a third of the pages, in place of a quarter, is what 100 pages show now and then.
    const quick = countsOf('inp', [...Array(750).fill(100), ...Array(250).fill(400)]);
    const other = countsOf('inp', [...Array(69).fill(100), ...Array(31).fill(400)]);
    expect(p75Of('inp', other)?.p75).toBeGreaterThan((p75Of('inp', quick)?.p75 ?? 0) * 1.25);
    expect(slownessOf(other, quick)).toBeUndefined();
  });
});
