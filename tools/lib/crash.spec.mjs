import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellCrash } from './crash.mjs';

let folder;

const mapOf = (source) => ({ version: 3, sources: [source], names: [], mappings: 'AAEI' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-crash-'));
  await mkdir(join(folder, 'assets'));
  for (const [file, source] of [
    ['assets/app.js', './src/lists/ListPage.tsx'],
    ['assets/vendor.js', '../node_modules/dates/index.js'],
  ]) {
    await writeFile(join(folder, `${file}.map`), JSON.stringify(mapOf(source)));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const at = (file) => `    at b (https://chat.example/remotes/mf-lists/1.0.0-a/${file}?1:1:9)`;
const tell = (...files) =>
  tellCrash({ name: 'TypeError', message: 'o is null', stack: files.map(at).join('\n') }, folder);

it('names the file of the sources and the line, not those of libraries', () => {
  expect(tell('assets/vendor.js', 'assets/app.js')).toBe(
    'TypeError: o is null (src/lists/ListPage.tsx:3:5)',
  );
  expect(tell('assets/vendor.js')).toContain('node_modules/dates/index.js:3:5');
});

it('says what the error says where there is no map', () => {
  expect(tell('assets/other.js')).toBe('TypeError: o is null');
  expect(tell()).toBe('TypeError: o is null');
});
