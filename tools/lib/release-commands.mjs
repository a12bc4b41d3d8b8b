// What teams of micro-frontends ask for on the command line, for those of this repository and of others.
import { Failure } from './process.mjs';
import { activateVersion, check, endTrial, promote, publish } from './publish.mjs';
import { makeReleaseKey } from './release-keys.mjs';
import { openReleaseServer, readReleaseToken } from './release-server.mjs';
import { say } from './report.mjs';

const here = `http://localhost:${process.env.PORT || 4000}`;

/** Options of `check`, `publish`, `promote` and `end-trial`. */
export const FRONT_END_OPTIONS = {
  server: { type: 'string', default: process.env.PUBLIC_URL ?? here },
  dist: { type: 'string' },
  origin: { type: 'string' },
  percent: { type: 'string' },
  companies: { type: 'string' },
  unchecked: { type: 'boolean', default: false },
  key: { type: 'string', default: process.env.RELEASE_KEY_FILE },
};

/** Options of `release`. */
export const RELEASE_OPTIONS = {
  ...FRONT_END_OPTIONS,
  rollback: { type: 'boolean', default: false },
  activate: { type: 'string' },
  list: { type: 'boolean', default: false },
  'new-key': { type: 'string' },
};

/** Commands that change what visitors get; they ask the server what there is first. */
const onServer =
  (command) =>
  async (app, { server, ...options }) => {
    const releases = openReleaseServer(server, readReleaseToken());
    await command(releases, app, await releases.find(app.name), { server, ...options });
  };

export const FRONT_END_COMMANDS = {
  check,
  publish: onServer(publish),
  promote: onServer(promote),
  'end-trial': onServer(endTrial),
};

function print({ app, active, previous, trial, versions }) {
  if (versions.length === 0) say(`There is no release of ${app}.`);
  for (const { version, createdAt, ready, bad } of versions) {
    const marks = { [previous]: 'a roll-back returns to it', [active]: 'active' };
    if (trial) marks[trial.version] = `on trial, ${trial.percent} % of visitors`;
    const state = bad ? 'rolled back' : ready ? '' : 'incomplete';
    say(`${version.padEnd(24)} ${createdAt}  ${marks[version] ?? state}`);
  }
}

async function rollBack(releases, { name }, { active }) {
  const answer = await releases.rollBack(name, active);
  say(`${name} is back at ${answer.active}.`);
}

/** Makes a key in a new file, and says what the server has to know of it: whose builds it signs. */
export function makeKey(file, app = '*') {
  const text = makeReleaseKey(file);
  say(`The key is in ${file}: keep it where releases are made, and nowhere else.`);
  say(`Let the server know its public half: RELEASE_KEYS=${app}=${text}`);
}

/** `release`: publishes, rolls back, activates or lists, as the options say. */
export const release = onServer(async (releases, app, known, options) => {
  if (options.list) return print(known);
  if (options.rollback) return rollBack(releases, app, known);
  if (options.activate) return activateVersion(releases, app, known, options.activate);
  return publish(releases, app, known, options);
});

/** The front end that is meant, or a Failure that says which there are. */
export function requireApp(app, known, how) {
  if (known.includes(app)) return app;
  throw new Failure(`${how} ${known.join(' | ')}`);
}
