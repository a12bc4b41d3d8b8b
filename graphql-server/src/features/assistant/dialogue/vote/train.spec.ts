import { describe, expect, it } from 'vitest';
import type { Features } from './features.js';
import { trainTopicVote } from './train.js';

const named: Features = { named: 1 };
const none: Features = { none: 1 };
const current = (pointsBack: number): Features => ({ current: 1, 'now, pointsBack': pointsBack });

const examples = Array.from({ length: 20 }, (_, i) => ({
  features: [named, current(i % 2), none],
  right: [i % 2],
  weight: 1,
}));

describe('the vote on topics', () => {
  it('learns what speaks for a topic', () => {
    const weights = trainTopicVote(examples);
    expect(weights.get('now, pointsBack')).toBeGreaterThan(0);
    expect(weights.get('named')).toBeGreaterThan(weights.get('none') ?? 0);
  });

  it('learns the same from the same messages', () => {
    expect([...trainTopicVote(examples)]).toEqual([...trainTopicVote(examples)]);
  });
});
