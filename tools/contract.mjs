// Makes every documented call and socket message, and prints what came of each: npm run contract
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { bin, cacheDir } from './lib/paths.mjs';
import { Failure, main, run } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { readContract } from './lib/contract-report.mjs';

const DOCUMENTED_CALLS = 70;

/** Runs the contract's test, which starts what it needs, and gives its report. */
async function runContract() {
  const folder = join(cacheDir, 'test-results');
  const report = join(folder, 'contract.json');
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const only = ['--project', 'graphql-server', 'src/testing/contract/contract.spec.ts'];
  const output = ['--reporter=json', `--outputFile.json=${report}`];
  const result = await run(bin('vitest'), ['run', ...only, ...output], { capture: true });
  if (!existsSync(report)) throw new Failure('The contract could not be tried.', result.output);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function print({ name, trials, faults }) {
  say(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  if (trials.length > 1) say(`    ${trials.join(', ')}`);
  for (const { trial, text } of faults) say(`    ${trial} FAILED: ${text}`);
}

const right = (entries) => entries.filter(({ faults }) => faults.length === 0).length;

await main(
  async () => {
    await withLock('setup', async () => {
      await ensureInstalled();
      await ensureServerBuilt();
    });
    const { calls, events, others } = readContract(await runContract());
    calls.forEach(print);
    say('\nThe socket');
    events.forEach(print);
    others.filter(({ faults }) => faults.length > 0).forEach(print);
    say(`\n${right(calls)} of ${DOCUMENTED_CALLS} calls`);
    say(`${right(events)} of ${events.length} socket messages`);
    const isComplete = right(calls) === DOCUMENTED_CALLS && right(events) === events.length;
    return isComplete && events.length > 0 && right(others) === others.length ? 0 : 1;
  },
  import.meta.url,
);
