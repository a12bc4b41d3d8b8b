import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegistryEntry } from '@hausgeist/schema';
import { createAdmin, createCompany } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { FrontEnd } from './front-end.entity.js';
import { startReleasesAgain } from './testing/second-start.js';
import { StoredReleaseFiles } from './release-files.js';
import { ReleaseHealth } from './release-health.entity.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { ReleaseTrial } from './release-trial.entity.js';
import { ReleaseVital } from './release-vital.entity.js';
import { Release } from './release.entity.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

let site: SampleSite;
let server: TestApp;
let admin: TestClient;
let email: string;

beforeAll(async () => {
  site = await createSampleSite();
  server = await startTestApp({
    config: { ...site.settings, trustedProxies: ['127.0.0.1'] },
  });
  const account = await createAdmin(server.em(), { firstName: 'Ada' });
  email = account.email;
  admin = await asAdmin(server, account);
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});
beforeEach(async () => {
  for (const entity of [
    ReleaseTrial,
    ReleasePointer,
    Release,
    ReleaseHealth,
    ReleaseVital,
    FrontEnd,
  ]) {
    await server.em().nativeDelete<object>(entity, {});
  }
  await server.em().insert(FrontEnd, { app: 'mf-chat', team: 'Chat', registeredAt: new Date() });
  await server.app.platform.events.publish('releases.changed', '');
});

/** A call with the release token; its status, and the reason of a refusal. */
async function call(method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await server.client().fetch(`/api/releases/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${server.config.releaseToken}`,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { reason?: string };
  return answer.reason ?? response.status;
}

async function upload(version: string, options: Parameters<typeof sampleRelease>[0] = {}) {
  const { description, files } = sampleRelease({ version, content: version, ...options });
  const form = new FormData();
  form.append('release', JSON.stringify(description));
  for (const [name, content] of files) form.append(name, new Blob([new Uint8Array(content)]), 'f');
  expect(await call('PUT', `${description.name}/${version}`, form)).toBe(201);
}

async function release(version: string) {
  await upload(version);
  expect(await call('POST', 'mf-chat/active', { version })).toBe(200);
}

/** A page as a browser gets it: the version of the chat, and the number that it is given. */
async function open({ path = '/', lot = '' } = {}) {
  const headers = lot === '' ? {} : { cookie: `hausgeist_lot=${lot}` };
  const response = await fetch(server.url + path, { headers });
  const [, registry = '[]'] = /id="registry">([^]*?)<\/script>/.exec(await response.text()) ?? [];
  const entries = JSON.parse(registry) as RegistryEntry[];
  const [cookie = ''] = response.headers.getSetCookie();
  return { version: entries.find(({ name }) => name === 'mf-chat')?.version, cookie };
}

/** Which of all the numbers get a version. */
async function lotsWith(version: string): Promise<number[]> {
  const lots = Array.from({ length: 100 }, (_, lot) => lot);
  const pages = await Promise.all(lots.map((lot) => open({ lot: String(lot) })));
  return lots.filter((lot) => pages[lot]?.version === version);
}

/** What would refuse a release, asked before there is a build. */
const plan = (body: object = {}, app = 'mf-chat') =>
  call('POST', `${app}/plan`, { routes: ['/'], ...body });

describe('a release that is only planned', () => {
  it('is refused for what its build would be, and leaves nothing behind', async () => {
    expect(await plan({}, 'mf-lists')).toBe('APP_NOT_REGISTERED');
    expect(await plan({ routes: ['/api/x'] })).toBe('RELEASE_ROUTE_RESERVED');
    expect(await plan({ share: { percent: 0 } })).toBe('TRIAL_OF_NONE');
    expect(await plan({ share: { percent: 150 } })).toBe('TRIAL_SHARE_INVALID');
    expect(await plan({ share: { companies: ['nowhere'] } })).toBe('TRIAL_COMPANY_UNKNOWN');
    const link = { path: '/', label: { de: 'Chat', en: 'Chat' }, permissions: ['cases.fly'] };
    expect(await plan({ navigation: [link] })).toBe('RELEASE_REQUEST_INVALID');
    expect(await plan({ share: { percent: 10 } })).toBe(200);
    expect(await server.em().count(Release, {})).toBe(0);
  });
});

const trial = (version: string, percent: number, companies: string[] = []) =>
  call('POST', 'mf-chat/trial', { version, percent, companies });

let network = 0;

/** Sends what many pages say, each from an address of its own. */
async function report(path: string, times: number, body: object) {
  network += 1;
  for (let page = 0; page < times; page += 1) {
    await server.client().fetch(`/api/front-ends/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.${network}.${page % 250}.1`,
      },
      body: JSON.stringify({ app: 'mf-chat', ...body }),
    });
  }
}

const tell = (version: string, times: number, failure?: string) =>
  report('visits', times, { version, isVisit: true, failure });

