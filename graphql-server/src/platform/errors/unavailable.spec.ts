import { describe, expect, it } from 'vitest';
import { asUnavailable, notFound } from './index.js';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('a part that is away', () => {
  it.each([
    ['refuses connections', withCode('ECONNREFUSED')],
    ['is shutting down', withCode('57P01')],
    ['has no connection left', withCode('53300')],
    ['gives a transaction up for another', withCode('40P01')],
    ['takes too long over a statement', withCode('57014')],
    ['has no room on its disk', withCode('53100')],
    ['hangs up', new Error('Connection terminated unexpectedly')],
    ['lets nobody in', new Error('timeout exceeded when trying to connect')],
    ['is the cause of another failure', new Error('x', { cause: withCode('ECONNRESET') })],
    ['has several addresses', new AggregateError([withCode('ECONNREFUSED')])],
  ])('%s: come back soon', (_what, error) => {
    expect(asUnavailable(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  });

  it.each([
    ['a violated rule of the database', withCode('23505')],
    ['a mistake', new TypeError('x is not a function')],
    ['an expected failure', notFound()],
    ['no error', 'ECONNREFUSED'],
  ])('is not blamed for %s', (_what, error) => {
    expect(asUnavailable(error)).toBeUndefined();
  });
});
