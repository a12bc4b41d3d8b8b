// Checks and builds a micro-frontend (npm run mf -- check), uploads it to a running server and makes it
// the one that visitors get:
//   npm run release -- mf-chat [--server http://localhost:4000]
//   npm run release -- mf-chat --dist <folder>       a finished build, tried in the shell alone
//   npm run release -- mf-chat --rollback            back to the last good version
//   npm run release -- mf-chat --activate <version>  any version that was released before
//   npm run release -- mf-chat --list
//   npm run release -- --new-key <file>              a key to sign with; prints its public half
// RELEASE_KEY_FILE (or --key) names the key that builds are signed with.
import './lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOneFrontEnd } from './lib/build.mjs';
import { checkInShell, checkSources } from './lib/front-end-checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { at, bin } from './lib/paths.mjs';
import { Failure, main, must } from './lib/process.mjs';
import { openReleaseServer, readReleaseToken } from './lib/release-server.mjs';
import { makeReleaseKey, signRelease } from './lib/release-keys.mjs';
import { say, step } from './lib/report.mjs';
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

const build = (app) =>
  withLock('setup', async () => {
    await ensureInstalled();
    await must('The schema package does not compile.', bin('tsc'), ['--build', 'schema']);
    await checkSources(app);
    await buildOneFrontEnd(app);
  });

function readBuild(app, dist) {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) throw new Failure(`There is no build of ${app}: ${file} is missing.`);
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const files = description.files.map((path) => ({
    path,
    content: readFileSync(join(dist, description.version, path)),
  }));
  return { description, files };
}

function print({ active, previous, versions }) {
  for (const { version, createdAt, ready, bad } of versions) {
    const marks = { [previous]: 'a roll-back returns to it', [active]: 'active' };
    const state = bad ? 'rolled back' : ready ? '' : 'incomplete';
    say(`${version.padEnd(24)} ${createdAt}  ${marks[version] ?? state}`);
  }
}

async function rollBack(releases, app, { active }) {
  const answer = await releases.rollBack(app, active);
  say(`${app} is back at ${answer.active}.`);
}

async function activateVersion(releases, app, { active }, version) {
  await releases.activate(app, version, active);
  say(`${app} is now at ${version}; before it was ${active ?? 'never released'}.`);
}

async function release(releases, app, known, { dist, key, server }) {
  if (!dist) await build(app);
  await checkInShell(app, dist ?? at(app, 'dist'), server);
  const { description, files } = readBuild(app, dist ?? at(app, 'dist'));
  const { version } = description;
  const signed = key ? signRelease(key, description, files) : undefined;
  await step(`Uploading ${version}`, () =>
    releases.upload(app, version, { description, files, signed }),
  );
  await activateVersion(releases, app, known, version);
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
  else await release(releases, app, known, { ...finished, server });
});
