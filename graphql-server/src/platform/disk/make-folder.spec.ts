import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './index.js';

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'hausgeist-folder-'));
});
afterEach(async () => rm(place, { recursive: true }));

it('makes a folder and those above it, and leaves what is there', async () => {
  const folder = join(place, 'a/b/c');
  makeFolder(folder, 0o700);
  await writeFile(join(folder, 'file'), 'kept');
  makeFolder(folder);
  for (const made of [join(place, 'a'), folder]) {
    expect((await stat(made)).mode % 0o1000).toBe(0o700);
  }
  expect((await stat(join(folder, 'file'))).size).toBe(4);
});

it('refuses a folder below a file', async () => {
  await writeFile(join(place, 'file'), '');
  expect(() => makeFolder(join(place, 'file/below'))).toThrow('ENOTDIR');
});
