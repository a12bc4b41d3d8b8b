// The micro-frontend of the repository that has these commands as a package.
import { readFileSync } from 'node:fs';
import { at, bin } from '../lib/paths.mjs';
import { must } from '../lib/process.mjs';
import { step } from '../lib/report.mjs';

/** Types, generated code, style and a build; throws a Failure for the first that is not right. */
async function buildChecked() {
  await step('Checking the types', () =>
    must('Types do not fit: the errors are above.', bin('tsc'), ['--noEmit']),
  );
  await step('Checking the generated operations', () =>
    must(
      'The generated operations are stale: run "npm run codegen" and look at what changed in src/gql.',
      bin('graphql-codegen'),
      ['--check'],
    ),
  );
  await step('Checking the style', () => must('The linter complains.', bin('oxlint'), ['src']));
  const env = { NODE_ENV: 'production' };
  await step('Building', () =>
    must('It could not be built: the errors are above.', bin('webpack'), [], { env }),
  );
}

/** It, as the commands of a release see it. */
export const ownFrontEnd = () => ({
  name: JSON.parse(readFileSync(at('package.json'), 'utf8')).name,
  folder: at(),
  dist: at('dist'),
  devDist: at('dist'),
  called: (command) => `npx hausgeist-front-end ${command}`,
  build: buildChecked,
});
