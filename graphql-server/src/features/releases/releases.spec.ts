import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegistryEntry } from '@hausgeist/schema';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createAdmin, tellIn } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { FrontEnd } from './front-end.entity.js';
import { startReleasesAgain } from './testing/second-start.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { Release } from './release.entity.js';
import { generatedQuery, sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

let site: SampleSite;
let server: TestApp;
let token: string;

beforeAll(async () => {
  site = await createSampleSite();
  server = await startTestApp({
    config: { ...site.settings, trustedProxies: ['127.0.0.1'] },
  });
  token = server.config.releaseToken ?? '';
});

afterAll(async () => {
  await server.stop();
  await site.remove();
});

beforeEach(async () => {
  await server.em().nativeDelete(ReleasePointer, {});
  await server.em().nativeDelete(Release, {});
  await server.em().nativeDelete(FrontEnd, {});
  await server.em().insert(FrontEnd, { app: 'mf-chat', team: 'Chat', registeredAt: new Date() });
  await announceChange();
});

const announceChange = () => server.app.platform.events.publish('releases.changed', '');

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return server.client().fetch(`/api/releases${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function upload(
  { description, files } = sampleRelease(),
  path = `/${description.name}/${description.version}`,
) {
  const form = new FormData();
  form.append('release', JSON.stringify(description));
  for (const [name, content] of files) form.append(name, new Blob([new Uint8Array(content)]), 'f');
  return server.client().fetch(`/api/releases${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

const activate = (version: string, from?: string) =>
  call('POST', '/mf-chat/active', { version, from });

async function release(version: string) {
  expect((await upload(sampleRelease({ version, content: version }))).status).toBe(201);
  expect((await activate(version)).status).toBe(200);
}

async function shownVersion(): Promise<string | undefined> {
  const html = await (await fetch(`${server.url}/`)).text();
  const registry = /id="registry">([^]*)<\/script>/.exec(html)?.[1] ?? '[]';
  return (JSON.parse(registry) as RegistryEntry[])[0]?.version;
}

const file = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/remotes/mf-chat/1.0.0-a/${path}`, { headers });

const startAgain = () => startReleasesAgain(server);

const statusesOf = (responses: Response[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe('releasing a micro-frontend', () => {
  it('shows the new version on the next page, and the old one after rolling back', async () => {
    await release('1.0.0-a');
    expect(await shownVersion()).toBe('1.0.0-a');
    await release('1.0.0-b');
    expect(await shownVersion()).toBe('1.0.0-b');
    const response = await call('POST', '/mf-chat/rollback', { from: '1.0.0-b' });
    expect(await response.json()).toMatchObject({ success: true, active: '1.0.0-a' });
    expect(await shownVersion()).toBe('1.0.0-a');
  });

  it('shows the new version on its own next page, although the event of it is late', async () => {
    await release('1.0.0-a');
    expect(await shownVersion()).toBe('1.0.0-a');
    const publish = vi.spyOn(server.app.platform.events, 'publish').mockResolvedValue();
    await release('1.0.0-b');
    expect(publish).toHaveBeenCalledWith('releases.changed', 'mf-chat');
    publish.mockRestore();
    expect(await shownVersion()).toBe('1.0.0-b');
  });

  it('does not show a version that was only uploaded', async () => {
    await release('1.0.0-a');
    await upload(sampleRelease({ version: '1.0.0-b' }));
    expect(await shownVersion()).toBe('1.0.0-a');
  });

  it('says what is wrong with a build without storing it', async () => {
    const path = '/mf-chat/1.0.0-b?dryRun=true';
    const options = { version: '1.0.0-b', shared: { react: '^19.9.0' } };
    const refused = await upload(sampleRelease(options), path);
    expect(await errorOf(refused)).toContain('Write 19.3.1 for it in package.json.');
    expect((await upload(sampleRelease({ version: '1.0.0-b' }), path)).status).toBe(200);
    expect(await server.em().count(Release, {})).toBe(0);
  });

  it('does not bring the fault back by rolling back twice', async () => {
    await release('1.0.0-a');
    await release('1.0.0-b');
    await call('POST', '/mf-chat/rollback', {});
    const second = await call('POST', '/mf-chat/rollback', {});
    expect(second.status).toBe(409);
    expect(await shownVersion()).toBe('1.0.0-a');
  });

  it('is kept in the audit log, and told to the administrators of the platform', async () => {
    const [inEnglish, inGerman] = [await createAdmin(server.em()), await createAdmin(server.em())];
    await tellIn(server.em(), 'de', inGerman);
    await release('1.0.0-a');
    await release('1.0.0-b');
    await call('POST', '/mf-chat/rollback', {});
    const entries = await server.em().execute(
      `select action, actor_kind, details->>'version' as version from audit_entry
        where action like 'release.%' order by at desc, id desc limit 5`,
    );
    const [stored, activated, back] = ['stored', 'activated', 'rolled-back'].map((what) => ({
      action: `release.${what}`,
      actor_kind: 'operator',
    }));
    expect(entries.toReversed()).toEqual([
      { ...stored, version: '1.0.0-a' },
      { ...activated, version: '1.0.0-a' },
      { ...stored, version: '1.0.0-b' },
      { ...activated, version: '1.0.0-b' },
      { ...back, version: '1.0.0-a' },
    ]);
    for (const [{ email }, subject] of [
      [inEnglish, 'was released'],
      [inGerman, 'wurde veröffentlicht'],
    ] as const) {
      const mails = await storedMails(server, email);
      expect(mails.filter((mail) => mail.subject.includes(subject))).toHaveLength(3);
    }
  });

  it('lists versions and what is active', async () => {
    await release('1.0.0-a');
    await release('1.0.0-b');
    const { apps } = (await (await call('GET', '')).json()) as { apps: unknown[] };
    expect(apps).toEqual([
      {
        app: 'mf-chat',
        active: '1.0.0-b',
        previous: '1.0.0-a',
        versions: [
          expect.objectContaining({ version: '1.0.0-b', ready: true }),
          expect.objectContaining({ version: '1.0.0-a', ready: true }),
        ],
      },
    ]);
  });

  it('lets one of two releases win that both follow the same version', async () => {
    await release('1.0.0-a');
    await upload(sampleRelease({ version: '1.0.0-b', content: 'b' }));
    await upload(sampleRelease({ version: '1.0.0-c', content: 'c' }));
    const responses = await Promise.all([
      activate('1.0.0-b', '1.0.0-a'),
      activate('1.0.0-c', '1.0.0-a'),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    const pointer = await server.em().findOneOrFail(ReleasePointer, { app: 'mf-chat' });
    expect(pointer.previousVersion).toBe('1.0.0-a');
    expect(['1.0.0-b', '1.0.0-c']).toContain(pointer.activeVersion);
  });

  it('lets one of two roll-backs win', async () => {
    await release('1.0.0-a');
    await release('1.0.0-b');
    const responses = await Promise.all([
      call('POST', '/mf-chat/rollback', { from: '1.0.0-b' }),
      call('POST', '/mf-chat/rollback', { from: '1.0.0-b' }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 409]);
    expect(await shownVersion()).toBe('1.0.0-a');
  });

  it('may activate the active version again, which changes nothing', async () => {
    await release('1.0.0-a');
    await release('1.0.0-b');
    expect((await activate('1.0.0-b')).status).toBe(200);
    const pointer = await server.em().findOneOrFail(ReleasePointer, { app: 'mf-chat' });
    expect(pointer.previousVersion).toBe('1.0.0-a');
  });

  it('does not activate what was never released', async () => {
    expect((await activate('9.9.9')).status).toBe(404);
    expect((await call('POST', '/mf-chat/rollback', {})).status).toBe(404);
  });
});

describe('an upload', () => {
  it('can be repeated', async () => {
    expect((await upload()).status).toBe(201);
    expect((await upload()).status).toBe(201);
  });

  it('cannot change a version that is out', async () => {
    await upload(sampleRelease({ version: '1.0.0-a', content: 'one' }));
    const response = await upload(sampleRelease({ version: '1.0.0-a', content: 'two' }));
    expect(response.status).toBe(409);
    const kept = await file('remoteEntry.js');
    expect(await kept.text()).toContain('one');
  });

  it('is refused when it needs other libraries than the shell has', async () => {
    const response = await upload(sampleRelease({ shared: { react: '^18.3.0' } }));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toContain('It needs react ^18.3.0, the shell has 19.3.1.');
  });

  it('is refused when it asks the server for what it does not have', async () => {
    const code = generatedQuery('name');
    const response = await upload(sampleRelease({ code, operations: ['{ viewer }'] }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      reason: 'RELEASE_OPERATION_UNFIT',
      error: expect.stringContaining('query Me in assets/app.js does not fit'),
    });
    // Also where the build says nothing.
    expect((await upload(sampleRelease({ code, operations: [] }))).status).toBe(400);
  });

  it('tells those with the token what it says of itself, needs, and was found to ask for', async () => {
    const sample = sampleRelease({ code: generatedQuery('viewer'), operations: [] });
    await upload(sample);
    const answer = await (await call('GET', '/mf-chat/1.0.0-aaaaaaaa')).json();
    expect(answer).toMatchObject({
      description: sample.description,
      requires: { react: '^19.3.1' },
      operations: [{ path: 'assets/app.js', text: expect.stringContaining('viewer') }],
    });
    const wrong = { authorization: 'Bearer wrong' };
    expect((await call('GET', '/mf-chat/1.0.0-aaaaaaaa', undefined, wrong)).status).toBe(401);
    expect((await call('GET', '/mf-chat/9.9.9')).status).toBe(404);
  });

  it.each(['../../evil.js', '/etc/passwd', 'assets/../../x.js', '.npmrc', 'a\\b.js'])(
    'is refused with a file named %s',
    async (path) => {
      const { description, files } = sampleRelease();
      files.set(path, Buffer.from('x'));
      expect((await upload({ description, files })).status).toBe(400);
    },
  );

  it('is refused under another name, or as something else than a form', async () => {
    expect((await upload(sampleRelease(), '/mf-chat/2.0.0')).status).toBe(400);
    expect((await upload(sampleRelease(), '/mf-other/1.0.0-aaaaaaaa')).status).toBe(400);
    expect((await call('PUT', '/mf-chat/1.0.0', {})).status).toBe(400);
    expect((await call('PUT', '/..%2Fx/1.0.0', {})).status).toBe(400);
  });

  it('is refused with a file that is too large', async () => {
    const { description, files } = sampleRelease();
    files.set('assets/app.js', Buffer.alloc(8 * 1024 * 1024 + 1));
    expect((await upload({ description, files })).status).toBe(413);
  });
});

describe('the files of a release', () => {
  beforeEach(() => release('1.0.0-a'));

  it('never change, may be loaded from other origins, and have their type', async () => {
    const response = await file('assets/app.css');
    expect(await response.text()).toBe('.a{}');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are sent compressed to who takes it', async () => {
    const plain = await file('remoteEntry.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const refused = await file('remoteEntry.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(refused.headers.get('content-encoding')).toBeNull();
    const head = await fetch(`${server.url}/remotes/mf-chat/1.0.0-a/remoteEntry.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(head.headers.get('content-encoding')).toBe('br');
  });

  it('are not sent twice to who has them', async () => {
    const etag = (await file('remoteEntry.js')).headers.get('etag') ?? '';
    const response = await file('remoteEntry.js', { 'if-none-match': `W/${etag}` });
    expect(response.status).toBe(304);
  });

  it.each([
    'assets/none.js',
    'remoteEntry.js.br',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..\\..\\package.json',
    '%00',
    '%',
  ])('do not include %s', async (path) => {
    const response = await file(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('the page', () => {
  it('comes with its own policy and is checked anew each time', async () => {
    await release('1.0.0-a');
    const response = await fetch(`${server.url}/`, { headers: { 'accept-language': 'en' } });
    expect(await response.text()).toContain('<html lang="en"><title>Title</title>');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    const etag = response.headers.get('etag') ?? '';
    const headers = { 'accept-language': 'en', 'if-none-match': etag };
    expect((await fetch(`${server.url}/`, { headers })).status).toBe(304);
  });

  it('is not found where no micro-frontend answers, but still a page', async () => {
    await release('1.0.0-a');
    const response = await fetch(`${server.url}/nowhere`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each(['/x.php', '/.env', '/.git/config', '/api/none', '/remotes/x', '/assets/none.js', '/%'])(
    'does not stand in for %s',
    async (path) => {
      const response = await fetch(server.url + path);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('content-type')).toContain('application/json');
    },
  );

  it('has its own files, which never change', async () => {
    const response = await fetch(`${server.url}/assets/main.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await response.text()).toBe('main');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});

describe('a build beside the server', () => {
  it('is shown from the start, and a newer one from the next', async () => {
    await site.build(sampleRelease({ version: '1.0.0-a', content: 'a' }));
    await startAgain();
    expect(await shownVersion()).toBe('1.0.0-a');
    await site.build(sampleRelease({ version: '1.0.0-b', content: 'b' }));
    await startAgain();
    expect(await shownVersion()).toBe('1.0.0-b');
  });

  it('undoes neither a later release nor a roll-back when the server starts again', async () => {
    await site.build(sampleRelease({ version: '1.0.0-a', content: 'a' }));
    await startAgain();
    await release('1.0.0-b');
    await startAgain();
    expect(await shownVersion()).toBe('1.0.0-b');
    await release('1.0.0-c');
    await site.build(sampleRelease({ version: '1.0.0-c', content: '1.0.0-c' }));
    await call('POST', '/mf-chat/rollback', {});
    await startAgain();
    expect(await shownVersion()).toBe('1.0.0-b');
  });

  it('is registered once by replicas that start together', async () => {
    await site.build(sampleRelease({ version: '1.0.0-a', content: 'a' }));
    await Promise.all([startAgain(), startAgain(), startAgain()]);
    expect(await shownVersion()).toBe('1.0.0-a');
    expect(await server.em().count(Release, {})).toBe(1);
  });

  it('that does not fit leaves the active version in place, and the server starts', async () => {
    await release('1.0.0-a');
    const build = { version: '1.0.0-b', content: 'b', shared: { react: '^18.0.0' } };
    await site.build(sampleRelease(build));
    await startAgain();
    expect(await shownVersion()).toBe('1.0.0-a');
  });

  it('can be rolled back to, even though a newer build took its place on disk', async () => {
    await site.build(sampleRelease({ version: '1.0.0-old', content: 'old' }));
    await startAgain();
    await rm(join(site.root, 'mf-chat'), { recursive: true });
    await site.build(sampleRelease({ version: '1.0.0-b', content: 'b' }));
    await startAgain();
    await call('POST', '/mf-chat/rollback', {});
    const old = await fetch(`${server.url}/remotes/mf-chat/1.0.0-old/remoteEntry.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await old.text()).toContain('"old"');
  });
});

describe('the calls for releases', () => {
  it('take a few wrong tokens from one address, and then none', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const wrong = { authorization: 'Bearer wrong', 'x-forwarded-for': '198.51.100.7' };
      statuses.push((await call('GET', '', undefined, wrong)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await call('GET', '')).status).toBe(200);
  });

  it('can be switched off', async () => {
    const closed = await startTestApp({ config: { releases: false } });
    const headers = { authorization: `Bearer ${closed.config.releaseToken}` };
    expect((await closed.client().fetch('/api/releases', { headers })).status).toBe(404);
    await closed.stop();
  });
});
