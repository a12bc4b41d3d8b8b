import { createHmac } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { WEBHOOK_EVENTS } from '../../../features/webhooks/event-types.js';
import { REASON_TEXTS } from '../../../reasons.js';
import type { JsonSchema } from './json-schema.js';
import type { OpenApiDocument } from './document-types.js';

/** What the page shows to check webhooks with. */
interface CheckOfWebhooks {
  isGenuine: (secret: string, headers: Record<string, string>, body: string) => boolean;
}

/** The headers of a request with the body `{}`, signed after a secret was rotated. */
const signedAt = (sentAt: number) => ({
  'webhook-id': 'id-1',
  'webhook-timestamp': String(sentAt),
  'webhook-signature': `v1,AAAA v1,${createHmac('sha256', 'geheim').update(`id-1.${sentAt}.{}`).digest('base64')}`,
});

let app: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  app = await startTestApp();
  document = (await app.client().json('GET', '/api/openapi.json')).body as OpenApiDocument;
});
afterAll(() => app.stop());

/** Types of which a text says nothing. */
const BYTES = /^(?:\*|image|application\/(?:pdf|zip|vnd))/;

interface Answered {
  content: Record<string, { schema: JsonSchema }>;
}

const bodyOf = (path: string, type: string): JsonSchema | undefined =>
  document.paths[path]?.['post']?.requestBody?.content[type]?.schema;

