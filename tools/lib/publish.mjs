// Uploads a build of a micro-frontend and gives it to visitors: to all, or to some first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOneFrontEnd } from './build.mjs';
import { checkInShell, checkSources } from './front-end-checks.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { at, bin } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { signRelease } from './release-keys.mjs';
import { say, step } from './report.mjs';

/** Checks the sources of an app and builds it. */
export const buildChecked = (app) =>
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

/** Makes a stored version the one that all visitors get. */
export async function activateVersion(releases, app, { active }, version) {
  await releases.activate(app, version, active);
  say(`${app} is now at ${version}; before it was ${active ?? 'never released'}.`);
}

/** Whom a version is given to, as `--percent` and `--companies` say; undefined for all. */
export function readShare({ percent, companies }) {
  if (percent === undefined && companies === undefined) return undefined;
  const share = percent === undefined ? 0 : Number(percent);
  if (!Number.isInteger(share)) throw new Failure(`${percent} is no whole number of percent.`);
  return { percent: share, companies: companies?.split(',').filter(Boolean) ?? [] };
}

/** Checks, uploads and gives a build to visitors. */
export async function publish(releases, app, known, { dist, key, server, share }) {
  if (!dist) await buildChecked(app);
  await checkInShell(app, dist ?? at(app, 'dist'), server);
  const { description, files } = readBuild(app, dist ?? at(app, 'dist'));
  const { version } = description;
  const signed = key ? signRelease(key, description, files) : undefined;
  await step(`Uploading ${version}`, () =>
    releases.upload(app, version, { description, files, signed }),
  );
  if (!share || share.percent === 100) return activateVersion(releases, app, known, version);
  await releases.try(app, { version, ...share });
  const who = [share.percent > 0 && `${share.percent} % of visitors`, ...share.companies];
  say(`${app} ${version} is tried by ${who.filter(Boolean).join(', ')}.`);
  return say(`All get it with: npm run mf -- promote ${app} --server ${server}`);
}

/** Gives the version that is on trial to all visitors. */
export async function promote(releases, app, known) {
  if (!known.trial) throw new Failure(`No version of ${app} is being tried.`);
  await activateVersion(releases, app, known, known.trial.version);
}
