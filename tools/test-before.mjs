// Runs the server's tests of an earlier version on the schema of this one, as its processes serve on
// while an update replaces them one by one: npm run test:before -- --version <tag or commit>
import './lib/node-version.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { checkOut, testOn } from './lib/earlier-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { Failure, main, withValue } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { withSchemaInNewDatabases } from './lib/schema-in-new-databases.mjs';
import { findEngine, startServices } from './services/index.mjs';

await main(
  async ({ values, positionals }) => {
    if (!values.version) throw new Failure('Say which version: --version <tag or commit>.');
    await withLock('setup', async () => {
      await ensureInstalled();
      await ensureServerBuilt();
    });
    const earlier = await checkOut(values.version);
    const engine = await findEngine();
    const startedByUs = await startServices(engine);
    try {
      return await withSchemaInNewDatabases(earlier.migrations, (added) => {
        say(
          `${earlier.commit} is tested on a schema with ${added.join(', ') || 'no migration'} more.`,
        );
        return testOn(earlier, positionals);
      });
    } finally {
      if (startedByUs) await engine.stop();
    }
  },
  import.meta.url,
  { allowPositionals: true, options: withValue('version') },
);
