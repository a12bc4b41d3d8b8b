import { describe, expect, it } from 'vitest';
import { Cache } from './cache.js';

/** A vector of 1,536 numbers, as it is kept. */
const VECTOR = 'x'.repeat(8192);

describe('the cache of a process', () => {
  it('keeps the vectors of the last thousand questions, not those of a whole day', async () => {
    const cache = new Cache();
    for (let question = 0; question < 2_000; question += 1) {
      await cache.set(`question ${question}`, VECTOR, 24 * 3600);
    }
    const levels = ['question 1000', 'question 900'].map(
      async (key) => (await cache.get(key))?.level,
    );
    expect(await Promise.all(levels)).toEqual([1, undefined]);
  });
});
