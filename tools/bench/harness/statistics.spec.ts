import { describe, expect, it } from 'vitest';
import { median, quantile, ratioOf, slopeOf } from './statistics.ts';

describe('quantile', () => {
  it('is the nearest rank', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.2)).toBe(1);
    expect(quantile([5, 1, 4, 2, 3], 0.21)).toBe(2);
    expect(quantile([5, 1, 4, 2, 3], 1)).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2);
  });

  it('needs values', () => {
    expect(() => quantile([], 0.5)).toThrow('Nothing was measured.');
  });
});

describe('ratioOf', () => {
  it('has no interval where all pairs agree', () => {
    const { value, low, high } = ratioOf([2, 4, 8], [1, 2, 4]);
    for (const figure of [value, low, high]) expect(figure).toBeCloseTo(2);
  });

  it('takes twice as much and half as much for equal', () => {
    expect(ratioOf([2, 1], [1, 2]).value).toBeCloseTo(1);
  });

  it('lies within an interval that widens with the spread, the same each time', () => {
    const narrow = ratioOf([10, 11, 9, 10, 10.5], [10, 10, 10, 10, 10]);
    const wide = ratioOf([10, 20, 5, 10, 15], [10, 10, 10, 10, 10]);
    for (const { value, low, high } of [narrow, wide]) {
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    }
    expect(wide.high - wide.low).toBeGreaterThan(narrow.high - narrow.low);
    expect(ratioOf([10, 20, 5], [10, 10, 10])).toEqual(ratioOf([10, 20, 5], [10, 10, 10]));
  });

  it('needs pairs', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('There must be pairs.');
  });
});

describe('slopeOf', () => {
  it('is that of the line through the points', () => {
    const points = [0, 1, 2, 3].map((x) => ({ x, y: 7 + 3 * x }));
    expect(slopeOf(points)).toBeCloseTo(3);
  });

  it('is flat for noise around one value', () => {
    expect(
      slopeOf([
        { x: 0, y: 1 },
        { x: 1, y: -1 },
        { x: 2, y: -1 },
        { x: 3, y: 1 },
      ]),
    ).toBeCloseTo(0);
  });

  it('needs two places', () => {
    expect(() => slopeOf([{ x: 1, y: 2 }])).toThrow('different places');
  });
});
