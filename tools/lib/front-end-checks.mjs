// A micro-frontend of this repository, and what has to be true of it before it is released.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceFolders } from '../webpack/source-version.mjs';
import { buildOneFrontEnd } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { at, bin, cacheDir, root } from './paths.mjs';
import { must } from './process.mjs';
import { step } from './report.mjs';

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
async function checkSources(app) {
  await step(`Checking the types of ${app}`, () => checkTypes(app));
  await step('Checking the generated operations', checkGenerated);
  await step(`Checking the style of ${app}`, () => checkLint(app));
}

/** A micro-frontend of this repository, as the commands of a release see it. */
export const frontEndHere = (app) => ({
  name: app,
  folder: at(app),
  dist: at(app, 'dist'),
  /** Not where `npm start` looks for what it registers. */
  devDist: join(cacheDir, 'local', app),
  /** How its other commands are called. */
  called: (command) => `npm run mf -- ${command} ${app}`,
  build: () =>
    withLock('setup', async () => {
      await ensureInstalled();
      await must('The schema package does not compile.', bin('tsc'), ['--build', 'schema']);
      await checkSources(app);
      await buildOneFrontEnd(app);
    }),
});
