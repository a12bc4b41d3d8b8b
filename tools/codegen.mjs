// Writes schema/schema.graphql and the front ends' types: npm run codegen
import './lib/node-version.mjs';
import { compileServer } from './lib/build.mjs';
import { generate } from './lib/codegen.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { main } from './lib/process.mjs';
import { step } from './lib/report.mjs';

await main(
  () =>
    withLock('setup', async () => {
      await ensureInstalled();
      await compileServer();
      await step('Generating the schema and the types of its operations', generate);
    }),
  import.meta.url,
);
