// Runs the server's tests on PostgreSQL and Valkey, and then some minutes of work with faults in it:
// npm run test:services [-- --minutes 3] [--shard 1/2], of which the latter is the first half of the test files
// TEST_DATABASE_URL and TEST_REDIS_URL name servers of your own, which no fault is done to; without
// them, services are started.
import './lib/node-version.mjs';
import { runChaos } from './lib/chaos.mjs';
import { main } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { setUp } from './lib/setup.mjs';
import { runVitest, sumUp } from './lib/test-runners.mjs';
import { findEngine, startServices } from './services/index.mjs';
import { databaseUrl, redisUrl } from './services/settings.mjs';

const runServerTests = (shard, env) => runVitest({ projects: ['graphql-server'], shard, env });

/** A run with faults counts as one test. */
async function runFaults(engine, minutes) {
  const code = await runChaos(engine, ['--minutes', minutes]);
  if (code === 0) return { passed: 1, failed: 0, failures: [], times: [] };
  const failure = { name: 'a run with faults', message: `ended with ${code}, see above` };
  return { passed: 0, failed: 1, failures: [failure], times: [] };
}

async function onOurServices({ minutes, shard }) {
  const engine = await findEngine();
  const startedByUs = await startServices(engine, { durable: false });
  say(`PostgreSQL and Valkey run as ${engine.name}.`);
  try {
    const env = {
      TEST_DATABASE_URL: databaseUrl,
      TEST_REDIS_URL: redisUrl,
      // Where tests find programs that they start themselves: poolers, replicas, mailboxes.
      ...(engine.root ? { TEST_SERVICES_ROOT: engine.root } : {}),
    };
    return [await runServerTests(shard, env), await runFaults(engine, minutes)];
  } finally {
    if (startedByUs) await engine.stop();
  }
}

await main(
  async ({ values }) => {
    await setUp();
    const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
    const ready = TEST_DATABASE_URL && TEST_REDIS_URL;
    return sumUp(ready ? [await runServerTests(values.shard, {})] : await onOurServices(values));
  },
  import.meta.url,
  { options: { minutes: { type: 'string', default: '10' }, shard: { type: 'string' } } },
);
