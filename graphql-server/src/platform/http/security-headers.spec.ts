import { request } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRelease } from '../../features/releases/testing/sample-release.js';
import { createSampleSite, type SampleSite } from '../../features/releases/testing/sample-site.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { signIn } from '../../testing/chat.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let site: SampleSite;
let app: TestApp;
let tenant: TestClient;
let download: string;

beforeAll(async () => {
  site = await createSampleSite();
  await site.build(sampleRelease());
  await writeFile(
    join(site.root, 'shell/dist/assets/main.js.map'),
    '{"sourcesContent":["secret"]}',
  );
  app = await startTestApp({
    config: {
      ...site.settings,
      environment: 'production',
      publicUrl: 'https://haus.example',
    },
  });
  const em = app.em();
  tenant = await signIn(app, await createEndUser(em, await createCompany(em)));
  download = await uploadFile();
});

afterAll(async () => {
  await app.stop();
  await site.remove();
});

async function uploadFile(): Promise<string> {
  const body = new FormData();
  body.set('sessionId', 'a'.repeat(26));
  body.set('files', new File(['Hallo'], 'hallo.txt', { type: 'text/plain' }));
  const response = await tenant.fetch('/api/files/upload-with-message', { method: 'POST', body });
  const { files } = (await response.json()) as { files: { url: string }[] };
  return files[0]?.url ?? '';
}

const paths = () => ({
  'the start page': '/',
  'a page of the console': '/admin/dashboard',
  'a script': '/assets/main.js',
  'a micro-frontend': '/remotes/mf-chat/1.0.0-aaaaaaaa/remoteEntry.js',
  'the GraphQL endpoint': '/graphql',
  'an unknown call': '/api/nothing',
  'a page that does not exist': '/no/such/page',
  'a download': download,
  robots: '/robots.txt',
  readiness: '/readyz',
});

type Place = keyof ReturnType<typeof paths>;

describe.each<Place>([
  'the start page',
  'a page of the console',
  'a script',
  'a micro-frontend',
  'the GraphQL endpoint',
  'an unknown call',
  'a page that does not exist',
  'a download',
  'robots',
  'readiness',
])('%s', (place) => {
  it('comes with the headers that protect it', async () => {
    const { headers, status } = await tenant.fetch(paths()[place]);
    expect(status).toBeLessThan(500);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('content-type')).toBeTruthy();
  });
});

describe('a download', () => {
  it('is never shown by a browser, and never kept by a cache', async () => {
    const { headers } = await tenant.fetch(download);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toMatch(/private|no-store/);
  });
});

describe('nobody is given', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/.well-known/../.git/config',
    '/assets/../.git/config',
    '/assets/..%2f..%2f.git/config',
    '/assets/main.js.map',
    '/assets/main.js.br',
    '/remotes/mf-chat/1.0.0-aaaaaaaa/..%2f..%2fpackage.json',
    '/remotes/mf-chat/1.0.0-aaaaaaaa/release.json',
    '/package.json',
    '/data/session-secret',
    '/shell/dist/index.html',
  ])('%s', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/repositoryformatversion|sourcesContent|"dependencies"/);
  });
});

describe('robots', () => {
  it('may find the start page alone', async () => {
    expect(await (await tenant.fetch('/robots.txt')).text()).toBe(
      'User-agent: *\nAllow: /$\nDisallow: /\n',
    );
  });
});

describe('without TLS', () => {
  it('no browser is told to insist on it', async () => {
    const plain = await startTestApp({ beside: app, config: { ...site.settings } });
    const { headers } = await plain.client().fetch('/');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    await plain.stop();
  });
});

/** Asks for a path as it is; `fetch` would tidy it up. */
async function rawGet(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}
