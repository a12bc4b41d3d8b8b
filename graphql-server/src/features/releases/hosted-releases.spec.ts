import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReleaseKey } from '../../release-keys.js';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import { FrontEnd } from './front-end.entity.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { ReleaseTrial } from './release-trial.entity.js';
import { Release } from './release.entity.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';
import { hostedAt, serveWell, startTeamOrigin, type TeamOrigin } from './testing/team-origin.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

let site: SampleSite;
let server: TestApp;
let admin: TestClient;
let chat: TeamOrigin;
let meters: TeamOrigin;

beforeAll(async () => {
  site = await createSampleSite();
  const key = readReleaseKey(`mf-meters=${rawKey.toString('base64')}`);
  server = await startTestApp({
    config: {
      ...site.settings,
      webhookAllowPrivate: true,
      releaseSignatures: { keys: key ? [key] : [], required: false },
    },
  });
  admin = await asAdmin(server, await createAdmin(server.em()));
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});
beforeEach(async () => {
  for (const entity of [ReleaseTrial, ReleasePointer, Release, FrontEnd]) {
    await server.em().nativeDelete<object>(entity, {});
  }
  await server.app.platform.events.publish('releases.changed', '');
  [chat, meters] = [await startTeamOrigin(), await startTeamOrigin()];
});
afterEach(() => Promise.all([chat.stop(), meters.stop()]));

type Sample = ReturnType<typeof sampleRelease>;

