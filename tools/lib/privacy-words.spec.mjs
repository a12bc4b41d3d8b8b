import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const load = (file) => import(pathToFileURL(join(root, file)).href);

// The consoles cannot import the server; of a part without a name they say 'Other'.
it('names each part of a package of data', async () => {
  const { SECTIONS } = await load('packages/staff-kit/src/features/privacy/sections.ts');
  const kinds = globSync('graphql-server/src/features/privacy/export/kinds/*.ts', { cwd: root });
  const names = kinds.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}name: '([\w-]+)'/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !SECTIONS.includes(name))).toEqual([]);
});
