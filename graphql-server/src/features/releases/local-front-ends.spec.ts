import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistryEntry } from '@hausgeist/schema';
import { createAdmin, createCompany, createCompanyUser } from '../../testing/factories.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { TokenDigests } from '../auth/index.js';
import { LocalFrontEnds } from './local-front-ends.js';
import type { ReleaseLedger } from './release-ledger.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

const ORIGIN = 'http://localhost:3002';

let site: SampleSite;
let server: TestApp;

beforeAll(async () => {
  site = await createSampleSite();
  await site.build(sampleRelease());
  server = await startTestApp({ config: { ...site.settings } });
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});

const newAdmin = async (app = server) => asAdmin(app, await createAdmin(app.em()));

/** Asks for a front end of the own machine; gives the reason of the refusal, if it is one. */
async function open(client: TestClient, input: { name?: string; origin?: string } = {}) {
  const { errors } = await client.graphql(
    'mutation ($input: OpenLocalFrontEndInput!) { openLocalFrontEnd(input: $input) { message } }',
    { input: { name: 'mf-chat', origin: ORIGIN, ...input } },
  );
  const told = errors?.[0]?.extensions as
    | { reason?: string; fields?: { reason: string }[] }
    | undefined;
  return told?.reason ?? told?.fields?.[0]?.reason;
}

async function page(client: TestClient) {
  const response = await client.fetch('/');
  const html = await response.text();
  const [, registry = '[]'] = /id="registry">([^]*?)<\/script>/.exec(html) ?? [];
  const [entry] = JSON.parse(registry) as RegistryEntry[];
  return { entry, policy: response.headers.get('content-security-policy') };
}

const released = { version: '1.0.0-aaaaaaaa', entry: expect.stringMatching(/^\/remotes\//) };

describe('a front end of an administrator’s own machine', () => {
  it('is in the pages of their browser, which may load from there and nowhere else', async () => {
    const admin = await newAdmin();
    expect(await open(admin)).toBeUndefined();
    const { entry, policy } = await page(admin);
    expect(entry).toEqual({
      ...{ name: 'mf-chat', version: 'local', isLocal: true, audience: 'end-user' },
      entry: `${ORIGIN}/remoteEntry.js`,
      manifest: `${ORIGIN}/mf-manifest.json`,
      ...{ routes: ['/'], navigation: expect.any(Array) },
    });
    expect(policy).toContain(`script-src 'self' ${ORIGIN};`);
  });

  it('is in the pages of nobody else', async () => {
    await open(await newAdmin());
    for (const other of [server.client(), await newAdmin()]) {
      const { entry, policy } = await page(other);
      expect(entry).toMatchObject(released);
      expect(policy).toContain("script-src 'self';");
    }
  });

  it('is kept in a cookie that no script reads, no other website sends, and no closed browser has', async () => {
    const query = `mutation { openLocalFrontEnd(input: { name: "mf-chat", origin: "${ORIGIN}" }) { message } }`;
    const { headers } = await (
      await newAdmin()
    ).fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('hausgeist_local='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toMatch(/expires|max-age/i);
  });

  it('is left at once', async () => {
    const admin = await newAdmin();
    await open(admin);
    expect((await admin.fetch('/api/front-ends/local', { method: 'DELETE' })).status).toBe(200);
    expect((await page(admin)).entry).toMatchObject(released);
  });

  it('ends with the session, although the browser still says it', async () => {
    const admin = await newAdmin();
    await open(admin);
    await admin.graphql('mutation { signOut { message } }');
    expect(admin.cookies.has('hausgeist_local')).toBe(true);
    expect((await page(admin)).entry).toMatchObject(released);
  });

  it('is nothing that a made-up or changed cookie gives', async () => {
    const admin = await newAdmin();
    await open(admin);
    const kept = admin.cookies.get('hausgeist_local') ?? '';
    const [head, , signature] = kept.split('.');
    const claims = { sub: crypto.randomUUID(), sid: crypto.randomUUID(), app: 'mf-chat' };
    const body = Buffer.from(JSON.stringify({ ...claims, origin: 'https://evil.example' }));
    for (const forged of ['x', `${head}.${body.toString('base64url')}.${signature}`]) {
      const client = server.client();
      client.cookies.set('hausgeist_local', forged);
      expect((await page(client)).entry).toMatchObject(released);
    }
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example:3002',
    'http://localhost@evil.example:3002',
    'http://evil.example:3002',
    'http://192.168.1.7:3002',
    'http://localhost',
    'http://localhost:80',
    'http://localhost:3002/a',
    'http://localhost:3002;script-src *',
    'javascript:alert(1)',
    '',
  ])('is at no other address than one of the own machine: %s', async (origin) => {
    expect(await open(await newAdmin(), { origin })).toBe('LOCAL_ORIGIN_INVALID');
  });

  it('takes the place of an active version only', async () => {
    expect(await open(await newAdmin(), { name: 'mf-none' })).toBe('LOCAL_NEEDS_ACTIVE');
  });

  it('is for administrators', async () => {
    const em = server.em();
    const member = await createCompanyUser(em, await createCompany(em), { role: 'COMPANY_ADMIN' });
    expect(await open(await asCompanyUser(server, member))).toBe('NOT_ALLOWED');
    expect(await open(server.client())).toBe('AUTHENTICATION_REQUIRED');
  });

  it('is in the audit log', async () => {
    await open(await newAdmin());
    const rows = await server
      .em()
      .execute(`select details from audit_entry where action = 'release.local-opened' limit 1`);
    expect(rows).toEqual([{ details: { app: 'mf-chat', origin: ORIGIN } }]);
  });
});

describe('an installation that does not allow it', () => {
  it('says so', async () => {
    const config = { ...site.settings, localFrontEnds: false };
    const strict = await startTestApp({ config });
    const admin = await newAdmin(strict);
    expect(await open(admin)).toBe('LOCAL_NOT_ALLOWED');
    const asked = await admin.graphql<{ frontEnds: object[] }>('{ frontEnds { name mayBeLocal } }');
    expect(asked.data?.frontEnds).toEqual([{ name: 'mf-chat', mayBeLocal: false }]);
    await strict.stop();
  });

  it('heeds no cookie of a time when it did', async () => {
    const admin = await newAdmin();
    await open(admin);
    const entry = { name: 'mf-chat', version: '1', entry: '/1.js', manifest: '/1.json' };
    const rest = { routes: ['/'], navigation: [], audience: 'end-user' } as const;
    const entries = [{ ...entry, ...rest, preload: { scripts: [], styles: [] } }];
    const placed = [true, false].map((isAllowed) =>
      new LocalFrontEnds({
        ...{ isAllowed, em: () => server.em() },
        sessions: { current: async (_em, actor) => actor },
        digests: new TokenDigests(server.config.sessionSecret ?? ''),
        ledger: {} as ReleaseLedger,
      }).putInto(entries, admin.cookies.get('hausgeist_local')),
    );
    expect(await placed[0]).toMatchObject([{ version: 'local' }]);
    expect(await placed[1]).toBe(entries);
  });
});
