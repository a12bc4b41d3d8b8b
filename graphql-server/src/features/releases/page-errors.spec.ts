import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { ReleaseError } from './release-error.entity.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

const APP = 'mf-chat';
const version = '1.0.0-aaaaaaaa';

/** From column 5 of the only line on: line 12, column 3 of what the team wrote. */
const MAP = { version: 3, sources: ['./src/App.tsx'], names: [], mappings: [[[4, 0, 11, 2]]] };

let site: SampleSite;
let server: TestApp;
let admin: TestClient;
/** Failures of one address are limited: each page has one of its own. */
let address = 0;

beforeAll(async () => {
  site = await createSampleSite();
  const { description, files } = sampleRelease();
  files.set('assets/app.js.map', Buffer.from(JSON.stringify(MAP)));
  await site.build({ description: { ...description, files: [...files.keys()] }, files });
  const config = { ...site.settings, trustedProxies: ['127.0.0.1'] };
  server = await startTestApp({ config });
  admin = await asAdmin(server, await createAdmin(server.em()));
});
afterAll(async () => {
  await server.stop();
  await site.remove();
});
beforeEach(() => server.em().nativeDelete(ReleaseError, {}));

const placeAt = (line: number, column: number, file = 'assets/app.js') => ({ file, line, column });

async function tell(error: object, report: object = {}): Promise<number> {
  address += 1;
  const { status } = await server.client().fetch('/api/front-ends/visits', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.${Math.floor(address / 250)}.${address % 250}`,
    },
    body: JSON.stringify({ app: APP, version, isVisit: true, failure: 'CODE', error, ...report }),
  });
  return status;
}

async function shown(client = admin) {
  const { data, errors } = await client.graphql<{ frontEndErrors: object[] | null }>(
    'query ($name: String!, $version: String!) { frontEndErrors(name: $name, version: $version) { name isCrash pages places } }',
    { name: APP, version },
  );
  return data?.frontEndErrors ?? errors?.[0]?.extensions['reason'];
}

describe('an error of a release in browsers', () => {
  it('is told in the words of its sources, and counted', async () => {
    const error = { name: 'TypeError', places: [placeAt(1, 9), placeAt(1, 5, 'assets/lib.js')] };
    expect(await tell(error)).toBe(202);
    await tell(error);
    await tell({ name: 'RangeError', places: [placeAt(1, 5)] }, { failure: 'RENDER' });
    expect(await shown()).toEqual([
      {
        ...{ name: 'TypeError', isCrash: false, pages: 2 },
        places: ['src/App.tsx:12:3', 'assets/lib.js:1:5'],
      },
      { name: 'RangeError', isCrash: true, pages: 1, places: ['src/App.tsx:12:3'] },
    ]);
  });

  it('is kept without what it says', async () => {
    await tell({ name: 'Error', places: [placeAt(1, 5)], message: 'Anna Muster, 0170 1234567' });
    const rows = await server.em().execute('select * from release_error');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Anna');
    expect(await tell({ name: 'Anna Muster', places: [] })).toBe(400);
  });

  it('is one of twenty at most', async () => {
    for (let column = 1; column <= 23; column += 1) {
      await tell({ name: 'Error', places: [placeAt(1, column)] });
    }
    await tell({ name: 'Error', places: [placeAt(1, 1)] });
    expect(await server.em().count(ReleaseError, {})).toBe(20);
    expect(await shown()).toContainEqual(expect.objectContaining({ pages: 2 }));
  });

  it('is not kept of what there is no version of', async () => {
    await tell({ name: 'Error', places: [placeAt(1, 1)] }, { version: '9.9.9-none' });
    expect(await server.em().count(ReleaseError, {})).toBe(0);
  });

  it('is shown to administrators', async () => {
    expect(await shown(server.client())).toBe('AUTHENTICATION_REQUIRED');
  });
});

describe('the map of a script', () => {
  it('is served to nobody, as it tells what the team has written', async () => {
    const base = `${server.url}/remotes/${APP}/${version}/assets`;
    expect((await fetch(`${base}/app.js`)).status).toBe(200);
    expect((await fetch(`${base}/app.js.map`)).status).toBe(404);
  });
});
