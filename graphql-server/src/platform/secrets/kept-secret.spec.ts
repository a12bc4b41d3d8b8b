import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepsOther, keptSecret, UnusableSecretError } from './index.js';

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'hausgeist-secret-'));
});
afterEach(async () => rm(place, { recursive: true }));

it('is made once, for its owner alone', async () => {
  const secret = await keptSecret(place, 'secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(place, 'secret'))).mode % 0o1000).toBe(0o600);
  expect(await keptSecret(place, 'secret')).toBe(secret);
});

it.each(['', '\n', 'too-short\n'])(
  'is refused and left as it is where it reads %j',
  async (text) => {
    const file = join(place, 'secret');
    await writeFile(file, text);
    await expect(keptSecret(place, 'secret')).rejects.toThrow(UnusableSecretError);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

it('is told from another one, where there is one', async () => {
  expect(await keepsOther(place, 'secret', 'another secret')).toBe(false);
  const secret = await keptSecret(place, 'secret');
  expect(await keepsOther(place, 'secret', secret)).toBe(false);
  expect(await keepsOther(place, 'secret', 'another secret')).toBe(true);
});
