// What teams of micro-frontends do before they release:
//   npm run mf -- check mf-chat [--server http://localhost:4000]
// Types, generated operations and style, a build, and each of its routes in the shell of the server.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { buildOneFrontEnd } from './lib/build.mjs';
import { checkInShell, checkSources } from './lib/front-end-checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { at, bin } from './lib/paths.mjs';
import { Failure, main, must } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { remotes } from './lib/workspaces.mjs';

const here = `http://localhost:${process.env.PORT || 4000}`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'string', default: process.env.PUBLIC_URL ?? here } },
  });
  const [command, app] = positionals;
  if (command !== 'check' || !remotes().includes(app)) {
    throw new Failure(`Say what to check: npm run mf -- check ${remotes().join(' | ')}`);
  }
  return { app, ...values };
}

await main(async () => {
  const { app, server } = readArguments();
  await withLock('setup', async () => {
    await ensureInstalled();
    await must('The schema package does not compile.', bin('tsc'), ['--build', 'schema']);
    await checkSources(app);
    await buildOneFrontEnd(app);
  });
  await checkInShell(app, at(app, 'dist'), server);
  say(`${app} can be released: npm run release -- ${app} --server ${server}`);
});