/** Publishes a release; its files are the maps alone, as the command sends them. */
async function publish({ description }: Sample, files: [string, Buffer][] = [], signed?: object) {
  const form = new FormData();
  form.append('release', JSON.stringify(description));
  for (const [name, text] of Object.entries(signed ?? {})) form.append(name, text);
  for (const [path, content] of files) form.append(path, new Blob([new Uint8Array(content)]), 'f');
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

/** Carries a mutation out; gives the front end, or the reason of the refusal. */
async function change(mutation: string, input: Record<string, unknown>, client = admin) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { frontEnd: unknown }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { frontEnd { name origin activeVersion } } }`,
    { input },
  );
  return data?.[mutation]?.frontEnd ?? errors?.[0]?.extensions['reason'];
}

const register = (origin: string | null, name = 'mf-chat', team = 'Chat') =>
  change('registerFrontEnd', { name, team, origin });

/** What the content policy of a page says, by directive. */
async function policy(): Promise<Record<string, string>> {
  const { headers } = await fetch(`${server.url}/`);
  const parts = (headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(parts.map((part) => part.split(/ (.*)/s).slice(0, 2)));
}

async function release(team: TeamOrigin, options: Parameters<typeof sampleRelease>[0] = {}) {
  const sample = hostedAt(team, sampleRelease(options));
  expect(await publish(sample)).toEqual({ status: 201 });
  const { name, version } = sample.description;
  expect(await change('activateRelease', { name, version })).toMatchObject({
    activeVersion: version,
  });
  return sample;
}

/** A version that lies on this server, as before. */
async function publishHere() {
  const sample = sampleRelease({ version: '1.0.0-here' });
  expect(await publish(sample, [...sample.files])).toEqual({ status: 201 });
}

/** A statement with the signature of the team of mf-meters. */
const sealed = (signed: string) => ({
  signed,
  signature: sign(null, Buffer.from(signed), privateKey).toString('base64'),
});

describe('a release at the origin of its team', () => {
  it('is taken from the registered origin alone, and nothing else is asked', async () => {
    const sample = hostedAt(chat, sampleRelease());
    const refused = { status: 409, reason: 'RELEASE_ORIGIN_OTHER' };
    await register(null);
    expect(await publish(sample)).toEqual(refused);
    await register(meters.origin);
    expect(await publish(sample)).toEqual(refused);
    expect([...chat.asked, ...meters.asked]).toEqual([]);
    expect(await register(chat.origin)).toMatchObject({ origin: chat.origin });
    expect(await publish(sample)).toEqual({ status: 201 });
    const base = '/remotes/mf-chat/1.0.0-aaaaaaaa/';
    expect(chat.asked.map(({ path }) => path).toSorted()).toEqual(
      sample.description.files.map((path) => base + path).toSorted(),
    );
    // As the pages ask for them.
    expect(new Set(chat.asked.map(({ from }) => from))).toEqual(
      new Set([new URL(server.config.publicUrl).origin]),
    );
    const entry = await server.em().findOneOrFail(AuditEntry, {
      ...{ action: 'release.registered', details: { origin: chat.origin } },
    });
    expect(entry.details).toMatchObject({ app: 'mf-chat' });
  });

  it.each([
    ['is missing', 'RELEASE_HOSTED_ABSENT', () => ({ status: 404 })],
    ['is redirected', 'RELEASE_HOSTED_ABSENT', () => ({ status: 302 })],
    ['is another one', 'RELEASE_HOSTED_OTHER', () => ({ content: 'evil' })],
    [
      'may not be loaded by pages',
      'RELEASE_HOSTED_CORS',
      () => ({ cors: 'https://other.example' }),
    ],
    ['has no CORS header', 'RELEASE_HOSTED_CORS', () => ({ cors: undefined })],
    ['is no script for browsers', 'RELEASE_HOSTED_TYPE', () => ({ type: 'text/plain' })],
  ])('is refused when a file %s', async (_fault, reason, fault) => {
    await register(chat.origin);
    const sample = hostedAt(chat, sampleRelease());
    chat.answer = (response, content, path) => {
      if (!path.endsWith('app.js')) return serveWell(response, content, path);
      const told = { status: 200, content, cors: '*', type: 'text/javascript', ...fault() };
      response.writeHead(told.status, {
        'content-type': told.type,
        ...(told.cors ? { 'access-control-allow-origin': told.cors } : {}),
        ...(told.status === 302 ? { location: `${meters.origin}/app.js` } : {}),
      });
      return response.end(told.content);
    };
    expect(await publish(sample)).toEqual({ status: 400, reason });
    expect(meters.asked).toEqual([]);
    expect(await server.em().count(Release, {})).toBe(0);
  });

  it('is refused when a file has no integrity value, or is sent along instead', async () => {
    await register(chat.origin);
    const sample = hostedAt(chat, sampleRelease());
    const { 'assets/app.js': _none, ...digests } = sample.description.hosted?.digests ?? {};
    const hosted = { origin: chat.origin, digests };
    const wrong = { status: 400, reason: 'RELEASE_HOSTED_OTHER' };
    expect(await publish({ ...sample, description: { ...sample.description, hosted } })).toEqual(
      wrong,
    );
    chat.files.set('/remotes/mf-chat/1.0.0-aaaaaaaa/assets/app.js', Buffer.from('evil'));
    const [, script = Buffer.of()] =
      [...sample.files].find(([path]) => path === 'assets/app.js') ?? [];
    expect(await publish(sample, [['assets/app.js', script]])).toEqual(wrong);
  });

  it('is waited for two seconds', async () => {
    await register(chat.origin);
    const sample = hostedAt(chat, sampleRelease());
    chat.answer = () => undefined;
    const startedAt = performance.now();
    expect(await publish(sample)).toEqual({ status: 400, reason: 'RELEASE_HOSTED_SILENT' });
    const waited = performance.now() - startedAt;
    expect(waited).toBeGreaterThan(1_900);
    expect(waited).toBeLessThan(6_000);
  });

  it('needs the signature of its team, over its origin too', async () => {
    await register(meters.origin, 'mf-meters', 'Meters');
    const sample = hostedAt(meters, sampleRelease({ name: 'mf-meters', routes: ['/meters'] }));
    const statementOf = (description: object) =>
      JSON.stringify({
        kind: 'hausgeist-release-1',
        description,
        files: Object.fromEntries(
          [...sample.files].map(([path, content]) => [
            path,
            createHash('sha256').update(content).digest('hex'),
          ]),
        ),
      });
    expect(await publish(sample)).toEqual({ status: 400, reason: 'RELEASE_UNSIGNED' });
    const hosted = { ...sample.description.hosted, origin: chat.origin };
    const elsewhere = sealed(statementOf({ ...sample.description, hosted }));
    expect(await publish(sample, [], elsewhere)).toMatchObject({
      ...{ status: 400, reason: 'RELEASE_SIGNATURE_WRONG' },
    });
    expect(await publish(sample, [], sealed(statementOf(sample.description)))).toEqual({
      status: 201,
    });
  });

  it('is loaded from there: the registry, the hints and the policy name its folder and no more', async () => {
    await register(chat.origin);
    await register(meters.origin, 'mf-meters', 'Meters');
    const { description } = await release(chat);
    const folder = `${chat.origin}/remotes/mf-chat/1.0.0-aaaaaaaa/`;
    // Registered and published, but not active.
    await publish(hostedAt(meters, sampleRelease({ name: 'mf-meters', routes: ['/meters'] })));
    const html = await (await fetch(`${server.url}/`)).text();
    const [, registry = '[]'] = /id="registry">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(registry)).toEqual([
      expect.objectContaining({
        ...{ entry: `${folder}remoteEntry.js`, integrity: description.integrity },
      }),
    ]);
    const digest = description.hosted?.digests['assets/app.js'];
    expect(html).toContain(
      `href="${folder}assets/app.js" as="script" crossorigin="anonymous" integrity="${digest}"`,
    );
    expect(html).not.toContain('"hosted"');
    const { 'script-src': scripts, 'style-src': styles, ...rest } = await policy();
    expect(scripts).toBe(`'self' ${folder}`);
    expect(styles).toContain(` ${folder}`);
    // It has no pictures and no fonts, and data is the server's alone.
    expect(JSON.stringify(rest)).not.toContain(chat.origin);
    expect(JSON.stringify(rest)).not.toContain(chat.origin.replace('http', 'ws'));
    const own = await fetch(`${server.url}/remotes/mf-chat/1.0.0-aaaaaaaa/assets/app.js`);
    expect(own.status).toBe(404);
  });

  it('leaves the policy when it is rolled back, tried no more, or retired', async () => {
    await register(chat.origin);
    await publishHere();
    await change('activateRelease', { name: 'mf-chat', version: '1.0.0-here' });
    const isNamed = async () => JSON.stringify(await policy()).includes(chat.origin);
    await release(chat, { version: '1.0.0-there', content: 'there' });
    expect(await isNamed()).toBe(true);
    await change('rollBackFrontEnd', { name: 'mf-chat' });
    expect(await isNamed()).toBe(false);
    await change('tryRelease', { name: 'mf-chat', version: '1.0.0-there', percent: 99 });
    const lots = Array.from({ length: 100 }, (_none, lot) => lot);
    const named = await Promise.all(
      lots.map(async (lot) => {
        const headers = { cookie: `hausgeist_lot=${lot}` };
        const page = await fetch(`${server.url}/`, { headers });
        return page.headers.get('content-security-policy')?.includes(chat.origin);
      }),
    );
    expect(named.filter(Boolean)).toHaveLength(99);
    await change('endReleaseTrial', { name: 'mf-chat' });
    expect(await isNamed()).toBe(false);
    await change('activateRelease', { name: 'mf-chat', version: '1.0.0-there' });
    expect(await isNamed()).toBe(true);
    await change('retireFrontEnd', { name: 'mf-chat' });
    expect(await isNamed()).toBe(false);
  });
});

describe('the origin of a front end', () => {
  it('is one that administrators register, and an origin', async () => {
    const input = { name: 'mf-chat', team: 'Chat', origin: chat.origin };
    expect(await change('registerFrontEnd', input, server.client())).toBe(
      'AUTHENTICATION_REQUIRED',
    );
    for (const origin of [
      ...['chat.team.example', 'https://chat.team.example/a', 'https://*.team.example'],
      ...["https://a;script-src'", 'javascript:alert(1)', 'https://user@chat.team.example', 'null'],
      'https://chat.team.example https://other.example',
    ]) {
      expect([origin, await register(origin)]).toEqual([origin, 'APP_ORIGIN_INVALID']);
    }
    expect(await register(' https://chat.team.example/ ')).toMatchObject({
      origin: 'https://chat.team.example',
    });
    expect(await register('')).toMatchObject({ origin: null });
  });

  it('stays while visitors get it from there; a version there does not become active afterwards', async () => {
    await register(chat.origin);
    await publishHere();
    const { description } = await release(chat);
    expect(await register(meters.origin)).toBe('APP_ORIGIN_IN_USE');
    expect(await register(null)).toBe('APP_ORIGIN_IN_USE');
    await change('activateRelease', { name: 'mf-chat', version: '1.0.0-here' });
    expect(await register(meters.origin)).toMatchObject({ origin: meters.origin });
    const { name, version } = description;
    expect(await change('activateRelease', { name, version })).toBe('RELEASE_ORIGIN_OTHER');
    expect(await change('tryRelease', { name, version, percent: 10 })).toBe('RELEASE_ORIGIN_OTHER');
    expect(await change('rollBackFrontEnd', { name })).toBe('RELEASE_ORIGIN_OTHER');
  });
});

describe('where addresses of the own network are not allowed', () => {
  it('an origin there is neither registered nor asked', async () => {
    const strict = await startTestApp({
      config: { ...site.settings, webhookAllowPrivate: false },
    });
    const client = await asAdmin(strict, await createAdmin(strict.em()));
    for (const origin of [chat.origin, 'http://10.0.0.5', 'https://db.internal']) {
      const told = await change(
        'registerFrontEnd',
        { name: 'mf-chat', team: 'Chat', origin },
        client,
      );
      expect(['URL_PORT', 'URL_NOT_PUBLIC']).toContain(told);
    }
    await strict.stop();
  });
});
