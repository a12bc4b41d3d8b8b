import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './lib/paths.mjs';

const guides = [
  'CONTRIBUTING.md',
  ...readdirSync(at('docs/recipes')).map((name) => `docs/recipes/${name}`),
];

/** Paths in backticks, such as `platform/jobs/job.ts`; not patterns or places to be filled in. */
const pathsIn = (text) =>
  [...text.matchAll(/`(\w[\w./-]*\/[\w.-]+\.(?:tsx?|mjs|json|md|graphql))`/g)].map(
    ([, path]) => path,
  );

const isThere = (path) =>
  [
    '',
    'graphql-server/src/',
    'graphql-server/src/features/conversations/realtime/',
    'mf-chat/',
    'docs/recipes/',
  ].some((folder) => existsSync(at(folder + path)));

it.each(guides)('%s names only files that are there', (guide) => {
  const paths = pathsIn(readFileSync(at(guide), 'utf8'));
  expect(paths.filter((path) => !isThere(path) && !/mf-chat\/dist|00NN/.test(path))).toEqual([]);
});
