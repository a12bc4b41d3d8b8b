import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.stop());

const get = (path: string) => app.client().fetch(path);
const open = (path: string, accept: string) =>
  fetch(`${app.url}${path}`, { headers: { accept }, redirect: 'manual' });

describe('the explorer page', () => {
  it('consists of files of this server alone', async () => {
    const response = await get('/graphql/explorer');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(2);
    // Never by the session of a browser.
    expect(await (await get('/graphql/explorer/explorer.js')).text()).toContain(
      "credentials: 'omit'",
    );
    for (const path of files) {
      expect(path).toMatch(/^\/graphql\/explorer\//);
      expect((await get(path)).status).toBe(200);
    }
    // Nothing inline, which the policy would keep from running.
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*src=)/);
  });

  it('is where a browser that opens the endpoint is led, and no program is', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const led = await open('/graphql', browser);
    expect([led.status, led.headers.get('location')]).toEqual([302, '/graphql/explorer']);
    expect(led.headers.get('cache-control')).toBe('no-store');
    // An operation in the address is still none that a link may carry out.
    expect((await open('/graphql?query={__typename}', browser)).status).toBe(400);
    for (const accept of ['*/*', 'application/json, text/html;q=0.5']) {
      expect((await open('/graphql', accept)).status).toBe(400);
    }
  });

  it('has scripts that import nothing from elsewhere', async () => {
    const main = await (await get('/graphql/explorer/explorer.js')).text();
    const imports = [...main.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path);
    expect(imports.length).toBeGreaterThan(0);
    for (const path of imports) {
      const response = await get(`/graphql/explorer/${path.replace('./', '')}`);
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(await response.text()).not.toMatch(/\bimport\b|https?:\/\//);
    }
  });

  it('asks for the schema with a document that the limits let through', async () => {
    const script = await (await get('/graphql/explorer/schema-view.js')).text();
    const constant = (name: string) =>
      new RegExp(`const ${name} =\\s*['\`]([^]*?)['\`];`).exec(script)?.[1] ?? '';
    const input = constant('INPUT').replace('${TYPE}', constant('TYPE'));
    const query = constant('QUERY')
      .replaceAll('${TYPE}', constant('TYPE'))
      .replaceAll('${INPUT}', input);
    const { data, errors } = await app
      .client()
      .graphql<{ __schema: { types: { name: string }[] } }>(query);
    expect(errors).toBeUndefined();
    expect(data?.__schema.types.map(({ name }) => name)).toContain('Query');
    // A list of lists reaches deepest; the panel could not name a type that ended before its name.
    const wrappers = [
      ...JSON.stringify(data).matchAll(/"kind":"(?:LIST|NON_NULL)","name":null(.)/g),
    ];
    expect(wrappers.length).toBeGreaterThan(0);
    for (const [, next] of wrappers) expect(next).toBe(',');
  });

  it('gives out no other file', async () => {
    expect((await get('/graphql/explorer/..%2fpackage.json')).status).toBe(404);
    expect((await get('/graphql/explorer/package.json')).status).toBe(404);
  });

  it('shows the schema to those with a key in production, and to nobody else', async () => {
    const production = await startTestApp({
      beside: app,
      config: { environment: 'production', publicUrl: 'https://haus.example' },
    });
    expect((await production.client().fetch('/graphql/explorer')).status).toBe(200);
    const query = '{ __schema { queryType { name } } }';
    const client = await asApiKey(production, ['companies.view']);
    const { data } = await client.graphql(query);
    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect((await production.client().graphql(query)).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
    await production.stop();
  });
});
