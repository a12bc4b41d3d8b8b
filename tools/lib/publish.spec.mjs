// Against a server that speaks the protocol of releases, and is no shell that a browser could open.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { publish } from './publish.mjs';
import { openReleaseServer } from './release-server.mjs';

const VERSION = '1.0.0-a';
const description = { name: 'mf-lists', version: VERSION, routes: ['/lists'], navigation: [] };

let dist;
let http;
let server;
/** What was asked, and how each is answered other than with success. */
const asked = [];
const answers = new Map();

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'hausgeist-publish-'));
  await mkdir(join(dist, VERSION));
  await writeFile(join(dist, VERSION, 'remoteEntry.js'), 'entry');
  const build = { ...description, audience: 'company', files: ['remoteEntry.js'] };
  await writeFile(join(dist, 'release.json'), JSON.stringify(build));
  http = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    request.resume();
    const [status, body] = answers.get(call) ?? [request.url === '/healthz' ? 503 : 200, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0);
  await once(http, 'listening');
  server = `http://localhost:${http.address().port}`;
});
afterAll(async () => {
  http.close();
  await rm(dist, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
  answers.clear();
});

const app = {
  folder: '/nowhere',
  build: () => Promise.reject(new Error('It is built.')),
  name: 'mf-lists',
  called: (command) => `run ${command}`,
};
const publishBuild = (options = {}) =>
  publish(openReleaseServer(server, 'token'), app, options.known ?? {}, {
    ...{ server, dist, unchecked: true },
    ...options,
  });

it('asks what would refuse any build of it before it is looked at', async () => {
  answers.set('POST /api/releases/mf-lists/plan', [409, { error: 'mf-lists is not registered.' }]);
  await expect(publishBuild()).rejects.toThrow('mf-lists is not registered.');
  expect(asked).toHaveLength(1);
});

it('gives pages behind a sign-in that no account opens to all only after a yes', async () => {
  for (const name of ['CHECK_EMAIL', 'CHECK_PASSWORD']) vi.stubEnv(name, '');
  await expect(publishBuild({ unchecked: false })).rejects.toThrow('say --unchecked');
  expect(asked).toEqual([]);
  await publishBuild({ unchecked: false, known: { active: '0.9.0' }, percent: '10' });
  expect(asked.at(-1)).toBe('POST /api/releases/mf-lists/trial');
  vi.stubEnv('CHECK_EMAIL', 'kim@lists.example').stubEnv('CHECK_PASSWORD', 'x');
  await publishBuild({ unchecked: false });
  expect(asked.at(-1)).toBe('POST /api/releases/mf-lists/active');
  vi.unstubAllEnvs();
});

it('names the command that ends a trial which is in the way', async () => {
  const known = { active: '0.9.0', trial: { version: '0.9.1' } };
  await expect(publishBuild({ known, percent: '10' })).rejects.toThrow(
    `End that trial first: run end-trial --server ${server}`,
  );
  expect(asked).toEqual([]);
});

it('asks the server what it would refuse before a browser opens the pages', async () => {
  const dryRun = `PUT /api/releases/mf-lists/${VERSION}?dryRun=true`;
  answers.set(dryRun, [400, { error: 'Write 19.3.1 for it in package.json.' }]);
  await expect(publishBuild()).rejects.toThrow('Write 19.3.1 for it in package.json.');
  expect(asked.at(-1)).toBe(dryRun);
  answers.clear();
  await publishBuild();
  expect(asked.slice(-4)).toEqual([
    dryRun,
    'GET /healthz',
    `PUT /api/releases/mf-lists/${VERSION}`,
    'POST /api/releases/mf-lists/active',
  ]);
});
