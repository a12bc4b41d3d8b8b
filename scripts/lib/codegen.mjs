import { readFileSync } from 'node:fs';
import { at, bin, node24 } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { frontEnds } from './workspaces.mjs';

/** What code generation writes; committed, so that a change of the contract shows in a review. */
export const generatedPaths = () => [
  'schema/schema.graphql',
  ...frontEnds().map((folder) => `${folder}/src/gql`),
];

/** Writes schema.graphql from the compiled server, and from that the front ends' types. */
export async function generate() {
  const config = readFileSync(at('codegen.yml'), 'utf8');
  const missing = frontEnds().find((folder) => !config.includes(`\n  ${folder}/src/gql/:`));
  if (missing) throw new Failure(`codegen.yml has no entry for ${missing}/src/gql/ yet.`);
  await must('The server could not write schema/schema.graphql.', node24, [
    at('graphql-server/dist/emit-schema.js'),
  ]);
  await must(
    'An operation does not fit the schema: the reasons are above.',
    bin('graphql-codegen'),
    ['--config', at('codegen.yml'), '--errors-only'],
  );
}
