import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from './rules.mjs';

const root = join(import.meta.dirname, '../..');
const catalogues = globSync(
  '{shell,packages/staff-kit,mf-*}/src/**/messages/**/{de,en,tr,ru,uk,ar,pl}.ts',
  {
    cwd: root,
  },
);

it('finds the catalogues of all front ends', () => {
  expect(catalogues.length).toBeGreaterThan(40);
});

// What is not compiled would show its placeholders to the reader: no parser travels to the browser.
it.each(catalogues)('compiles the texts of %s', (file) => {
  expect(join(root, file)).toMatch(CATALOGUE);
});
