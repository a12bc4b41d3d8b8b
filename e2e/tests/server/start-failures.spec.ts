import { chmod, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '../../support/fixtures.js';
import type { Exit } from '../../support/product.js';

/** One sentence or a few that tell the operator what to do; no stack, no log lines. */
function expectClearSentence({ code, stderr }: Exit, words: RegExp): void {
  expect(code).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at /m);
}

test('a port in use is told in one sentence, before any work', async ({ newProduct }) => {
  const product = await newProduct({ template: undefined });
  const other = createServer().listen(product.port, 'localhost');
  await once(other, 'listening');
  const exit = await product.startToFail();
  other.close();
  expectClearSentence(exit, new RegExp(`^Port ${product.port} is in use\\.`));
  expect(await readdir(product.dataDir)).toEqual([]);
});

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://localhost/db'],
  ['SESSION_SECRET', 'short'],
  ['SEED_DEMO', 'perhaps'],
  ['SMTP_URL', 'mail.example'],
] as const) {
  test(`a broken setting is named in one sentence: ${name}`, async ({ newProduct }) => {
    const product = await newProduct({ template: undefined });
    expectClearSentence(await product.startToFail({ [name]: value }), new RegExp(`^${name} `));
  });
}

test('production without its secrets names each of them', async ({ newProduct }) => {
  const product = await newProduct({ template: undefined });
  const { code, stderr } = await product.startToFail({ NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(stderr).toContain('PUBLIC_URL must be set');
  expect(stderr).toContain('SESSION_SECRET must be set');
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a server for others than its developer says so, or does not start', async ({
  newProduct,
}) => {
  const product = await newProduct({ template: undefined });
  const settings = { NODE_ENV: '', PUBLIC_URL: 'https://chat.example' };
  expectClearSentence(await product.startToFail(settings), /^NODE_ENV must be set/);
});

test('a data folder in use is told in one sentence, and its owner runs on', async ({
  newProduct,
}) => {
  const owner = await newProduct();
  await owner.start();
  const intruder = await newProduct({ template: undefined });
  const exit = await intruder.startToFail({ DATA_DIR: owner.dataDir });
  expectClearSentence(exit, /^The data folder .* is in use by process \d+\./);
  expect((await fetch(`${owner.url}/readyz`)).status).toBe(200);
});

test('a damaged data folder is told in one sentence and left as it is', async ({ newProduct }) => {
  const product = await newProduct();
  const control = join(product.dataDir, 'database/global/pg_control');
  await writeFile(control, 'not a control file');
  expectClearSentence(await product.startToFail(), /cannot be opened/);
});

test('a data folder that is a file is told in one sentence', async ({ newProduct }) => {
  const product = await newProduct({ template: undefined });
  const file = join(product.dataDir, 'file');
  await writeFile(file, '');
  expectClearSentence(await product.startToFail({ DATA_DIR: file }), new RegExp(file));
});

test('a data folder that the system does not let be made is told at once', async ({
  newProduct,
}) => {
  test.skip(process.platform !== 'linux', 'Only Linux has such a folder on every machine.');
  const product = await newProduct({ template: undefined });
  const exit = await product.startToFail({ DATA_DIR: '/proc/nowhere' });
  expectClearSentence(exit, /^The data folder cannot be used .*set DATA_DIR to another folder/);
});

test('a database of another user is told in one sentence, and not to be moved away', async ({
  newProduct,
}) => {
  test.skip(process.getuid?.() === 0, 'The superuser may read every file.');
  const product = await newProduct();
  const file = join(product.dataDir, 'database/PG_VERSION');
  await chmod(file, 0);
  expectClearSentence(
    await product.startToFail(),
    /^The data folder .*permission denied.*PG_VERSION/,
  );
});
