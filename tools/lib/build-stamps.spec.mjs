import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, removeStamp, stateOf, stampOf, writeStamp } from './build-stamps.mjs';
import { cacheDir, root } from './paths.mjs';

let folder;
const write = (name, text) => writeFileSync(join(root, folder, name), text);

beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true });
  folder = relative(root, mkdtempSync(join(cacheDir, 'stamps-')));
  mkdirSync(join(root, folder, 'dist'));
  write('package.json', '{"name":"@hausgeist/mf-test","version":"1.2.3"}');
  write('App.tsx', 'export const App = 1;');
  writeStamp(folder, stateOf(folder));
});
afterEach(() => {
  rmSync(join(root, folder), { recursive: true });
  removeStamp(folder);
});

it('finds a workspace built whose files are as they were', () => {
  expect(isBuilt(folder)).toBe(true);
});

it('finds a workspace built whose files were written anew with the same content, and remembers them', () => {
  write('App.tsx', 'export const App = 1;');
  const { mtimeMs } = statSync(stampOf(folder));
  expect(isBuilt(folder)).toBe(true);
  const remembered = statSync(stampOf(folder)).mtimeMs;
  expect(remembered).toBeGreaterThan(mtimeMs);
  expect(isBuilt(folder)).toBe(true);
  expect(statSync(stampOf(folder)).mtimeMs).toBe(remembered);
});

it.each([
  ['a file of the same size', () => write('App.tsx', 'export const App = 2;')],
  ['a new file', () => write('More.tsx', '')],
  ['a build of other sources', () => write('dist/release.json', '{"version":"1.2.3-00000000"}')],
  ['a missing build', () => rmSync(join(root, folder, 'dist'), { recursive: true })],
  ['a build that was interrupted', () => removeStamp(folder)],
])('finds %s not built', (_case, change) => {
  change();
  expect(isBuilt(folder)).toBe(false);
});
