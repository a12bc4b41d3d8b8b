import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXIT_CODES, ProcessEnd, StopSteps } from './index.js';

let lines: { msg: string; unfinished?: object }[];
let codes: number[];

function processEnd(stop: () => Promise<void>, unfinished = () => ({})) {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  return new ProcessEnd({ log, stop, unfinished }, (code) => codes.push(code));
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  codes = [];
});
afterEach(() => vi.useRealTimers());

describe('the end of a process', () => {
  it('is reached after 20 seconds when something does not end, and says what', async () => {
    const steps = new StopSteps({
      requests: () => undefined,
      jobs: () => new Promise(() => undefined),
      connections: () => undefined,
    });
    const end = processEnd(
      () => steps.run(),
      () => ({ steps: steps.unfinished }),
    );
    end.begin({ signal: 'SIGTERM' });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes).toEqual([EXIT_CODES.stuck]);
    expect(lines.at(-1)).toMatchObject({
      signal: 'SIGTERM',
      unfinished: { steps: ['jobs', 'connections'] },
    });
  });

  it('comes once, with the code that the first reason has', async () => {
    const end = processEnd(async () => undefined);
    end.begin({ reason: 'database' }, EXIT_CODES.unready);
    end.begin({ signal: 'SIGTERM' });
    await vi.advanceTimersByTimeAsync(0);
    expect(codes).toEqual([EXIT_CODES.unready]);
  });

  it('stops everything else when one part fails, and tells that it did', async () => {
    const stopped: string[] = [];
    const steps = new StopSteps({
      jobs: () => Promise.reject(new Error('no answer')),
      connections: () => void stopped.push('connections'),
    });
    const end = processEnd(() => steps.run());
    end.begin({ signal: 'SIGTERM' });
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toEqual(['connections']);
    expect(codes).toEqual([EXIT_CODES.failed]);
    expect(JSON.stringify(lines.at(-1))).toContain('jobs could not be stopped: no answer');
  });
});
