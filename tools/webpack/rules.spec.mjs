import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from './rules.mjs';

const root = join(import.meta.dirname, '../..');
const files = globSync('{shell,packages/staff-kit,mf-*}/src/**/messages/**/*.ts', {
  cwd: root,
  exclude: ['**/*.spec.ts'],
});
const catalogues = files.filter((file) => /\/(?:de|en|tr|ru|uk|ar|pl)\.ts$/.test(file));

it('finds the catalogues of all front ends', () => {
  expect(catalogues.length).toBeGreaterThan(40);
});

// What is not compiled would show its placeholders to the reader: no parser travels to the browser.
it.each(catalogues)('compiles the texts of %s', (file) => {
  expect(join(root, file)).toMatch(CATALOGUE);
});

it('finds no placeholder in a file that is not compiled', () => {
  const uncompiled = files.filter((file) => !CATALOGUE.test(join(root, file)));
  expect(uncompiled.length).toBeGreaterThan(20);
  const textsWithPlaceholders = uncompiled.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(/(['"`])[^'"`\n]*(?<!\$)\{\w+[,}].*\1/g) ?? [],
  );
  expect(textsWithPlaceholders).toEqual([]);
});
