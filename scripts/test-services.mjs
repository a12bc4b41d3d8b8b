// Runs the server's tests on PostgreSQL and Valkey: npm run test:services
// TEST_DATABASE_URL and TEST_REDIS_URL name servers of your own; without them, services are started.
// Tests of poolers and of servers that fail start these themselves, as root and where they are installed.
import './lib/node-version.mjs';
import { main } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { setUp } from './lib/setup.mjs';
import { runVitest, sumUp } from './lib/test-runners.mjs';
import { findEngine, startServices } from './services/index.mjs';
import { databaseUrl, redisUrl } from './services/settings.mjs';

const runServerTests = (env) => runVitest({ projects: ['graphql-server'], env });

async function onOurServices() {
  const engine = await findEngine();
  const startedByUs = await startServices(engine);
  say(`PostgreSQL and Valkey run as ${engine.name}.`);
  try {
    return await runServerTests({
      TEST_DATABASE_URL: databaseUrl,
      TEST_REDIS_URL: redisUrl,
      ...(engine.root ? { TEST_SERVICES_ROOT: engine.root } : {}),
    });
  } finally {
    if (startedByUs) await engine.stop();
  }
}

await main(async () => {
  await setUp();
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  const ready = TEST_DATABASE_URL && TEST_REDIS_URL;
  return sumUp([await (ready ? runServerTests({}) : onOurServices())]);
});
