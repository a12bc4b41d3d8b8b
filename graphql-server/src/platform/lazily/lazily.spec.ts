import { describe, expect, it } from 'vitest';
import { lazily } from './index.js';

describe('a value that is made lazily', () => {
  it('is made once, when it is asked for', () => {
    let made = 0;
    const value = lazily(() => (made += 1));
    expect(made).toBe(0);
    expect([value(), value()]).toEqual([1, 1]);
  });

  it('is made again after a failure', () => {
    let tries = 0;
    const value = lazily(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return tries;
    });
    expect(value).toThrow('not yet');
    expect(value()).toBe(2);
  });
});
