import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failed-tests.mjs';
import { at, bin, cacheDir } from './paths.mjs';
import { run } from './process.mjs';
import { say } from './report.mjs';
import { slowest, timesOfPlaywright, timesOfVitest } from './slow-tests.mjs';
import { withTestFolder } from './test-folder.mjs';

const results = join(cacheDir, 'test-results');

/** Errors outside of any test, which Vitest counts as a failure but keeps out of its report. */
const brokenDown = (name, code) => ({
  name,
  message: `ended with ${code} without a failed test: an error outside of the tests, see above`,
});

/**
 * Runs a test tool and counts what it reports; one that breaks down counts as a failure.
 * @returns {Promise<{ passed: number, failed: number, failures: { name: string, message: string }[],
 *   times: { name: string, ms: number }[] }>}
 */
async function runAndCount(name, args, { env, count, failuresOf, timesOf }) {
  mkdirSync(results, { recursive: true });
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await withTestFolder((folder) =>
    run(bin(name), args(report), { env: { TMPDIR: folder, ...env(report) } }),
  );
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counted = read ? count(read) : { passed: 0, failed: 0 };
  const failures = read ? failuresOf(read) : [];
  if (code !== 0 && failures.length === 0) failures.push(brokenDown(name, code));
  return {
    ...counted,
    failed: code === 0 ? counted.failed : Math.max(counted.failed, 1),
    failures,
    times: read ? timesOf(read) : [],
  };
}

/**
 * Unit and API tests: all of them, or those of some projects; `shard`, such as 1/2, is a part of their files.
 * @param {{ projects?: string[]; shard?: string; env?: Record<string, string> }} [options]
 */
export const runVitest = ({ projects = [], shard, env = {} } = {}) =>
  runAndCount(
    'vitest',
    (report) => [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(shard ? [`--shard=${shard}`] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      env: () => env,
      count: ({ numPassedTests, numFailedTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }),
      failuresOf: failuresOfVitest,
      timesOf: timesOfVitest,
    },
  );

/** Whole flows in a browser. */
export async function runPlaywright(browser) {
  if (!existsSync(at('e2e/playwright.config.ts')))
    return { passed: 0, failed: 0, failures: [], times: [] };
  return runAndCount('playwright', () => ['test', '--config=e2e', '--reporter=list,json'], {
    env: (report) => ({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    // A test that passes at the second try only did fail.
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    failuresOf: failuresOfPlaywright,
    timesOf: timesOfPlaywright,
  });
}

/**
 * Prints what took longest and what failed, then the totals of all runners as one line, and gives the exit
 * code.
 */
export function sumUp(counts) {
  const times = slowest(counts.flatMap((count) => count.times));
  if (times.length > 0) say(`\nSlowest:\n${times.join('\n')}`);
  for (const { name, message } of counts.flatMap(({ failures }) => failures)) {
    say(`\nFAILED ${name}\n${message}`);
  }
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  say(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}
