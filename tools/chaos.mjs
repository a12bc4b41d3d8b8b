// Runs a mixed day with faults in it, on PostgreSQL and Valkey: npm run chaos -- --minutes 10 --seed 42
import './lib/node-version.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { runChaos } from './lib/chaos.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { main } from './lib/process.mjs';
import { findEngine, startServices } from './services/index.mjs';

await main(async () => {
  await withLock('setup', async () => {
    await ensureInstalled();
    await ensureServerBuilt();
  });
  const engine = await findEngine();
  const startedByUs = await startServices(engine);
  try {
    return await runChaos(engine, process.argv.slice(2));
  } finally {
    if (startedByUs) await engine.stop();
  }
});
