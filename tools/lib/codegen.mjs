import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, bin, node24 } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { workspaces } from './workspaces.mjs';

const outputOf = (folder) => `${folder}/src/gql`;

function hasOperations(folder) {
  if (!existsSync(at(folder, 'src'))) return false;
  return readdirSync(at(folder, 'src'), { recursive: true }).some((file) =>
    file.endsWith('.graphql'),
  );
}

/** What code generation writes; committed, so that a change of the contract shows in a review. */
export function generatedPaths() {
  const outputs = readFileSync(at('codegen.yml'), 'utf8').matchAll(/^ {2}(\S+\/gql\/)\S*:$/gm);
  return [
    'schema/schema.graphql',
    'schema/webhooks.json',
    ...[...outputs].map(([, output]) => output),
  ];
}

/** The events of webhooks as types. */
async function generateEvents() {
  // Loaded late: in a fresh clone, no package is there when this file is read.
  const { compileFromFile } = await import('json-schema-to-typescript');
  const types = await compileFromFile(at('schema/webhooks.json'), {
    ...{ format: false, additionalProperties: false },
  });
  writeFileSync(at('packages/sdk/src/gql/webhook-events.ts'), types);
}

/** Writes schema.graphql from the compiled server, and from that the front ends' types. */
export async function generate() {
  const config = readFileSync(at('codegen.yml'), 'utf8');
  const missing = workspaces()
    .filter(hasOperations)
    .find((folder) => !config.includes(`\n  ${outputOf(folder)}/:`));
  if (missing) throw new Failure(`codegen.yml has no entry for ${outputOf(missing)}/ yet.`);
  await must('The server could not write schema/schema.graphql.', node24, [
    at('graphql-server/dist/emit-schema.js'),
  ]);
  await must(
    'An operation does not fit the schema: the reasons are above.',
    bin('graphql-codegen'),
    ['--config', at('codegen.yml'), '--errors-only'],
  );
  await generateEvents();
}
