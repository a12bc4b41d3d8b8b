import { describe, expect, it } from 'vitest';
import { delayAfter, MAX_ATTEMPTS, readRetryAfter } from './retry-schedule.js';

const middle = () => 0.5;

describe('the time until the next attempt', () => {
  it('grows, and ends after half a day', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS }, (_, index) =>
      delayAfter(index + 1, undefined, middle),
    );
    expect(delays).toEqual([5, 30, 120, 600, 3_600, 10_800, 28_800, undefined]);
  });

  it('differs by a fifth, so that not all come back at once', () => {
    expect(delayAfter(2, undefined, () => 0)).toBe(24);
    expect(delayAfter(2, undefined, () => 1)).toBe(36);
  });

  it('may be made longer by the receiver, not shorter, and not for ever', () => {
    expect(delayAfter(1, 90, middle)).toBe(90);
    expect(delayAfter(3, 1, middle)).toBe(120);
    expect(delayAfter(1, 1e9, middle)).toBe(24 * 3_600);
    expect(delayAfter(MAX_ATTEMPTS, 90, middle)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1e99', undefined],
    [undefined, undefined],
  ])('of %s means %s seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});