describe('the document of all calls', () => {
  it('is one, and names each operation once', () => {
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] });
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, summary, tags } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
      expect([summary.length > 5, tags.length]).toEqual([true, 1]);
    }
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...document }));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
  });

  it('says of each call what it answers, when it fails, and who may make it', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { responses, security }] of Object.entries(methods)) {
        const name = `${method} ${path}`;
        const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
        // A browser that is sent on to a page gets nothing else.
        expect([name, success.length > 0 || '303' in responses]).toEqual([name, true]);
        for (const [, response] of success) {
          const [[, { schema }]] = Object.entries((response as Answered).content) as [
            [string, { schema: JsonSchema }],
          ];
          const isFile = schema.properties === undefined;
          // Besides `success`, which all of them have.
          const fields = Object.keys(schema.properties ?? {}).length;
          expect([name, isFile || fields > 1]).toEqual([name, true]);
        }
        expect([name, Object.keys(responses)]).toEqual([
          name,
          expect.arrayContaining([
            '400',
            '429',
            '500',
            'default',
            ...(security.length > 0 ? ['401'] : []),
          ]),
        ]);
      }
    }
  });

  it('refers to nothing that it does not hold', () => {
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const keys = reference.replace(/^#\//, '').split('/');
      let target: unknown = document;
      for (const key of keys) target = (target as Record<string, unknown>)[key];
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
  });

  it('names every placeholder of a path as a parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter(({ in: place }) => place === 'path');
        expect(named.map(({ name }) => name)).toEqual(places);
      }
    }
  });

  it('says of each parameter what it means', () => {
    const unexplained = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters }]) =>
        parameters
          .filter(({ description }) => !description)
          .map(({ name }) => `${name} of ${method} ${path}`),
      ),
    );
    expect(unexplained).toEqual([]);
    const describing = (path: string, name: string) =>
      document.paths[path]?.['get']?.parameters.find((one) => one.name === name)?.description;
    expect(describing('/company/end-users', 'type')).toContain('`Tenant` or `Owner`');
    expect(describing('/company/team', 'status')).toContain('SUSPENDED');
    expect(describing('/api-keys', 'status')).toContain('REVOKED');
  });

  it('says what a call takes, gives and needs', () => {
    expect(bodyOf('/chat', 'application/json')?.properties).toMatchObject({
      message: { type: 'string' },
      sessionId: { type: 'string' },
      requestId: { type: ['string', 'null'] },
    });
    expect(bodyOf('/files/upload-with-message', 'multipart/form-data')).toMatchObject({
      properties: { files: { type: 'array' }, sessionId: { type: 'string' } },
      required: ['sessionId', 'files'],
    });
    expect(document.paths['/chat']?.['post']).toMatchObject({
      security: [{ bearer: [] }, { sessionCookie: [] }],
      responses: { 200: {}, 400: {}, 401: {}, 429: {}, default: {} },
    });
    expect(document.paths['/users/authenticate']?.['post']?.security).toEqual([]);
    expect(document.paths['/files/{id}']?.['get']?.responses).toMatchObject({
      200: { content: { '*/*': {} } },
    });
  });

  it('shows each body, and each answer that is no file of bytes', () => {
    const bare: string[] = [];
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
        const answers = successes.map(([status, { content }]) => [status, content] as const);
        for (const [what, content] of [['body', requestBody?.content] as const, ...answers]) {
          const texts = Object.entries(content ?? {}).filter(([type]) => !BYTES.test(type));
          const isShown =
            texts.length === 0 || texts.some(([, { example }]) => example !== undefined);
          if (!isShown) bare.push(`${method} ${path}: ${what}`);
        }
      }
    }
    expect(bare).toEqual([]);
  });

  it('names what calls share, all reasons, and the events', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'Company',
        'EndUser',
        'CompanyUser',
        'Case',
        'Pagination',
        'Failure',
      ]),
    );
    expect(schemas['RefusalReason']?.enum).toEqual(Object.keys(REASON_TEXTS).toSorted());
    const events = [...WEBHOOK_EVENTS, 'webhook.test'];
    expect(Object.keys(document.webhooks).toSorted()).toEqual(events.toSorted());
  });

  it('can be asked for again without being sent', async () => {
    const first = await app.client().fetch('/api/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    const again = await app
      .client()
      .fetch('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([first.status, again.status]).toEqual([200, 304]);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('the page about all calls', () => {
  it('shows each of them, without anything from elsewhere', async () => {
    const response = await app.client().fetch('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/api/docs/reference.js">',
    ]);
    expect(html).not.toMatch(/<link|<img|(?:src|href)="(?![/#])/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'self'; connect-src 'self';/,
    );
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(html).toContain(`<code>/api${path.replaceAll('<', '&lt;')}</code>`);
      for (const { operationId } of Object.values(methods)) {
        expect(html).toContain(`<details id="${operationId}" `);
      }
    }
  });

  it('has a check of webhooks that runs, and takes only what is signed and new', async () => {
    const html = await (await app.client().fetch('/api/docs')).text();
    const section = html.slice(html.indexOf('id="webhook-check"'));
    expect(section).toContain('<code>webhook-signature</code>');
    const [, escaped = ''] = /<code>(import [^]*?)<\/code>/.exec(section) ?? [];
    const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
    const code = escaped.replaceAll(/&(\w+);/g, (_whole, name: string) => entities[name] ?? '');
    const { isGenuine } = (await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    )) as CheckOfWebhooks;
    const secret = `whsec_${Buffer.from('geheim').toString('base64')}`;
    const now = Math.floor(Date.now() / 1000);
    expect(isGenuine(secret, signedAt(now), '{}')).toBe(true);
    expect(isGenuine(secret, signedAt(now), '{ }')).toBe(false);
    expect(isGenuine(secret, signedAt(now - 3_600), '{}')).toBe(false);
    expect(isGenuine('whsec_AAAA', signedAt(now), '{}')).toBe(false);
    expect(isGenuine(secret, {}, '{}')).toBe(false);
  });

  it('has its script from this server', async () => {
    const response = await app.client().fetch('/api/docs/reference.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it('has its letters from this server', async () => {
    const page = await (await app.client().fetch('/api/docs')).text();
    const [, address = ''] = /src: url\(([^)]+)\)/.exec(page) ?? [];
    const response = await app.client().fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });

  it('is there at the address with a slash as well', async () => {
    expect((await app.client().fetch('/api/docs/')).status).toBe(200);
  });
});
