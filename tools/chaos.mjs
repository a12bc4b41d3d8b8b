// Runs a mixed day with faults in it, on PostgreSQL and Valkey: npm run chaos -- --minutes 10 --seed 42
//   --processes 3   of the server
//   --tenants 14    people in the web chat, and --pace 8, the seconds between two questions of one
//   --only <faults> by their names, or the name of a set, with commas between them
//   --skew 0        seconds by which the clock of the last server is fast; needs libfaketime
// docs/operations/faults.md says what is done and counted.
import './lib/node-version.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { runChaos } from './lib/chaos.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { main, withValue } from './lib/process.mjs';
import { findEngine, startServices } from './services/index.mjs';

await main(
  async () => {
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
  },
  import.meta.url,
  { options: withValue('minutes', 'seed', 'processes', 'tenants', 'pace', 'only', 'skew') },
);
