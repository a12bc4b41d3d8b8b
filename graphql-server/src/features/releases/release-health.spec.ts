import { describe, expect, it } from 'vitest';
import { isWorse } from './release-health.js';

const of = (failures: number, visits: number) => ({ failures, visits });

describe('a version', () => {
  it.each([
    ['fails on every fifth page and the other never', of(20, 100), of(0, 1_000), true],
    ['fails three times as often, on many pages', of(60, 1_000), of(20, 1_000), true],
    ['fails a little more often, which chance does too', of(25, 1_000), of(20, 1_000), false],
    ['fails as often', of(200, 1_000), of(200, 1_000), false],
    ['fails less often', of(1, 1_000), of(50, 1_000), false],
    ['was seen too little', of(49, 49), of(0, 1_000), false],
    ['follows one that was seen too little', of(50, 100), of(0, 49), false],
    ['failed too little', of(4, 50), of(0, 100_000), false],
    ['always fails as the other does', of(100, 100), of(100, 100), false],
  ])('that %s', (_case, now, before, worse) => {
    expect(isWorse(now, before)).toBe(worse);
  });
});
