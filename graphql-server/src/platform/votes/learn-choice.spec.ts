import { describe, expect, it } from 'vitest';
import { learnChoice, type NamedFeatures } from './learn-choice.js';

const named: NamedFeatures = { named: 1 };
const none: NamedFeatures = { none: 1 };
const current = (pointsBack: number): NamedFeatures => ({
  current: 1,
  'now, pointsBack': pointsBack,
});

const examples = Array.from({ length: 20 }, (_, i) => ({
  features: [named, current(i % 2), none],
  right: [i % 2],
  weight: 1,
}));

describe('a vote on candidates', () => {
  it('learns what speaks for a candidate', () => {
    const weights = learnChoice(examples);
    expect(weights.get('now, pointsBack')).toBeGreaterThan(0);
    expect(weights.get('named')).toBeGreaterThan(weights.get('none') ?? 0);
  });

  it('learns the same from the same examples', () => {
    expect([...learnChoice(examples)]).toEqual([...learnChoice(examples)]);
  });
});
