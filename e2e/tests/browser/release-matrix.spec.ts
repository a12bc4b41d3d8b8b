import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChangedChat, type ChangedBuild } from '../../support/changed-build.js';
import { expect, test } from '../../support/fixtures.js';
import type { Product } from '../../support/product.js';
import { frontEndCommand } from '../../support/release-command.js';

const TOKEN = 'release-token-of-the-browser-tests';

/** Gives a build to all visitors without opening it first, as one that worked in the shell of its time. */
async function activateUnseen({ url }: Product, { dist }: ChangedBuild): Promise<string> {
  const text = await readFile(join(dist, 'release.json'), 'utf8');
  const { version, files } = JSON.parse(text) as { version: string; files: string[] };
  const form = new FormData();
  form.append('release', text);
  for (const path of files) {
    form.append(path, new Blob([await readFile(join(dist, version, path))]), 'file');
  }
  const releases = `${url}/api/releases/mf-chat`;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const put = await fetch(`${releases}/${version}`, { method: 'PUT', headers, body: form });
  expect(put.status).toBe(201);
  const active = await fetch(`${releases}/active`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  });
  expect(active.status).toBe(200);
  return version;
}

test('what visitors of a server have is opened in the shell of a checkout before that is released', async ({
  newProduct,
}) => {
  // Webpack builds the chat; then three front ends are opened in a product of their own.
  test.setTimeout(400_000);
  const product = await newProduct({ settings: { RELEASE_TOKEN: TOKEN } });
  await product.start();
  const from = 'export function App() {';
  const to = `${from}\n  if (document.title !== '') throw new Error('needs the shell of before');`;
  const changed = await buildChangedChat({ file: 'src/App.tsx', from, to });
  const version = await activateUnseen(product, changed);
  const matrix = frontEndCommand({ server: product.url, token: TOKEN }, 'matrix');
  const said = await matrix.catch((error: Error) => error.message);
  // One run shows both, as every start of a product takes long: what breaks, and that the consoles work.
  expect(said).toContain(`mf-chat ${version}: /: it crashed while it was drawn`);
  expect(said.match(/^mf-\S+ \S+: /gm)).toEqual([`mf-chat ${version}: `]);
  await changed.remove();
});
