// Commands for operators: npm run hausgeist -- <command>
import './lib/node-version.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { at, node24 } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';

await main(async () => {
  await withLock('setup', async () => {
    await ensureInstalled();
    await ensureServerBuilt();
  });
  // Files are named as seen from where npm was called.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const command = [at('graphql-server/dist/cli.js'), ...process.argv.slice(2)];
  const { code } = await run(node24, command, { cwd });
  return code;
});
