import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../env.js';
import { ANONYMOUS } from '../../platform/context/index.js';
import { createHttpServer } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { MetricsRecorder } from '../../platform/telemetry/index.js';
import { testConfig } from '../../testing/test-config.js';
import { addMailOutboxRoutes } from './mail-outbox.routes.js';
import { MailBench } from './testing/mail-bench.js';

let bench: MailBench;
let server: FastifyInstance;

async function createServer(changes: Partial<Config> = {}): Promise<FastifyInstance> {
  const config = testConfig(changes);
  const { database, log, files, seal } = bench;
  const created = await createHttpServer({
    config,
    database,
    log,
    metrics: new MetricsRecorder(),
    authenticate: async () => ANONYMOUS,
    idempotency: new Idempotency(randomBytes(32)),
  });
  addMailOutboxRoutes(created, config, { files, seal });
  return created;
}

const get = (url: string) => server.inject({ method: 'GET', url });

beforeAll(async () => {
  bench = await MailBench.start();
  await bench.files.put('summary.pdf', Buffer.from('%PDF-1.7'));
  await bench.enqueue({ dedupeKey: 'first', subject: 'Erste Mail' });
  await bench.enqueue({
    dedupeKey: 'second',
    subject: '<img src=x onerror=alert(1)>"\'&',
    html: '<p>Grüße</p><script>alert(1)</script>',
    attachments: [
      { filename: 'Übersicht "1".pdf', contentType: 'application/pdf', fileKey: 'summary.pdf' },
    ],
  });
  await bench.until(({ status }) => status === 'sent', 'second');
  server = await createServer();
});

afterAll(async () => {
  await server.close();
  await bench.cleanUp();
});

describe('/dev/mail', () => {
  it('lists mails, newest first, with everything escaped', async () => {
    const { statusCode, headers, body } = await get('/dev/mail');
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(body).not.toContain('<img');
    expect(body.indexOf('onerror')).toBeLessThan(body.indexOf('Erste Mail'));
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('reloads itself when asked to, and only at a sensible pace', async () => {
    expect((await get('/dev/mail')).body).not.toContain('http-equiv="refresh"');
    expect((await get('/dev/mail?refresh=3')).body).toContain('http-equiv="refresh" content="3"');
    expect((await get('/dev/mail?refresh=0')).body).not.toContain('http-equiv="refresh"');
    expect((await get('/dev/mail?refresh=1;url=//evil')).body).not.toContain('evil');
  });

  it('answers this machine alone, by a name of it', async () => {
    for (const host of ['chat.example', 'localhost.evil.example', '203.0.113.7:4000']) {
      const answer = await server.inject({ url: '/dev/mail.json', headers: { host } });
      expect({ host, status: answer.statusCode }).toEqual({ host, status: 404 });
    }
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000']) {
      const answer = await server.inject({ url: '/dev/mail.json', headers: { host } });
      expect({ host, status: answer.statusCode }).toEqual({ host, status: 200 });
    }
    const remote = await server.inject({ url: '/dev/mail.json', remoteAddress: '192.168.0.7' });
    expect(remote.statusCode).toBe(404);
  });

  it('is JSON for tests', async () => {
    const { mails } = (await get('/dev/mail.json')).json<{ mails: Record<string, unknown>[] }>();
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual(['second', 'first']);
    expect(mails[1]).toMatchObject({
      to: 'jana@mieter.example',
      subject: 'Erste Mail',
      text: 'Schöne Grüße',
      attachments: [],
    });
  });

  it('shows one mail, its HTML only in a sandbox', async () => {
    const { id } = await bench.find('second');
    const page = await get(`/dev/mail/${id}`);
    expect(page.body).toContain('Übersicht &quot;1&quot;.pdf');
    expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups/);
    expect(page.body).not.toContain('<script');
    const content = await get(`/dev/mail/${id}/html`);
    expect(content.body).toContain('<p>Grüße</p>');
    expect(content.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
    expect(content.headers['content-security-policy']).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    );
  });

  it('gives files out as downloads', async () => {
    const { id } = await bench.find('second');
    const { headers, rawPayload } = await get(`/dev/mail/${id}/attachments/0`);
    expect(rawPayload.toString()).toBe('%PDF-1.7');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '8',
      'content-disposition': "attachment; filename*=UTF-8''%C3%9Cbersicht%20%221%22.pdf",
    });
  });

  it.each(['x', '018f0000-0000-7000-8000-000000000000', '../x'])('knows no mail %j', async (id) => {
    expect((await get(`/dev/mail/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    expect((await get(`/dev/mail/${encodeURIComponent(id)}/html`)).statusCode).toBe(404);
  });

  it.each(['1', '-1', 'x', '__proto__'])('knows no file %j', async (index) => {
    const { id } = await bench.find('second');
    expect((await get(`/dev/mail/${id}/attachments/${index}`)).statusCode).toBe(404);
  });

  it.each<Partial<Config>>([{ environment: 'production' }, { smtpUrl: 'smtp://127.0.0.1:1' }])(
    'is not there with %j',
    async (changes) => {
      const other = await createServer(changes);
      const paths = ['/dev/mail', '/dev/mail.json', `/dev/mail/${(await bench.find('first')).id}`];
      for (const url of paths) expect((await other.inject({ url })).statusCode).toBe(404);
      await other.close();
    },
  );
});
