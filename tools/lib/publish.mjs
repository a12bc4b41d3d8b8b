// Checks a micro-frontend, uploads its build and gives it to visitors: to all, or to some first. The
// same for those of this repository and for those of others.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './process.mjs';
import { signRelease } from './release-keys.mjs';
import { say, step } from './report.mjs';
import { isAccountMissing } from './smoke-session.mjs';
import { checkInShell } from './shell-check.mjs';
import { sourceVersion } from '../webpack/source-version.mjs';

/**
 * @typedef {object} FrontEnd
 * @property {string} name such as `mf-chat`
 * @property {string} dist the folder of its build
 * @property {(command: string) => string} called how people call another command for it
 * @property {() => Promise<void>} build checks its sources and builds it
 */

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error.message}`);
  }
}

function readBuild({ name }, dist) {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) throw new Failure(`There is no build of ${name}: ${file} is missing.`);
  const description = readJson(file);
  const files = description.files.map((path) => ({
    path,
    content: readFileSync(join(dist, description.version, path)),
  }));
  return { description, files };
}

const digestOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The build as a release that lies at an origin of its team: the server fetches its files there, all but the maps,
 * and knows each by its digest. The server that hands them out compresses them.
 */
function hostedAt(text, { description, files }) {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null')
    throw new Failure(`${text} is no origin, such as https://chat.team.example.`);
  const originals = files.filter(({ path }) => !/\.(?:br|gz)$/.test(path));
  const served = originals.filter(({ path }) => !path.endsWith('.js.map'));
  const digests = Object.fromEntries(served.map(({ path, content }) => [path, digestOf(content)]));
  return {
    description: {
      ...description,
      files: originals.map(({ path }) => path),
      hosted: { origin, digests },
    },
    files: originals,
    uploaded: originals.filter((file) => !served.includes(file)),
  };
}

/** Checks and builds a front end, and opens its routes in the shell of a server. */
export async function check(app, { server }) {
  await app.build();
  await checkInShell(app.name, app.dist, server);
  say(`${app.name} can be released: ${app.called('publish')} --server ${server}`);
}

/** Makes a stored version the one that all visitors get. */
export async function activateVersion(releases, { name }, { active }, version) {
  await releases.activate(name, version, active);
  say(`${name} is now at ${version}; before it was ${active ?? 'never released'}.`);
}

/** Whom a version is given to, as `--percent` and `--companies` say; undefined for all. */
function readShare({ percent, companies }) {
  if (percent === undefined && companies === undefined) return undefined;
  const share = percent === undefined ? 0 : Number(percent);
  if (!Number.isInteger(share)) throw new Failure(`${percent} is no whole number of percent.`);
  return { percent: share, companies: companies?.split(',').filter(Boolean) ?? [] };
}

/**
 * Who is to try a version, if not all are to get it. What is tried is compared with the active version, so that the
 * first one cannot be tried.
 */
function shareOf({ name }, { active }, options) {
  const share = readShare(options);
  if (!share || share.percent === 100) return undefined;
  if (active) return share;
  throw new Failure(
    `${name} has no active version to be compared with: release the first one to all.`,
  );
}

/** What is refused whatever a build holds, so that it is told before one is made. */
async function requirePossible(releases, app, { trial }, { dist, share, server, unchecked }) {
  const file = dist ? join(dist, 'release.json') : join(app.folder, 'federation.json');
  const { version = sourceVersion(app.folder), routes, navigation, audience } = readJson(file);
  if (share && trial && trial.version !== version) {
    const how = `${app.called('end-trial')} --server ${server}`;
    throw new Failure(`${app.name} ${trial.version} is being tried. End that trial first: ${how}`);
  }
  if (!share && !unchecked && isAccountMissing({ audience })) {
    throw new Failure(
      `Without CHECK_EMAIL and CHECK_PASSWORD no page of ${app.name} is opened before all get it. Set them, try it with --percent first, or say --unchecked.`,
    );
  }
  await releases.plan(app.name, { routes, navigation, share });
}

/** Checks, uploads and gives a build to visitors. */
export async function publish(releases, app, known, { dist, key, server, origin, ...options }) {
  const { name } = app;
  const share = shareOf(app, known, options);
  await requirePossible(releases, app, known, {
    dist,
    share,
    server,
    unchecked: options.unchecked,
  });
  if (!dist) await app.build();
  const build = readBuild(app, dist ?? app.dist);
  const { description, files, uploaded } = origin ? hostedAt(origin, build) : build;
  const { version } = description;
  const signed = key ? signRelease(key, description, files) : undefined;
  const release = { description, files: uploaded ?? files, signed };
  // A browser says only that a page does not work where the server knows why.
  await step('Asking the server', () =>
    releases.upload(name, version, { ...release, isDryRun: true }),
  );
  await checkInShell(name, dist ?? app.dist, server);
  await step(`Uploading ${version}`, () => releases.upload(name, version, release));
  if (!share) return activateVersion(releases, app, known, version);
  await releases.try(name, { version, ...share });
  const who = [share.percent > 0 && `${share.percent} % of visitors`, ...share.companies];
  say(`${name} ${version} is tried by ${who.filter(Boolean).join(', ')}.`);
  return say(`All get it with: ${app.called('promote')} --server ${server}`);
}

/** Gives the version that is on trial to all visitors. */
export async function promote(releases, app, known) {
  if (!known.trial) throw new Failure(`No version of ${app.name} is being tried.`);
  await activateVersion(releases, app, known, known.trial.version);
}

/** All visitors get the active version again. */
export async function endTrial(releases, { name }) {
  await releases.endTrial(name);
  say(`The trial of ${name} has ended.`);
}
