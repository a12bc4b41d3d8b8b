// What has to be true of a micro-frontend before it is released, on the machine of its team.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { workspaceFolders } from '../webpack/source-version.mjs';
import { at, bin, root } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { say, step } from './report.mjs';
import { smokeLoad } from './smoke.mjs';

/** The app and what is built into it, as folders of the repository. */
const foldersOf = (app) =>
  workspaceFolders(at(app))
    .map((folder) => relative(root, folder))
    .filter((folder) => existsSync(at(folder, 'tsconfig.json')));

async function checkTypes(app) {
  for (const folder of foldersOf(app)) {
    const failure = `Types of ${folder} do not fit: the errors are above.`;
    await must(failure, bin('tsc'), ['--noEmit', '--project', folder]);
  }
}

const checkGenerated = () =>
  must(
    'The generated operations are stale: run "npm run codegen" and look at what changed in src/gql.',
    bin('graphql-codegen'),
    ['--config', at('codegen.yml'), '--check'],
  );

const checkLint = (app) =>
  must(`The linter complains about ${app}.`, bin('oxlint'), foldersOf(app));

/** Types, generated code and lint; throws a Failure for the first that is not right. */
export async function checkSources(app) {
  await step(`Checking the types of ${app}`, () => checkTypes(app));
  await step('Checking the generated operations', checkGenerated);
  await step(`Checking the style of ${app}`, () => checkLint(app));
}

/** Opens the routes of a build in the shell of a server, where that can be done. */
export async function checkInShell(app, dist, server) {
  const file = `${dist}/release.json`;
  if (!existsSync(file)) throw new Failure(`There is no build of ${app}: ${file} is missing.`);
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const result = await step(`Opening ${description.routes.join(', ')} in the shell`, () =>
    smokeLoad({ server: server.replace(/\/+$/, ''), dist, description }),
  );
  if ('notDone' in result) return say(`        not tried in the shell: ${result.notDone}`);
  if (result.faults.length === 0) return undefined;
  throw new Failure(`${app} does not work in the shell of ${server}.`, result.faults.join('\n'));
}
