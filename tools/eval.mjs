// Measures what questions find: npm run eval [-- <prompt file> <question file> | <folder>]; the repository's without
// --record keeps what came out as the figures of the release.
import { resolve } from 'node:path';
import './lib/node-version.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { at, node24 } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';

await main(
  async ({ values, positionals }) => {
    // npm changes to the top folder; paths are meant from where the command was given.
    const from = process.env.INIT_CWD ?? process.cwd();
    const asked = positionals.map((path) => resolve(from, path));
    if (values.record) asked.push('--record');
    await withLock('setup', async () => {
      await ensureInstalled();
      await ensureServerBuilt();
    });
    const { code } = await run(node24, [at('graphql-server/dist/evaluate.js'), ...asked]);
    return code;
  },
  import.meta.url,
  { allowPositionals: true, options: { record: { type: 'boolean' } } },
);
