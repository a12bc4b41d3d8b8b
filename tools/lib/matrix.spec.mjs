import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { requireFit } from './matrix.mjs';

/** What visitors of the server have, as it tells those with its token. */
const apps = new Map();
const FITS = {
  requires: { react: '^19.0.0' },
  operations: [{ path: 'assets/app.js', text: 'query Me { viewer { __typename } }' }],
};

function answerTo({ url, headers }) {
  if (headers.authorization !== 'Bearer token-of-the-old-server') return undefined;
  const [, , , app, version] = url.split('/');
  if (app === undefined) return { apps: [...apps.values()].map(({ listed }) => listed) };
  const { facts } = apps.get(app);
  return { description: { name: app, version }, ...facts(version) };
}

const server = createServer((request, response) => {
  const answer = answerTo(request);
  response.writeHead(answer ? 200 : 401).end(JSON.stringify(answer ?? {}));
});
let address;

beforeAll(async () => {
  vi.stubEnv('RELEASE_TOKEN', 'token-of-the-old-server');
  await once(server.listen(0, 'localhost'), 'listening');
  address = `http://localhost:${server.address().port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  apps.clear();
  apps.set('mf-chat', { listed: { app: 'mf-chat', active: '1.0.0' }, facts: () => FITS });
  apps.set('mf-gone', { listed: { app: 'mf-gone' }, facts: () => undefined });
});

const outputOf = () =>
  requireFit(address).then(
    () => 'fits',
    ({ output }) => output,
  );

it('what visitors have may fit', async () => {
  expect(await outputOf()).toBe('fits');
});

it('a schema that refuses what a released front end asks for is not released', async () => {
  const operations = [{ path: 'assets/app.js', text: 'query Old { fieldOfBefore }' }];
  apps.get('mf-chat').facts = () => ({ ...FITS, operations });
  expect(await outputOf()).toMatch(/^mf-chat 1\.0\.0: query Old .*"fieldOfBefore"/);
});

it('nor is one that only the version on trial does not fit', async () => {
  const { listed } = apps.get('mf-chat');
  listed.trial = { version: '1.1.0' };
  const requires = { '@hausgeist/shell-api': '^99.0.0' };
  apps.get('mf-chat').facts = (version) => (version === '1.1.0' ? { ...FITS, requires } : FITS);
  expect(await outputOf()).toMatch(/^mf-chat 1\.1\.0: .*shell-api \^99\.0\.0/);
});
