import { describe, expect, it } from 'vitest';
import { type Example, fromLine, learnVote, toLine, weigh } from './index.js';

const featuresOf = (...numbers: number[]) => new Map(numbers.map((number) => [number, 1]));

const examples: Example[] = [
  { features: featuresOf(1, 2), isWanted: true, weight: 1 },
  { features: featuresOf(1, 3), isWanted: true, weight: 1 },
  { features: featuresOf(4, 2), isWanted: false, weight: 1 },
  { features: featuresOf(4, 3), isWanted: false, weight: 1 },
];

describe('a vote that is learned', () => {
  it('tells what is wanted by the features that tell it', () => {
    const vote = learnVote(examples, 8);
    expect(weigh(featuresOf(1, 7), vote)).toBeGreaterThan(0.5);
    expect(weigh(featuresOf(4, 7), vote)).toBeLessThan(-0.5);
    expect(Math.abs(weigh(featuresOf(2), vote))).toBeLessThan(0.5);
  });

  it('learns the same from the same examples', () => {
    expect(learnVote(examples, 8)).toEqual(learnVote(examples, 8));
  });

  it('believes the example that weighs more', () => {
    const vote = learnVote(
      [
        { features: featuresOf(1), isWanted: true, weight: 1 },
        { features: featuresOf(1), isWanted: false, weight: 0.1 },
      ],
      8,
    );
    expect(weigh(featuresOf(1), vote)).toBeGreaterThan(0.5);
  });

  it('is written as a line and read again', () => {
    const vote = learnVote(examples, 8);
    expect(fromLine(toLine('home', vote))).toEqual(['home', vote]);
  });

  it('says nothing where nothing was learned', () => {
    expect(weigh(featuresOf(1), learnVote([], 8))).toBe(0);
    expect(weigh(featuresOf(1), { scale: 1, weights: new Int8Array() })).toBe(0);
  });
});
