import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegistryEntry } from '@hausgeist/schema';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { FrontEnd } from './front-end.entity.js';
import { ReleaseHealth } from './release-health.entity.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { Release } from './release.entity.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

let site: SampleSite;
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  site = await createSampleSite();
  server = await startTestApp({
    config: { ...site.settings, trustedProxies: ['127.0.0.1'] },
  });
  admin = await asAdmin(server, await createAdmin(server.em(), { firstName: 'Ada' }));
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});
beforeEach(async () => {
  for (const entity of [ReleasePointer, Release, ReleaseHealth, FrontEnd]) {
    await server.em().nativeDelete<object>(entity, {});
  }
  await server.app.platform.events.publish('releases.changed', '');
});

type Sample = ReturnType<typeof sampleRelease>;

async function upload({ description, files }: Sample) {
  const form = new FormData();
  form.append('release', JSON.stringify(description));
  for (const [name, content] of files) form.append(name, new Blob([new Uint8Array(content)]), 'f');
  const response = await server
    .client()
    .fetch(`/api/releases/${description.name}/${description.version}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${server.config.releaseToken}` },
      body: form,
    });
  const { reason } = (await response.json()) as { reason?: string };
  return { status: response.status, ...(reason ? { reason } : {}) };
}

/** Carries a mutation out as an administrator; gives the front end, or the reason of the refusal. */
async function change(mutation: string, input: Record<string, unknown>) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await admin.graphql<Record<string, { frontEnd: unknown }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { frontEnd {
       name team activeVersion returnVersion routes retiredAt
       versions { version isActive isBad activatedBy } } } }`,
    { input },
  );
  return data?.[mutation]?.frontEnd ?? errors?.[0]?.extensions['reason'];
}

const register = (name = 'mf-chat') => change('registerFrontEnd', { name, team: 'Chat' });

async function release(version: string, options: Parameters<typeof sampleRelease>[0] = {}) {
  const sample = sampleRelease({ version, content: version, ...options });
  expect(await upload(sample)).toEqual({ status: 201 });
  const { name } = sample.description;
  expect(await change('activateRelease', { name, version })).toMatchObject({
    activeVersion: version,
  });
}

async function shown(): Promise<Record<string, string>> {
  const html = await (await fetch(`${server.url}/`)).text();
  const [, registry = '[]'] = /id="registry">([^]*?)<\/script>/.exec(html) ?? [];
  const entries = JSON.parse(registry) as RegistryEntry[];
  return Object.fromEntries(entries.map(({ name, version }) => [name, version]));
}

const rollBack = () => change('rollBackFrontEnd', { name: 'mf-chat' });

describe('a front end', () => {
  it('takes no release before an administrator has registered it', async () => {
    expect(await upload(sampleRelease())).toEqual({ status: 409, reason: 'APP_NOT_REGISTERED' });
    expect(await register()).toMatchObject({ name: 'mf-chat', team: 'Chat', activeVersion: null });
    expect(await upload(sampleRelease())).toEqual({ status: 201 });
  });

  it('is registered under a name that it can have, and with a team', async () => {
    expect(await register('chat')).toBe('APP_NAME_INVALID');
    const nameless = { name: 'mf-chat', team: ' ' };
    expect(await change('registerFrontEnd', nameless)).toBe('APP_TEAM_INVALID');
    await register();
    const other = { name: 'mf-chat', team: 'Others' };
    expect(await change('registerFrontEnd', other)).toBe('APP_ACTIVE_ELSEWHERE');
  });

  it('is gone for visitors once it is retired, until it is registered again', async () => {
    await register();
    await release('1.0.0-a');
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-a' });
    expect(await change('retireFrontEnd', { name: 'mf-chat' })).toMatchObject({
      activeVersion: null,
      retiredAt: expect.any(String),
    });
    expect(await shown()).toEqual({});
    const next = sampleRelease({ version: '1.0.0-b' });
    expect(await upload(next)).toEqual({ status: 409, reason: 'APP_RETIRED' });
    const old = { name: 'mf-chat', version: '1.0.0-a' };
    expect(await change('activateRelease', old)).toBe('APP_RETIRED');
    await register();
    await release('1.0.0-b');
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-b' });
  });

  it('may not have the routes of another, nor take them later', async () => {
    await register();
    await register('mf-company');
    await release('1.0.0-p', { name: 'mf-company', routes: ['/company/*', '/terms'] });
    const thief = sampleRelease({ routes: ['/', '/company/login'] });
    expect(await upload(thief)).toEqual({ status: 400, reason: 'RELEASE_ROUTE_TAKEN' });
    // Both were free when they were uploaded.
    await upload(sampleRelease({ version: '1.0.0-b', routes: ['/', '/news'] }));
    await release('1.0.0-q', {
      ...{ name: 'mf-company', content: 'q', routes: ['/company/*', '/news/*'] },
    });
    const late = { name: 'mf-chat', version: '1.0.0-b' };
    expect(await change('activateRelease', late)).toBe('RELEASE_ROUTE_TAKEN');
  });

  it('is listed with its versions, and by whom they became active', async () => {
    await register();
    await release('1.0.0-a');
    await release('1.0.0-b');
    const { data } = await admin.graphql(
      `{ frontEnds { name activeVersion returnVersion routes
           versions { version createdAt activatedAt isReady isActive isBad activatedBy signedBy firstLoadBytes totalBytes operationCount } } }`,
    );
    const times = { createdAt: expect.any(String), activatedAt: expect.any(String) };
    const kept = {
      ...times,
      isReady: true,
      isBad: false,
      activatedBy: 'Ada Schröder',
      signedBy: null,
    };
    const sizes = { firstLoadBytes: expect.any(Number), totalBytes: expect.any(Number) };
    expect(data).toEqual({
      frontEnds: [
        {
          ...{ name: 'mf-chat', activeVersion: '1.0.0-b', returnVersion: '1.0.0-a' },
          routes: ['/'],
          versions: [
            { version: '1.0.0-b', isActive: true, ...kept, ...sizes, operationCount: 0 },
            { version: '1.0.0-a', isActive: false, ...kept, ...sizes, operationCount: 0 },
          ],
        },
      ],
    });
  });

  it('is nothing for those who do not administer the platform', async () => {
    const { errors } = await server.client().graphql('{ frontEnds { name } }');
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

/** An entry of the audit log about a version. */
const step = (action: string, who: string | undefined, version: string) => ({
  ...{ action: `release.${action}`, who, version, left: null },
});

describe('rolling back', () => {
  beforeEach(() => register());

  it('returns past two bad releases to the last good one', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await release(version);
    await rollBack();
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-b' });
    await rollBack();
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-a' });
    expect(await rollBack()).toBe('NO_EARLIER_RELEASE');
    // A bad release that was followed by a good one and another bad one is left out.
    await release('1.0.0-d');
    await release('1.0.0-e');
    await rollBack();
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-d' });
    await rollBack();
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-a' });
  });

  it('forgets that a version was bad when it is chosen by its name', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b']) await release(version);
    await rollBack();
    await change('activateRelease', { name: 'mf-chat', version: '1.0.0-b' });
    await release('1.0.0-c');
    expect(await rollBack()).toMatchObject({ activeVersion: '1.0.0-b' });
  });

  it('is kept in the audit log like everything else that is done', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b']) await release(version);
    await rollBack();
    await change('retireFrontEnd', { name: 'mf-chat' });
    const entries = await server.em().execute(
      `select action, actor_name as who, details->>'version' as version, details->>'left' as "left"
         from audit_entry where action like 'release.%' order by at desc, id desc limit 7`,
    );
    const [token, ada] = ['Release token', 'Ada Schröder'];
    const none = { version: null, left: null };
    expect(entries.toReversed()).toEqual([
      { action: 'release.registered', who: ada, ...none },
      step('stored', token, '1.0.0-a'),
      step('activated', ada, '1.0.0-a'),
      step('stored', token, '1.0.0-b'),
      step('activated', ada, '1.0.0-b'),
      { ...step('rolled-back', ada, '1.0.0-a'), left: '1.0.0-b' },
      { action: 'release.retired', who: ada, ...none },
    ]);
  });
});

it('that is the console of administrators cannot be retired, as they would not get in again', async () => {
  const name = 'mf-admin';
  await register(name);
  await release('1.0.0-a', { name, routes: ['/adminlogin', '/admin/*'] });
  expect(await change('retireFrontEnd', { name })).toBe('APP_IS_CONSOLE');
  expect(await shown()).toEqual({ [name]: '1.0.0-a' });
});

describe('a stored file', () => {
  it('that is not what was released is not sent', async () => {
    await register();
    await release('1.0.0-a');
    const folder = join(server.config.dataDir, 'files', 'releases', 'mf-chat', '1.0.0-a');
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if ((await readFile(file, 'utf8')).startsWith('(()=>')) await writeFile(file, 'evil()');
    }
    const base = `${server.url}/remotes/mf-chat/1.0.0-a`;
    const response = await fetch(`${base}/assets/app.js`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('evil');
    expect((await fetch(`${base}/remoteEntry.js`)).status).toBe(200);
  });

  it('is named in the page with what it has to be', async () => {
    await register();
    await release('1.0.0-a');
    const html = await (await fetch(`${server.url}/`)).text();
    expect(html).toMatch(
      /<link rel="preload" href="\/remotes\/mf-chat\/1\.0\.0-a\/assets\/app\.js" as="script" integrity="sha256-[^"]{44}">/,
    );
  });
});

/** Visitors of one test have addresses of their own, as failures are limited by them. */
let network = 0;

const tell = async (version: string, times: number, failure?: string, from?: string) => {
  for (let page = 0; page < times; page += 1) {
    const report = { app: 'mf-chat', version, isVisit: true, ...(failure ? { failure } : {}) };
    const response = await server.client().fetch(`/api/front-ends/visits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from ?? `198.${network}.${page % 250}.${version.charCodeAt(6) % 250}`,
      },
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(202);
  }
};
const healthOf = async (version: string) => {
  const { data } = await admin.graphql<{
    frontEnds: { versions: { version: string; visits: number; failedVisits: number }[] }[];
  }>('{ frontEnds { versions { version visits failedVisits } } }');
  const known = data?.frontEnds[0]?.versions.find((each) => each.version === version);
  return [known?.failedVisits, known?.visits];
};

