// Checks and builds a micro-frontend (npm run mf -- check), uploads it to a running server and makes it
// the one that visitors get:
//   npm run release -- mf-chat [--server http://localhost:4000]
//   npm run release -- mf-chat --dist <folder>       a finished build, tried in the shell alone
//   npm run release -- mf-chat --percent 10          some visitors first; see npm run mf -- promote
//   npm run release -- mf-chat --rollback            back to the last good version
//   npm run release -- mf-chat --activate <version>  any version that was released before
//   npm run release -- mf-chat --list
//   npm run release -- --new-key <file>              a key to sign with; prints its public half
// RELEASE_KEY_FILE (or --key) names the key that builds are signed with.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { Failure, main } from './lib/process.mjs';
import { activateVersion, publish, readShare } from './lib/publish.mjs';
import { openReleaseServer, readReleaseToken } from './lib/release-server.mjs';
import { makeReleaseKey } from './lib/release-keys.mjs';
import { say } from './lib/report.mjs';
import { remotes } from './lib/workspaces.mjs';

const here = `http://localhost:${process.env.PORT || 4000}`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      server: { type: 'string', default: process.env.PUBLIC_URL ?? here },
      dist: { type: 'string' },
      rollback: { type: 'boolean', default: false },
      activate: { type: 'string' },
      percent: { type: 'string' },
      companies: { type: 'string' },
      list: { type: 'boolean', default: false },
      key: { type: 'string', default: process.env.RELEASE_KEY_FILE },
      'new-key': { type: 'string' },
    },
  });
  if (values['new-key']) return { newKey: values['new-key'] };
  const [app] = positionals;
  if (!app || !remotes().includes(app)) {
    throw new Failure(`Name a micro-frontend: npm run release -- ${remotes().join(' | ')}`);
  }
  return { app, ...values };
}

function print({ active, previous, trial, versions }) {
  for (const { version, createdAt, ready, bad } of versions) {
    const marks = { [previous]: 'a roll-back returns to it', [active]: 'active' };
    if (trial) marks[trial.version] = `on trial, ${trial.percent} % of visitors`;
    const state = bad ? 'rolled back' : ready ? '' : 'incomplete';
    say(`${version.padEnd(24)} ${createdAt}  ${marks[version] ?? state}`);
  }
}

async function rollBack(releases, app, { active }) {
  const answer = await releases.rollBack(app, active);
  say(`${app} is back at ${answer.active}.`);
}

function makeKey(file) {
  const text = makeReleaseKey(file);
  say(`The key is in ${file}: keep it where releases are made, and nowhere else.`);
  say(`Let the server know its public half: RELEASE_KEYS=*=${text}`);
}

await main(async () => {
  const { app, server, rollback, activate, list, newKey, ...finished } = readArguments();
  if (newKey) return makeKey(newKey);
  const releases = openReleaseServer(server, readReleaseToken());
  const known = await releases.find(app);
  if (list) print(known);
  else if (rollback) await rollBack(releases, app, known);
  else if (activate) await activateVersion(releases, app, known, activate);
  else await publish(releases, app, known, { ...finished, server, share: readShare(finished) });
});
