import { describe, expect, it } from 'vitest';
import { slowest, timesOfPlaywright, timesOfVitest } from './slow-tests.mjs';

describe('the slowest tests', () => {
  it('are files of Vitest', () => {
    const testResults = [{ name: 'sum.spec.ts', startTime: 1_000, endTime: 3_500 }];
    expect(timesOfVitest({ testResults })).toEqual([{ name: 'sum.spec.ts', ms: 2_500 }]);
  });

  it('are tests of Playwright, at any depth, with all their tries', () => {
    const spec = {
      file: 'journey.spec.ts',
      line: 7,
      title: 'signs in',
      tests: [{ projectName: 'desktop', results: [{ duration: 900 }, { duration: 600 }] }],
    };
    expect(timesOfPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
      { name: '[desktop] journey.spec.ts:7 › signs in', ms: 1_500 },
    ]);
  });

  it('are ten, the slowest first', () => {
    const times = Array.from({ length: 12 }, (_, i) => ({ name: `test ${i}`, ms: i * 1_000 }));
    const lines = slowest(times);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   11.0 s  test 11');
  });
});
