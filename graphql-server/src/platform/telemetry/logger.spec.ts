import { expect, it } from 'vitest';
import { createLogger, OutsideFailure } from './logger.js';

it('says of a failure outside what happened, and of a fault of ours where as well', () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  log.warn({ err: new OutsideFailure('ECONNREFUSED at mail.example:25') }, 'not sent');
  log.warn({ err: new TypeError('x is undefined') }, 'not sent');
  const [outside, ours] = lines.map((line) => (JSON.parse(line) as { err: object }).err);
  expect(outside).toEqual({ type: 'OutsideFailure', message: 'ECONNREFUSED at mail.example:25' });
  expect(ours).toMatchObject({ stack: expect.stringContaining('logger.spec.ts') });
});
