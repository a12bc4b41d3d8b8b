import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { FrontEnd } from './front-end.entity.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';
import { sampleRelease } from './testing/sample-release.js';

/** An embedded database belongs to one process; two need a real one and something between them. */
const canShare = () => inject('postgres').url !== '' && Boolean(process.env['TEST_REDIS_URL']);

const page = async ({ url }: TestApp) => (await fetch(`${url}/`)).text();

describe.runIf(canShare())('two servers on one database', () => {
  let site: SampleSite;
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    site = await createSampleSite();
    const config = { ...site.settings, workerConcurrency: 0 };
    one = await startTestApp({ config });
    other = await startTestApp({ beside: one, config });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await site.remove();
  });

  it('show a release on the next page of both, whichever took it', async () => {
    const { description, files } = sampleRelease();
    await one.em().insert(FrontEnd, { app: 'mf-chat', team: 'Chat', registeredAt: new Date() });
    expect(await page(one)).not.toContain('mf-chat');
    expect(await page(other)).not.toContain('mf-chat');

    const form = new FormData();
    form.append('release', JSON.stringify(description));
    for (const [path, content] of files)
      form.append(path, new Blob([new Uint8Array(content)]), 'f');
    const headers = { authorization: `Bearer ${one.config.releaseToken}` };
    const path = `/api/releases/mf-chat/${description.version}`;
    const upload = await fetch(one.url + path, { method: 'PUT', headers, body: form });
    expect(upload.status).toBe(201);
    const activation = await fetch(`${one.url}/api/releases/mf-chat/active`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version: description.version }),
    });
    expect(activation.status).toBe(200);

    const entry = `/remotes/mf-chat/${description.version}/remoteEntry.js`;
    expect(await page(one)).toContain(entry);
    // The event needs a moment to arrive; without it, an entry stays fresh for five seconds.
    await expect.poll(() => page(other), { timeout: 4_500 }).toContain(entry);
    expect((await fetch(other.url + entry)).status).toBe(200);
  });
});
