import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { ReleaseVital } from './release-vital.entity.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

const APP = 'mf-chat';
const version = '1.0.0-aaaaaaaa';

let site: SampleSite;
let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  site = await createSampleSite();
  await site.build(sampleRelease());
  const config = { ...site.settings, trustedProxies: ['127.0.0.1'] };
  server = await startTestApp({ config });
  admin = await asAdmin(server, await createAdmin(server.em()));
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});
beforeEach(() => server.em().nativeDelete(ReleaseVital, {}));

/** What a page at an address tells; gives the status. */
async function tell(report: object, from = '198.51.100.1'): Promise<number> {
  const { status } = await server.client().fetch('/api/front-ends/vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ app: APP, version, ...report }),
  });
  return status;
}

async function shown() {
  const figures = '{ p75 pages }';
  const { data } = await admin.graphql<{ frontEnds: { versions: { vitals: object }[] }[] }>(
    `{ frontEnds { versions { vitals { lcp ${figures} inp ${figures} cls ${figures} blocked ${figures} } } } }`,
  );
  return data?.frontEnds[0]?.versions[0]?.vitals;
}

describe('how quick pages of a version are', () => {
  it('is what three of four of them do not exceed', async () => {
    for (const [index, lcp] of [900, 1_000, 1_100, 9_000].entries()) {
      expect(await tell({ lcp, cls: 0.02 }, `198.51.100.${index + 10}`)).toBe(202);
    }
    expect(await shown()).toEqual({
      lcp: { p75: expect.closeTo(1_100, -2), pages: 4 },
      cls: { p75: expect.closeTo(0.02, 2), pages: 4 },
      ...{ inp: null, blocked: null },
    });
  });

  it('is unknown before a page has told', async () => {
    expect(await shown()).toEqual({ lcp: null, inp: null, cls: null, blocked: null });
  });

  it('is not counted of what there is no version of', async () => {
    expect(await tell({ version: '9.9.9-none', lcp: 1 })).toBe(202);
    expect(await server.em().count(ReleaseVital, {})).toBe(0);
  });

  it.each([{ lcp: -1 }, { cls: 'x' }, { inp: 1e12 }, { app: '../x' }])(
    'is refused where it cannot be: %o',
    async (report) => {
      expect(await tell(report)).toBe(400);
    },
  );

  it('takes no more room for more pages', async () => {
    for (let page = 0; page < 25; page += 1)
      await tell({ lcp: 1_000, inp: 20, cls: 0, blocked: 5 });
    expect(await server.em().count(ReleaseVital, {})).toBe(4);
    expect(await shown()).toMatchObject({ lcp: { pages: 25 } });
  });

  it('counts thirty pages an hour of one address', async () => {
    for (let page = 0; page < 35; page += 1) await tell({ lcp: 1_000 }, '203.0.113.9');
    expect(await shown()).toMatchObject({ lcp: { pages: 30 } });
  });
});