describe('a release that fails in browsers', () => {
  beforeEach(async () => {
    network += 1;
    await register();
    for (const version of ['1.0.0-a', '1.0.0-b']) await release(version);
    await tell('1.0.0-a', 60);
  });

  it('more than the one before is rolled back by itself, which administrators hear of', async () => {
    const { email } = await createAdmin(server.em());
    await tell('1.0.0-b', 40);
    await tell('1.0.0-b', 9, 'RENDER');
    // Too few pages to say so.
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-b' });
    await tell('1.0.0-b', 4, 'CODE');
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-a' });
    expect(await healthOf('1.0.0-a')).toEqual([0, 60]);
    expect((await healthOf('1.0.0-b'))[0]).toBeGreaterThanOrEqual(10);
    const [entry] = await server.em().execute(
      `select actor_name, address, details from audit_entry where action = 'release.rolled-back'
        order by at desc limit 1`,
    );
    expect(entry).toMatchObject({
      ...{ actor_name: 'Health of front ends', address: '' },
      details: { app: 'mf-chat', version: '1.0.0-a', left: '1.0.0-b', visits: 50, failures: 10 },
    });
    const [mail] = await storedMails(server, email);
    expect(mail?.subject).toBe('mf-chat was rolled back to 1.0.0-a by itself');
    expect(mail?.text).toContain('failed on 10 of 50 pages');
    expect(await rollBack()).toBe('NO_EARLIER_RELEASE');
  });

  it('for one visitor alone stays, however often that visitor says so', async () => {
    await tell('1.0.0-b', 40);
    await tell('1.0.0-b', 50, 'CODE', '203.0.113.7');
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-b' });
    expect(await healthOf('1.0.0-b')).toEqual([2, 42]);
  });

  it('as rarely as the one before stays', async () => {
    await tell('1.0.0-b', 100);
    await tell('1.0.0-b', 5, 'LOAD');
    expect(await shown()).toEqual({ 'mf-chat': '1.0.0-b' });
    expect(await healthOf('1.0.0-b')).toEqual([5, 105]);
  });

  it('is only counted if there is such a one', async () => {
    await tell('9.9.9', 1, 'LOAD');
    expect(await server.em().count(ReleaseHealth, { version: '9.9.9' })).toBe(0);
    const response = await server.client().fetch(`/api/front-ends/visits`, { method: 'POST' });
    expect(response.status).toBe(400);
  });
});
