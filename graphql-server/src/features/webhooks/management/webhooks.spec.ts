import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import {
  addWebhook,
  CREATE,
  DELETE,
  DELIVERIES,
  LIST,
  ONE,
  REPLAY,
  ROTATE,
  run,
  TEST,
  UPDATE,
  type WebhookNode,
} from '../testing/webhooks.js';
import { MAX_WEBHOOKS } from './webhook.service.js';

// No server answers at the addresses of this file, so nothing is ever delivered.

interface Listed {
  webhooks: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: WebhookNode }[];
  };
}

const EVENTS = ['END_USER_CREATED', 'CONVERSATION_ENDED'];
const url = () => `http://127.0.0.1:9/${randomUUID()}`;

const list = async (client: TestClient, variables: object = {}) =>
  (await run<Listed>(client, LIST, variables)).webhooks;

describe('webhooks', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp({ config: { webhookAllowPrivate: true, workerConcurrency: 0 } });
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const newCompanyAdmin = async (): Promise<TestClient> => {
    const em = app.em();
    return asCompanyUser(app, await createCompanyUser(em, await createCompany(em)));
  };
  const entries = async (webhookId: string) =>
    app
      .em()
      .execute<{ action: string; details: object; subject_name: string }[]>(
        'select action, details, subject_name from audit_entry where subject_id = ? order by at, id',
        [webhookId],
      );

  it('are managed by administrators of the platform and of companies', async () => {
    const allowed = { companyAdmin: 'ok', otherAdmin: 'ok', admin: 'ok' };
    const refused = {
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'FORBIDDEN',
    };
    const input = { url: url(), events: EVENTS };
    expect(await codeByRole(cast, LIST)).toEqual({ ...refused, ...allowed });
    expect(await codeByRole(cast, CREATE, { input })).toEqual({ ...refused, ...allowed });
  });

  it('have addresses that are not longer than allowed as they are stored', async () => {
    const short = `${url()}?${'ü'.repeat(700)}`;
    const { errors } = await cast.clients.companyAdmin.graphql(CREATE, {
      input: { url: short, events: EVENTS },
    });
    expect(errors?.[0]?.message).toBe('URL must not exceed 2000 characters');
  });

  it('of another company are unknown, whatever is tried', async () => {
    const { webhook } = await addWebhook(cast.clients.companyAdmin, { url: url(), events: EVENTS });
    const { testWebhook } = await run<{ testWebhook: { delivery: { id: string } } }>(
      cast.clients.companyAdmin,
      TEST,
      { input: { id: webhook.id } },
    );
    const { id } = webhook;
    for (const [operation, variables] of [
      [LIST, { companyId: cast.own.id }],
      [CREATE, { input: { companyId: cast.own.id, url: url(), events: EVENTS } }],
      [ONE, { id }],
      [UPDATE, { input: { id, isActive: false } }],
      [ROTATE, { input: { id } }],
      [TEST, { input: { id } }],
      [DELIVERIES, { id }],
      [REPLAY, { input: { id: testWebhook.delivery.id } }],
      [DELETE, { input: { id } }],
    ] as const) {
      expect(await codeByRole(cast, operation, variables)).toMatchObject({
        anonymous: 'UNAUTHENTICATED',
        tenant: 'FORBIDDEN',
        staff: 'FORBIDDEN',
        manager: 'FORBIDDEN',
        otherAdmin: 'NOT_FOUND',
      });
    }
  });

  it('for all companies are unknown to a company', async () => {
    const { webhook } = await addWebhook(cast.clients.admin, { url: url(), events: EVENTS });
    const { id } = webhook;
    for (const [operation, variables] of [
      [ONE, { id }],
      [UPDATE, { input: { id, isActive: false } }],
      [TEST, { input: { id } }],
      [DELIVERIES, { id }],
    ] as const) {
      const { errors } = await cast.clients.companyAdmin.graphql(operation, variables);
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await list(cast.clients.admin)).edges.map(({ node }) => node.id)).toContain(id);
  });

  it('are found one by one, over GraphQL and REST', async () => {
    const { companyAdmin, admin } = cast.clients;
    const { webhook } = await addWebhook(companyAdmin, { url: url(), events: EVENTS });
    for (const client of [companyAdmin, admin]) {
      const found = await run<{ webhook: WebhookNode }>(client, ONE, { id: webhook.id });
      expect(found.webhook).toEqual(webhook);
      const { body } = await client.json('GET', `/api/webhooks/${webhook.id}`);
      expect(body).toMatchObject({ success: true, data: { id: webhook.id, url: webhook.url } });
    }
    expect(await codeByRole(cast, ONE, { id: randomUUID() })).toMatchObject({
      companyAdmin: 'NOT_FOUND',
      admin: 'NOT_FOUND',
    });
  });

  it('tell their secret once, and keep it encrypted', async () => {
    const client = await newCompanyAdmin();
    const { webhook, secret } = await addWebhook(client, { url: url(), events: EVENTS });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [row] = await app
      .em()
      .execute<{ text: string }[]>('select w::text as text from webhook w where id = ?', [
        webhook.id,
      ]);
    expect(row?.text).not.toContain(secret.slice(6));
    expect(JSON.stringify(await list(client))).not.toContain('whsec_');
    expect(JSON.stringify(await entries(webhook.id))).not.toContain('whsec_');
  });

  it('are changed in part, switched off and on, and audited without the path', async () => {
    const client = await newCompanyAdmin();
    const { webhook } = await addWebhook(client, { url: url(), events: EVENTS });
    const { id } = webhook;
    const change = async (input: object) =>
      (await run<{ updateWebhook: { webhook: WebhookNode } }>(client, UPDATE, { input }))
        .updateWebhook.webhook;
    await run(client, TEST, { input: { id } });
    const description = 'CRM';
    expect(await change({ id, description })).toMatchObject({ description, url: webhook.url });
    expect(await change({ id, isActive: false })).toMatchObject({ isActive: false });
    const { webhookDeliveries } = await run<{
      webhookDeliveries: { edges: { node: object }[] };
    }>(client, DELIVERIES, { id });
    expect(webhookDeliveries.edges[0]?.node).toMatchObject({
      status: 'FAILED',
      error: 'The endpoint was switched off.',
      nextAttemptAt: null,
    });
    const { errors } = await client.graphql(TEST, { input: { id } });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await change({ id, isActive: true, events: ['PROMPT_PROCESSED'] })).toMatchObject({
      isActive: true,
      events: ['PROMPT_PROCESSED'],
    });
    await run(client, DELETE, { input: { id } });
    expect(await entries(id)).toMatchObject([
      { action: 'webhook.created', subject_name: '127.0.0.1:9' },
      { action: 'webhook.tested' },
      { action: 'webhook.updated', details: { changed: ['description'] } },
      { action: 'webhook.updated', details: { changed: ['isActive'], isActive: false } },
      { action: 'webhook.updated', details: { changed: ['events', 'isActive'], isActive: true } },
      { action: 'webhook.deleted' },
    ]);
    expect((await list(client)).totalCount).toBe(0);
  });

  it('need a web address and an event', async () => {
    const client = await newCompanyAdmin();
    const refusal = async (input: object) => {
      const { errors } = await client.graphql(CREATE, {
        input: { url: url(), events: EVENTS, ...input },
      });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      return errors?.[0]?.extensions['fields'];
    };
    expect(await refusal({ events: [] })).toMatchObject([
      { field: 'events', message: 'Choose at least one event' },
    ]);
    for (const wrong of [
      '',
      ' ',
      'nowhere',
      'ftp://a.example/',
      'http://u:p@a.example/',
      'javascript:1',
    ]) {
      expect(await refusal({ url: wrong })).toMatchObject([{ field: 'url' }]);
    }
    expect(await refusal({ description: 'x'.repeat(201) })).toMatchObject([
      { field: 'description' },
    ]);
  });

  it('rotate their secret with a grace, or without', async () => {
    const client = await newCompanyAdmin();
    const { webhook, secret } = await addWebhook(client, { url: url(), events: EVENTS });
    const rotate = async (input: object) =>
      (
        await run<{ rotateWebhookSecret: { secret: string; webhook: WebhookNode } }>(
          client,
          ROTATE,
          {
            input: { id: webhook.id, ...input },
          },
        )
      ).rotateWebhookSecret;
    const rotated = await rotate({});
    expect(rotated.secret).not.toBe(secret);
    const hours =
      (Date.parse(rotated.webhook.previousSecretValidUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await rotate({ graceHours: 0 })).webhook.previousSecretValidUntil).toBeNull();
    for (const graceHours of [-1, 169]) {
      const { errors } = await client.graphql(ROTATE, { input: { id: webhook.id, graceHours } });
      expect(errors?.[0]?.extensions['fields']).toMatchObject([{ field: 'graceHours' }]);
    }
  });

  it(`are at most ${MAX_WEBHOOKS} an owner, also when they are added at once`, async () => {
    const client = await newCompanyAdmin();
    const results = await Promise.all(
      Array.from({ length: MAX_WEBHOOKS + 3 }, () =>
        client.graphql(CREATE, { input: { url: url(), events: EVENTS } }),
      ),
    );
    const codes = results.flatMap(({ errors }) => errors?.map((e) => e.extensions.code) ?? []);
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
    const first = await list(client, { first: 15 });
    expect(first).toMatchObject({ totalCount: MAX_WEBHOOKS, pageInfo: { hasNextPage: true } });
    const rest = await list(client, { first: 15, after: first.pageInfo.endCursor });
    const ids = [...first.edges, ...rest.edges].map(({ node }) => node.id);
    expect(new Set(ids).size).toBe(MAX_WEBHOOKS);
  });

  it('go with their company', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const input = { url: url(), events: EVENTS, companyId: company.id };
    const { webhook } = await addWebhook(cast.clients.admin, input);
    await run(cast.clients.admin, TEST, { input: { id: webhook.id } });
    await run(
      cast.clients.admin,
      'mutation ($input: DeleteInput!) { deleteCompany(input: $input) { deletedId } }',
      { input: { id: company.id } },
    );
    expect(
      await em.execute('select 1 from webhook_delivery where webhook_id = ?', [webhook.id]),
    ).toEqual([]);
  });

  it('can be managed by REST as well', async () => {
    const client = await newCompanyAdmin();
    const created = await client.json('POST', '/api/webhooks', {
      url: url(),
      events: ['end_user.created'],
    });
    expect(created).toMatchObject({
      status: 201,
      body: { success: true, data: { secret: expect.stringMatching(/^whsec_/) } },
    });
    const { id } = (created.body as { data: { id: string } }).data;
    expect(await client.json('GET', '/api/webhooks')).toMatchObject({
      status: 200,
      body: { data: [{ id, events: ['end_user.created'] }], pagination: { total: 1 } },
    });
    const updated = await client.json('PUT', `/api/webhooks/${id}`, { description: 'CRM' });
    expect(updated).toMatchObject({ status: 200, body: { data: { description: 'CRM' } } });
    expect(await client.json('POST', `/api/webhooks/${id}/rotate-secret`, {})).toMatchObject({
      status: 200,
      body: { data: { secret: expect.stringMatching(/^whsec_/) } },
    });
    const tested = await client.json('POST', `/api/webhooks/${id}/test`);
    expect(tested).toMatchObject({ status: 202, body: { data: { status: 'pending' } } });
    const { id: deliveryId } = (tested.body as { data: { id: string } }).data;
    const replayed = await client.json('POST', `/api/webhooks/deliveries/${deliveryId}/replay`);
    expect(replayed).toMatchObject({ status: 202 });
    const deliveries = `/api/webhooks/${id}/deliveries`;
    expect(await client.json('GET', `${deliveries}?status=pending`)).toMatchObject({
      body: { data: [{ eventType: 'webhook.test' }, { id: deliveryId }], pagination: { total: 2 } },
    });
    expect(await client.json('GET', `${deliveries}?status=odd`)).toMatchObject({ status: 400 });
    const foreign = await newCompanyAdmin();
    for (const [method, path] of [
      ['PUT', `/api/webhooks/${id}`],
      ['DELETE', `/api/webhooks/${id}`],
      ['POST', `/api/webhooks/${id}/rotate-secret`],
      ['POST', `/api/webhooks/${id}/test`],
      ['GET', deliveries],
      ['POST', `/api/webhooks/deliveries/${deliveryId}/replay`],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect(await foreign.json(method, path, body)).toMatchObject({ status: 404 });
      expect(await cast.clients.staff.json(method, path, body)).toMatchObject({ status: 403 });
      expect(await app.client().json(method, path, body)).toMatchObject({ status: 401 });
    }
    expect(await client.json('DELETE', `/api/webhooks/${id}`)).toMatchObject({
      status: 200,
      body: { data: { id } },
    });
  });
});
