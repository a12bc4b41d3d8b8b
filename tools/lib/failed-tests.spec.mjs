import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failed-tests.mjs';

describe('failures in a report of Vitest', () => {
  it('names each failed test with its first message', () => {
    const tests = [
      { fullName: 'adds up', status: 'passed', failureMessages: [] },
      { fullName: 'divides', status: 'failed', failureMessages: ['expected 1 to be 2', 'more'] },
    ];
    const file = { name: 'sum.spec.ts', status: 'failed', message: '', assertionResults: tests };

    expect(failuresOfVitest({ testResults: [file] })).toEqual([
      { name: 'sum.spec.ts › divides', message: 'expected 1 to be 2' },
    ]);
  });

  it('names a file that could not be loaded', () => {
    const file = {
      name: 'sum.spec.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    };

    expect(failuresOfVitest({ testResults: [file] })).toEqual([
      { name: 'sum.spec.ts', message: 'Cannot find module' },
    ]);
  });
});

const spec = (title, status, messages) => ({
  title,
  file: 'journey.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'desktop',
      status,
      results: messages.map((message) => ({ errors: [{ message }] })),
    },
  ],
});

describe('failures in a report of Playwright', () => {
  it('names failed and flaky tests at any depth', () => {
    const suites = [
      {
        specs: [spec('signs in', 'expected', [])],
        suites: [{ specs: [spec('sends', 'unexpected', ['no answer'])] }],
      },
      { specs: [spec('ends', 'flaky', ['too late'])] },
    ];

    expect(failuresOfPlaywright({ suites })).toEqual([
      { name: '[desktop] journey.spec.ts:7 › sends', message: 'no answer' },
      { name: '[desktop] journey.spec.ts:7 › ends', message: 'too late' },
    ]);
  });
});
