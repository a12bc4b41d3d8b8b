import { describe, expect, it } from 'vitest';
import { frequencyOf, packIndex, scorePassages, unpackIndex } from './packed-index.js';

const passages = [
  {
    useCase: 0,
    weights: new Map([
      [7, 2],
      [4_000_000_000, 1],
    ]),
  },
  { useCase: 1, weights: new Map([[7, 0.5]]) },
  { useCase: 1, weights: new Map<number, number>() },
];

describe('the packed index', () => {
  const index = unpackIndex(packIndex(passages));

  it('keeps which use case a passage belongs to', () => {
    expect(index.passages).toBe(3);
    expect([...index.useCases]).toEqual([0, 1, 1]);
  });

  it('adds up the weights of the terms that a query names', () => {
    const scores = scorePassages(
      index,
      new Map([
        [7, 1],
        [4_000_000_000, 0.5],
        [9, 1],
      ]),
    );
    expect(scores[0]).toBeCloseTo(2.5, 3);
    expect(scores[1]).toBeCloseTo(0.5, 3);
    expect(scores[2]).toBe(0);
  });

  it('counts the passages of a term', () => {
    expect([7, 4_000_000_000, 9].map((term) => frequencyOf(index, term))).toEqual([2, 1, 0]);
  });

  it('can be read from an unaligned slice', () => {
    const shifted = Buffer.concat([Buffer.from([0]), packIndex(passages)]).subarray(1);
    expect(unpackIndex(shifted).terms).toEqual(index.terms);
  });

  it('may be empty', () => {
    const empty = unpackIndex(packIndex([]));
    expect(scorePassages(empty, new Map([[7, 1]]))).toHaveLength(0);
  });
});
