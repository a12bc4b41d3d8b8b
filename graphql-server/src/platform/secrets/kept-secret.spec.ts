import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret, UnusableSecretError } from './index.js';

const BUILT = new URL('../../../dist/platform/secrets/index.js', import.meta.url).href;

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

it('is the same for all that ask for the first one at the same moment', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(place, 'secret')));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(place)).toEqual(['secret']);
});

/** Two processes that start together: one makes a hundred secrets, the other reads each as soon as it is there. */
const TOGETHER = {
  maker: `
const { keptSecret } = await import(process.argv[1]);
process.stdin.once('data', async () => {
  const secrets = [];
  for (let i = 0; i < 100; i += 1) secrets.push(await keptSecret(process.argv[2], 'secret-' + i));
  process.stdout.write(JSON.stringify(secrets), () => process.exit());
});
process.stderr.write('ready');`,
  reader: `
const { existsSync, readFileSync } = await import('node:fs');
process.stdin.once('data', () => {
  const secrets = [];
  for (let i = 0; i < 100; i += 1) {
    const file = process.argv[2] + '/secret-' + i;
    while (!existsSync(file));
    secrets.push(readFileSync(file, 'utf8').trim());
  }
  process.stdout.write(JSON.stringify(secrets), () => process.exit());
});
process.stderr.write('ready');`,
};

it('is never seen half-written by another process that starts at the same moment', async () => {
  const processes = Object.values(TOGETHER).map((script) => {
    const args = ['--input-type=module', '-e', script, BUILT, place];
    return spawn(process.execPath, args, { stdio: 'pipe' });
  });
  await Promise.all(processes.map(async ({ stderr }) => once(stderr, 'data')));
  for (const { stdin } of processes) stdin.write('go');
  const [made = '', read] = await Promise.all(processes.map(async ({ stdout }) => textOf(stdout)));
  expect(JSON.parse(made)).toHaveLength(100);
  expect(read).toBe(made);
});

/** A file system without hard links. */
const WITHOUT_LINKS = `
import fs, { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.promises.link = async () => { throw Object.assign(new Error('not permitted'), { code: 'EPERM' }); };
syncBuiltinESMExports();
const { keptSecret } = await import(process.argv[1]);
const secrets = [await keptSecret(process.argv[2], 'secret'), await keptSecret(process.argv[2], 'secret')];
process.stdout.write(JSON.stringify([...secrets, ...readdirSync(process.argv[2])]));`;

it('is made where the file system knows no hard links', async () => {
  const args = ['--input-type=module', '-e', WITHOUT_LINKS, BUILT, place];
  const { stdout } = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first, second, ...files] = JSON.parse(await textOf(stdout)) as string[];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(files).toEqual(['secret']);
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
