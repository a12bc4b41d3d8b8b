import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withTestFolder } from './test-folder.mjs';

afterEach(() => vi.unstubAllEnvs());

it('gives tests a folder that is gone when they end', async () => {
  const folder = await withTestFolder(async (path) => {
    writeFileSync(join(path, 'a-file'), 'text');
    return path;
  });
  expect(existsSync(folder)).toBe(false);
});

it('deletes the folder of tests that break down', async () => {
  let folder = '';
  const broken = withTestFolder(async (path) => {
    folder = path;
    throw new Error('broken down');
  });
  await expect(broken).rejects.toThrow('broken down');
  expect(existsSync(folder)).toBe(false);
});

it('stays where TMPDIR says', async () => {
  const chosen = await mkdtemp(join(tmpdir(), 'chosen-'));
  vi.stubEnv('TMPDIR', chosen);
  expect(dirname(await withTestFolder(async (path) => path))).toBe(chosen);
  await rm(chosen, { recursive: true });
});
