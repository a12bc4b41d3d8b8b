import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceVersion, workspaceFolders } from './source-version.mjs';

let folder;

function write(file, text) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hausgeist-version-'));
  write('package.json', '{"name":"@hausgeist/mf-test","version":"1.2.3"}');
  write('src/App.tsx', 'export const App = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('begins with the version of the package and is the same for the same sources', () => {
  const version = sourceVersion(folder);
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(sourceVersion(folder)).toBe(version);
});

it.each([
  ['a changed file', () => write('src/App.tsx', 'export const App = 2;')],
  ['a new file', () => write('src/more.ts', '')],
  ['another place for a file', () => write('federation.json', '{"routes":["/other"]}')],
])('changes with %s', (_case, change) => {
  const version = sourceVersion(folder);
  change();
  expect(sourceVersion(folder)).not.toBe(version);
});

it.each(['src/App.spec.tsx', 'src/App.stories.tsx', 'src/testing/fake.ts', 'dist/x.js'])(
  'does not change with %s, which is no part of a build',
  (file) => {
    const version = sourceVersion(folder);
    write(file, 'x');
    expect(sourceVersion(folder)).toBe(version);
  },
);

it('counts the workspace packages that it is built from', () => {
  const alone = sourceVersion(folder);
  const dependencies = { '@hausgeist/shell-api': '0.1.0' };
  write('package.json', JSON.stringify({ version: '1.2.3', dependencies: {} }));
  const without = sourceVersion(folder);
  write('package.json', JSON.stringify({ version: '1.2.3', dependencies }));
  expect(workspaceFolders(folder).map((found) => path.basename(found))).toContain('shell-api');
  expect(new Set([alone, without, sourceVersion(folder)]).size).toBe(3);
});
