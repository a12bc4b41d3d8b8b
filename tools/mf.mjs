// What teams of micro-frontends do to release:
//   npm run mf -- check mf-chat [--server http://localhost:4000]
//   npm run mf -- publish mf-chat [--percent 10] [--companies lindenhof,rosengarten] [--dist <folder>]
//   npm run mf -- promote mf-chat      the version on trial becomes that of all visitors
//   npm run mf -- end-trial mf-chat    all visitors get the active version again
// A check is types, generated operations and style, a build, and each of its routes in the shell of the
// server; publishing begins with one. RELEASE_KEY_FILE (or --key) names the key that builds are signed with.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { checkInShell } from './lib/front-end-checks.mjs';
import { at } from './lib/paths.mjs';
import { Failure, main } from './lib/process.mjs';
import { buildChecked, promote, publish, readShare } from './lib/publish.mjs';
import { openReleaseServer, readReleaseToken } from './lib/release-server.mjs';
import { say } from './lib/report.mjs';
import { remotes } from './lib/workspaces.mjs';

const here = `http://localhost:${process.env.PORT || 4000}`;

async function check(app, { server }) {
  await buildChecked(app);
  await checkInShell(app, at(app, 'dist'), server);
  say(`${app} can be released: npm run mf -- publish ${app} --server ${server}`);
}

/** Commands that change what visitors get; they ask the server what there is first. */
const onServer =
  (command) =>
  async (app, { server, ...options }) => {
    const releases = openReleaseServer(server, readReleaseToken());
    await command(releases, app, await releases.find(app), { server, ...options });
  };

async function endTrial(releases, app) {
  await releases.endTrial(app);
  say(`The trial of ${app} has ended.`);
}

const COMMANDS = {
  check,
  publish: onServer((releases, app, known, options) =>
    publish(releases, app, known, { ...options, share: readShare(options) }),
  ),
  promote: onServer(promote),
  'end-trial': onServer(endTrial),
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      server: { type: 'string', default: process.env.PUBLIC_URL ?? here },
      dist: { type: 'string' },
      percent: { type: 'string' },
      companies: { type: 'string' },
      key: { type: 'string', default: process.env.RELEASE_KEY_FILE },
    },
  });
  const [command, app] = positionals;
  const run = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined;
  if (!run || !remotes().includes(app)) {
    const commands = Object.keys(COMMANDS).join(' | ');
    throw new Failure(`Say what to do: npm run mf -- ${commands} ${remotes().join(' | ')}`);
  }
  return { run, app, ...values };
}

await main(async () => {
  const { run, app, ...options } = readArguments();
  await run(app, options);
});