const tellSpeed = (version: string, times: number, inp: number) =>
  report('vitals', times, { version, lcp: 900, inp });

const slowMails = async () =>
  (await storedMails(server, email)).filter(({ subject }) => subject.includes('more slowly'));

async function reported() {
  const { data } = await admin.graphql<{ frontEnds: { trial: object | null }[] }>(
    `{ frontEnds { activeVersion versions { version isBad }
        trial { version percent companies visits failedVisits activeVisits activeFailedVisits } } }`,
  );
  return data?.frontEnds[0];
}

describe('a version on trial', () => {
  beforeEach(async () => {
    await release('1.0.0-a');
    await upload('1.0.0-b');
  });

  it('is what a tenth of visitors get, the same ones each time, and more with more percent', async () => {
    expect(await trial('1.0.0-b', 10)).toBe(200);
    const tenth = await lotsWith('1.0.0-b');
    expect(tenth).toHaveLength(10);
    expect(await lotsWith('1.0.0-b')).toEqual(tenth);
    expect(await trial('1.0.0-b', 25)).toBe(200);
    const quarter = await lotsWith('1.0.0-b');
    expect(quarter).toHaveLength(25);
    expect(quarter).toEqual(expect.arrayContaining(tenth));
    expect(await call('POST', 'mf-chat/active', { version: '1.0.0-b' })).toBe(200);
    expect(await lotsWith('1.0.0-b')).toHaveLength(100);
    expect(await reported()).toMatchObject({ activeVersion: '1.0.0-b', trial: null });
  });

  it('gives browsers a number only while it is tried, and only one of a hundred', async () => {
    expect((await open()).cookie).toBe('');
    await trial('1.0.0-b', 10);
    const { cookie, version } = await open();
    expect(cookie).toMatch(
      /^hausgeist_lot=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const lot = /=(\d+)/.exec(cookie)?.[1] ?? '';
    expect(await open({ lot })).toEqual({ version, cookie: '' });
    expect((await open({ lot: 'someone' })).cookie).toMatch(/^hausgeist_lot=\d/);
    await call('DELETE', 'mf-chat/trial');
    expect((await open()).cookie).toBe('');
  });

  it('is what chosen companies get on their pages, and no one else', async () => {
    const company = await createCompany(server.em(), { name: 'Lindenhof' });
    const [{ slug } = { slug: '' }] = await server
      .em()
      .execute<{ slug: string }[]>('select slug from company where id = ?', [company.id]);
    expect(await trial('1.0.0-b', 0, ['nowhere'])).toBe('TRIAL_COMPANY_UNKNOWN');
    await upload('1.0.0-c', { routes: ['/', '/c/*'] });
    expect(await trial('1.0.0-c', 0, [slug])).toBe(200);
    expect(await open({ path: `/c/${slug}` })).toEqual({ version: '1.0.0-c', cookie: '' });
    expect(await open()).toEqual({ version: '1.0.0-a', cookie: '' });
  });

  it('ends by itself when it fails more than the active one of the same time', async () => {
    // What was before says nothing.
    await tell('1.0.0-a', 60, 'CODE');
    await trial('1.0.0-b', 10);
    await tell('1.0.0-a', 60);
    await tell('1.0.0-b', 42);
    await tell('1.0.0-b', 7, 'RENDER');
    expect(await reported()).toMatchObject({
      trial: {
        ...{ version: '1.0.0-b', percent: 10, companies: [], visits: 49, failedVisits: 7 },
        ...{ activeVisits: 60, activeFailedVisits: 0 },
      },
    });
    await tell('1.0.0-b', 6, 'CODE');
    const after = await reported();
    expect(after).toMatchObject({ activeVersion: '1.0.0-a', trial: null });
    expect(after).toMatchObject({
      versions: expect.arrayContaining([{ version: '1.0.0-b', isBad: true }]),
    });
    expect(await lotsWith('1.0.0-a')).toHaveLength(100);
    const [mail] = await storedMails(server, email);
    expect(mail?.subject).toBe('mf-chat was rolled back to 1.0.0-a by itself');
    const [entry] = await server
      .em()
      .execute(
        `select actor_name, details from audit_entry where action = 'release.trial-ended' order by at desc limit 1`,
      );
    expect(entry).toMatchObject({
      actor_name: 'Health of front ends',
      details: { app: 'mf-chat', version: '1.0.0-a', left: '1.0.0-b' },
    });
  });

  it('goes on while it fails as the active one does', async () => {
    await trial('1.0.0-b', 10);
    await tell('1.0.0-a', 60, 'CODE');
    await tell('1.0.0-b', 60, 'CODE');
    expect(await reported()).toMatchObject({ trial: { version: '1.0.0-b', failedVisits: 60 } });
  });

  it('is told to administrators, once, when its pages answer late, and goes on', async () => {
    await tellSpeed('1.0.0-a', 100, 120);
    await trial('1.0.0-b', 10);
    await tellSpeed('1.0.0-b', 99, 480);
    expect(await slowMails()).toEqual([]);
    await tellSpeed('1.0.0-b', 3, 480);
    const [mail, ...others] = await slowMails();
    expect(mail?.subject).toBe('mf-chat 1.0.0-b answers more slowly');
    expect(mail?.text).toMatch(/within 512 milliseconds, and within 127 with the version/);
    expect(others).toEqual([]);
    expect(await reported()).toMatchObject({ trial: { version: '1.0.0-b' } });
  });

  it('is refused where there is nothing to try', async () => {
    expect(await trial('1.0.0-b', 0)).toBe('TRIAL_OF_NONE');
    expect(await trial('1.0.0-b', 100)).toBe('TRIAL_SHARE_INVALID');
    expect(await trial('1.0.0-a', 10)).toBe('TRIAL_OF_ACTIVE');
    expect(await trial('1.0.0-x', 10)).toBe('RELEASE_NOT_FOUND');
    expect(await call('DELETE', 'mf-chat/trial')).toBe('NO_TRIAL');
    await upload('1.0.0-c');
    await trial('1.0.0-b', 10);
    expect(await trial('1.0.0-c', 10)).toBe('TRIAL_OF_OTHER');
  });

  it('ends when another becomes active, and with its front end', async () => {
    await upload('1.0.0-c');
    await trial('1.0.0-b', 10);
    await call('POST', 'mf-chat/active', { version: '1.0.0-c' });
    expect(await reported()).toMatchObject({ trial: null });
    await trial('1.0.0-b', 10);
    await call('POST', 'mf-chat/rollback', {});
    expect(await reported()).toMatchObject({ activeVersion: '1.0.0-a', trial: null });
    await trial('1.0.0-b', 10);
    await admin.graphql('mutation { retireFrontEnd(input: { name: "mf-chat" }) { message } }');
    expect(await reported()).toMatchObject({ activeVersion: null, trial: null });
  });

  it('is begun and ended by administrators in the console', async () => {
    const begin = `mutation { tryRelease(input: { name: "mf-chat", version: "1.0.0-b", percent: 5 }) {
      message frontEnd { trial { version percent } } } }`;
    const begun = await admin.graphql(begin);
    expect(begun.data).toMatchObject({
      tryRelease: { frontEnd: { trial: { version: '1.0.0-b', percent: 5 } } },
    });
    const [mail] = await storedMails(server, email);
    expect(mail?.text).toContain('5 % of visitors');
    const end =
      'mutation { endReleaseTrial(input: { name: "mf-chat" }) { frontEnd { trial { version } } } }';
    expect((await admin.graphql(end)).data).toMatchObject({
      endReleaseTrial: { frontEnd: { trial: null } },
    });
    const { errors } = await server.client().graphql(begin);
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('two front ends that take the same new route', () => {
  beforeEach(async () => {
    for (const app of ['mf-one', 'mf-two']) {
      await server.em().insert(FrontEnd, { app, team: app, registeredAt: new Date() });
      await upload('1.0.0-a', { name: app, content: app, routes: [`/${app}`] });
      await upload('1.0.0-b', { name: app, content: `${app} b`, routes: [`/${app}`, '/news'] });
      await call('POST', `${app}/active`, { version: '1.0.0-a' });
    }
  });

  it('do not both get it, however close together they ask', async () => {
    const asked = ['mf-one', 'mf-two'].map((app) =>
      call('POST', `${app}/active`, { version: '1.0.0-b' }),
    );
    expect((await Promise.all(asked)).map(String).toSorted()).toEqual([
      '200',
      'RELEASE_ROUTE_TAKEN',
    ]);
  });

  it('do not both get it when one of them lies beside the server that starts', async () => {
    const [name, version] = ['mf-one', '1.0.0-c'];
    await site.build(sampleRelease({ name, version, content: 'c', routes: ['/mf-one', '/news'] }));
    // The other one becomes active between the look at the build and its activation.
    const save = vi.spyOn(StoredReleaseFiles.prototype, 'save').mockImplementationOnce(async () => {
      expect(await call('POST', 'mf-two/active', { version: '1.0.0-b' })).toBe(200);
    });
    await startReleasesAgain(server);
    expect(save).toHaveBeenCalledOnce();
    const pointer = await server.em().findOneOrFail(ReleasePointer, { app: name });
    expect(pointer.activeVersion).toBe('1.0.0-a');
  });

  it('do not both get it by way of trials either', async () => {
    const asked = ['trial', 'active'].map((way, index) =>
      call('POST', `${index === 0 ? 'mf-one' : 'mf-two'}/${way}`, {
        version: '1.0.0-b',
        ...(way === 'trial' ? { percent: 10 } : {}),
      }),
    );
    expect((await Promise.all(asked)).map(String).toSorted()).toEqual([
      '200',
      'RELEASE_ROUTE_TAKEN',
    ]);
  });
});
