import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  tellIn,
} from '../../../testing/factories.js';
import { Mail } from '../../mail/index.js';
import { mailsTo } from '../../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { resolving } from '../testing/names.js';
import { Receiver, verify } from '../testing/receiver.js';
import {
  addWebhook,
  deliveriesOf,
  deliveriesWhen,
  type DeliveryNode,
  LIST,
  makeDue,
  newEndpoint,
  REPLAY,
  ROTATE,
  run,
  TEST,
  UPDATE,
  type WebhookNode,
} from '../testing/webhooks.js';
import { forgetDeliveries } from './delivery.repository.js';
import { MAX_ATTEMPTS } from './retry-schedule.js';

let app: TestApp;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await new Receiver().listen();
  app = await startTestApp({ config: { webhookAllowPrivate: true } });
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});

/** A user and their endpoint. */
interface Managed {
  id: string;
  client: TestClient;
}

const endpoint = () => newEndpoint(app, receiver);

const test = async ({ client, id }: Managed): Promise<DeliveryNode> =>
  (await run<{ testWebhook: { delivery: DeliveryNode } }>(client, TEST, { input: { id } }))
    .testWebhook.delivery;

const read = async ({ client, id }: Managed): Promise<WebhookNode | undefined> =>
  (await run<{ webhooks: { edges: { node: WebhookNode }[] } }>(client, LIST, {})).webhooks.edges
    .map(({ node }) => node)
    .find((node) => node.id === id);

/** The only delivery of an endpoint, once it has been attempted that often and is at rest. */
async function attempted({ client, id }: Managed, attempts: number): Promise<DeliveryNode> {
  const isThere = ([only]: DeliveryNode[]) =>
    only?.attempts === attempts &&
    (only.status !== 'PENDING' || secondsUntil(only.nextAttemptAt) > 0);
  const [only, ...more] = await deliveriesWhen(client, id, isThere);
  if (!only || more.length > 0) throw new Error('There is not exactly one delivery.');
  return only;
}

const secondsUntil = (time: string | null) => (Date.parse(time ?? '') - Date.now()) / 1000;

const once = (path: string, status: number, headers: Record<string, string> = {}) =>
  receiver.answerNext(path, (response) => response.writeHead(status, headers).end());

describe('a delivery', () => {
  it('that fails is tried again later, and stays one row of the log', async () => {
    const webhook = await endpoint();
    once(webhook.path, 500);
    const { id, eventId } = await test(webhook);
    const failed = await attempted(webhook, 1);
    expect(failed).toMatchObject({
      id,
      status: 'PENDING',
      responseStatus: 500,
      error: 'The receiver answered with HTTP 500.',
    });
    expect(secondsUntil(failed.nextAttemptAt)).toBeGreaterThan(2);
    expect(secondsUntil(failed.nextAttemptAt)).toBeLessThanOrEqual(6);
    expect(await read(webhook)).toMatchObject({ lastDeliveryStatus: 'PENDING', isActive: true });
    await makeDue(app, webhook.id);
    const [first, second] = await receiver.at(webhook.path, 2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(eventId);
    if (second) verify(webhook.secret, second);
    const [delivered] = await deliveriesWhen(
      webhook.client,
      webhook.id,
      ([only]) => only?.status === 'DELIVERED',
    );
    expect(delivered).toMatchObject({
      id,
      attempts: 2,
      responseStatus: 204,
      error: null,
      nextAttemptAt: null,
      durationMs: expect.any(Number),
    });
    expect(await deliveriesOf(webhook.client, webhook.id)).toHaveLength(1);
    expect(await read(webhook)).toMatchObject({ lastDeliveryStatus: 'DELIVERED' });
  });

  it('takes places of its owner, whatever it is that wakes it', async () => {
    const webhook = await endpoint();
    once(webhook.path, 500);
    await test(webhook);
    await attempted(webhook, 1);
    const jobs = `select group_id as owner from jobs.job
      where name = 'webhooks.deliver' and data->>'webhookId' = ?`;
    const owner = webhook.path.slice(1);
    await expect
      .poll(() => app.em().execute<object[]>(jobs, [webhook.id]))
      .toEqual([{ owner }, { owner }]);
  });

  it('is tried again by itself when its time has come', async () => {
    const webhook = await endpoint();
    once(webhook.path, 503);
    await test(webhook);
    expect(await receiver.at(webhook.path, 2)).toHaveLength(2);
  });

  it('waits for as long as the receiver asks', async () => {
    const webhook = await endpoint();
    once(webhook.path, 429, { 'retry-after': '7200' });
    await test(webhook);
    const failed = await attempted(webhook, 1);
    expect(secondsUntil(failed.nextAttemptAt)).toBeGreaterThan(7100);
    expect(secondsUntil(failed.nextAttemptAt)).toBeLessThanOrEqual(7200);
  });

  it('that is never taken fails, and the endpoint stays on', async () => {
    const webhook = await endpoint();
    receiver.answer = (response, { path }) =>
      response.writeHead(path === webhook.path ? 500 : 204).end();
    await test(webhook);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect((await attempted(webhook, attempt)).status).toBe('PENDING');
      await makeDue(app, webhook.id);
    }
    expect(await attempted(webhook, MAX_ATTEMPTS)).toMatchObject({
      status: 'FAILED',
      nextAttemptAt: null,
    });
    receiver.answer = (response) => response.writeHead(204).end();
    expect(receiver.requests.filter(({ path }) => path === webhook.path)).toHaveLength(
      MAX_ATTEMPTS,
    );
    expect(await read(webhook)).toMatchObject({ isActive: true, lastDeliveryStatus: 'FAILED' });
  });

  it('can be sent again, with the same event id', async () => {
    const webhook = await endpoint();
    const { id, eventId } = await test(webhook);
    await receiver.at(webhook.path, 1);
    await run(webhook.client, REPLAY, { input: { id } });
    const [first, second] = await receiver.at(webhook.path, 2);
    expect(second?.headers['webhook-id']).toBe(eventId);
    expect(second?.body).toBe(first?.body);
    const log = await deliveriesWhen(webhook.client, webhook.id, (all) =>
      all.every((d) => d.status === 'DELIVERED'),
    );
    expect(new Set(log.map((d) => d.eventId))).toEqual(new Set([eventId]));
    expect(log).toHaveLength(2);
  });

  it('is signed with both secrets while the one before is good, and then with one', async () => {
    const webhook = await endpoint();
    const rotate = async (graceHours: number) =>
      (
        await run<{ rotateWebhookSecret: { secret: string } }>(webhook.client, ROTATE, {
          input: { id: webhook.id, graceHours },
        })
      ).rotateWebhookSecret.secret;
    const second = await rotate(1);
    await test(webhook);
    const [during] = await receiver.at(webhook.path, 1);
    if (!during) throw new Error('Nothing has come.');
    expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
    verify(webhook.secret, during);
    verify(second, during);
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, during)).toThrow(
      'signature',
    );
    expect(() => verify(second, { ...during, body: `${during.body} ` })).toThrow('signature');
    const third = await rotate(0);
    await test(webhook);
    const [, after] = await receiver.at(webhook.path, 2);
    if (!after) throw new Error('Nothing has come.');
    verify(third, after);
    expect(() => verify(second, after)).toThrow('signature');
  });

  it('that cannot be signed says so, and goes out once the secret is another', async () => {
    const webhook = await endpoint();
    // The state after SESSION_SECRET has been changed.
    await app
      .em()
      .execute(`update webhook set encrypted_secret = 'AAAA' || encrypted_secret where id = ?`, [
        webhook.id,
      ]);
    await test(webhook);
    expect(await attempted(webhook, 1)).toMatchObject({
      status: 'PENDING',
      error: 'The secret of the endpoint cannot be read. Rotate it without grace.',
    });
    await run(webhook.client, ROTATE, { input: { id: webhook.id, graceHours: 0 } });
    await makeDue(app, webhook.id);
    expect(await receiver.at(webhook.path, 1)).toHaveLength(1);
  });

  it('to an address that has become a private one is not made', async () => {
    const strict = await startTestApp();
    try {
      const em = strict.em();
      const client = await asCompanyUser(
        strict,
        await createCompanyUser(em, await createCompany(em)),
      );
      const input = { url: 'http://hooks.example.org/', events: ['END_USER_CREATED'] };
      resolving('10.1.2.3');
      await expect(addWebhook(client, input)).rejects.toThrow('reachable from the internet');
      for (const url of ['http://127.0.0.1/', 'http://[::ffff:a01:203]/', 'http://2130706433/']) {
        await expect(addWebhook(client, { ...input, url })).rejects.toThrow('reachable');
      }
      resolving('93.184.215.14');
      const { webhook } = await addWebhook(client, input);
      resolving('127.0.0.1');
      await run(client, TEST, { input: { id: webhook.id } });
      const [refused] = await deliveriesWhen(client, webhook.id, ([only]) => only?.error !== null);
      expect(refused).toMatchObject({
        status: 'PENDING',
        responseStatus: null,
        error: 'The address is not a public one.',
      });
    } finally {
      vi.restoreAllMocks();
      await strict.stop();
    }
  });
});

describe('an endpoint', () => {
  it('that is gone is switched off, and its administrators are told', async () => {
    const webhook = await endpoint();
    const reader = await createCompanyUser(app.em(), webhook.company);
    await tellIn(app.em(), 'en', reader);
    once(webhook.path, 410);
    await test(webhook);
    expect(await attempted(webhook, 1)).toMatchObject({ status: 'FAILED', responseStatus: 410 });
    expect(await read(webhook)).toMatchObject({
      isActive: false,
      disabledReason: 'The receiver answered that it is gone for good (HTTP 410).',
    });
    for (const [email, subject, reason] of [
      [webhook.user.email, 'Webhook ausgeschaltet', 'dass es ihn nicht mehr gibt (HTTP 410).'],
      [reader.email, 'Webhook switched off', 'that it is gone for good (HTTP 410).'],
    ] as const) {
      const [mail] = await mailsTo(app, email);
      expect(mail?.subject).toBe(`${subject}: 127.0.0.1:${receiver.port}`);
      expect(mail?.text).toContain(reason);
      expect(mail?.text).toContain('/company/');
      expect(mail?.text).not.toContain(webhook.path);
    }
    const { errors } = await webhook.client.graphql(TEST, { input: { id: webhook.id } });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await run(webhook.client, UPDATE, { input: { id: webhook.id, isActive: true } });
    expect(await read(webhook)).toMatchObject({ isActive: true, disabledReason: null });
  });

  it('that is switched off has nothing left that waits, and says so', async () => {
    const webhook = await endpoint();
    once(webhook.path, 500);
    await test(webhook);
    await attempted(webhook, 1);
    expect(await read(webhook)).toMatchObject({ lastDeliveryStatus: 'PENDING' });
    await run(webhook.client, UPDATE, { input: { id: webhook.id, isActive: false } });
    expect(await read(webhook)).toMatchObject({ lastDeliveryStatus: 'FAILED' });
    expect(await attempted(webhook, 1)).toMatchObject({ status: 'FAILED' });
  });

  it.each([
    [4, false],
    [5, true],
  ])('that has taken nothing for %i days is switched off: %s', async (days, isOff) => {
    const admin = await createAdmin(app.em());
    const client = await asAdmin(app, admin);
    const path = `/${days}-days`;
    const url = receiver.url(path);
    const { webhook } = await addWebhook(client, { url, events: ['PROMPT_PROCESSED'] });
    const failing = { id: webhook.id, client };
    await app
      .em()
      .execute('update webhook set failing_since = now() - make_interval(days => ?) where id = ?', [
        days,
        webhook.id,
      ]);
    once(path, 500);
    await test(failing);
    // One failure proves nothing: an endpoint is looked at when a delivery to it is given up.
    await attempted(failing, 1);
    expect(await read(failing)).toMatchObject({ isActive: true });
    await app
      .em()
      .execute('update webhook_delivery set attempts = ? where webhook_id = ?', [
        MAX_ATTEMPTS - 1,
        webhook.id,
      ]);
    once(path, 500);
    await makeDue(app, webhook.id);
    expect(await attempted(failing, MAX_ATTEMPTS)).toMatchObject({ status: 'FAILED' });
    expect(await read(failing)).toMatchObject({
      isActive: !isOff,
      disabledReason: isOff ? 'Nothing could be delivered for 5 days.' : null,
    });
    const mails = await app.em().count(Mail, { to: admin.email });
    expect(mails).toBe(isOff ? 1 : 0);
  });

  it('that does not answer holds nobody else up, and gets few requests at a time', async () => {
    const [dead, alive] = [await endpoint(), await endpoint()];
    let open = 0;
    let most = 0;
    receiver.answer = (response, { path }) => {
      if (path !== dead.path) return void response.writeHead(204).end();
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => {
        open -= 1;
      });
    };
    for (let count = 0; count < 8; count += 1) await test(dead);
    await receiver.at(dead.path, 4);
    await test(alive);
    await receiver.at(alive.path, 1);
    expect(receiver.requests.filter(({ path }) => path === dead.path)).toHaveLength(4);
    expect(most).toBe(4);
    receiver.answer = (response) => response.writeHead(204).end();
    await run(dead.client, UPDATE, { input: { id: dead.id, isActive: false } });
  });
});

describe('the log of deliveries', () => {
  it('is kept for thirty days, and events as long as one of their deliveries', async () => {
    const webhook = await endpoint();
    const old = await test(webhook);
    await receiver.at(webhook.path, 1);
    await deliveriesWhen(webhook.client, webhook.id, ([d]) => d?.status === 'DELIVERED');
    const { replayWebhookDelivery } = await run<{
      replayWebhookDelivery: { delivery: DeliveryNode };
    }>(webhook.client, REPLAY, { input: { id: old.id } });
    const em = app.em();
    const age = async (id: string, days: number) =>
      em.execute(
        `update webhook_delivery set created_at = now() - make_interval(days => ?) where id = ?`,
        [days, id],
      );
    await em.execute(
      `update webhook_event set created_at = now() - interval '40 days' where id = ?`,
      [old.eventId],
    );
    await deliveriesWhen(webhook.client, webhook.id, (all) =>
      all.every((d) => d.status === 'DELIVERED'),
    );
    await age(old.id, 31);
    await age(replayWebhookDelivery.delivery.id, 29);
    await forgetDeliveries(em, 30);
    expect((await deliveriesOf(webhook.client, webhook.id)).map(({ id }) => id)).toEqual([
      replayWebhookDelivery.delivery.id,
    ]);
    await age(replayWebhookDelivery.delivery.id, 31);
    await forgetDeliveries(em, 30);
    expect(await deliveriesOf(webhook.client, webhook.id)).toEqual([]);
    expect(await em.execute('select 1 from webhook_event where id = ?', [old.eventId])).toEqual([]);
  });

  it('forgets also what waits for an endpoint that is switched off', async () => {
    const webhook = await endpoint();
    once(webhook.path, 500);
    await test(webhook);
    await attempted(webhook, 1);
    const em = app.em();
    await em.execute(
      `update webhook_delivery set created_at = now() - interval '31 days' where webhook_id = ?`,
      [webhook.id],
    );
    await forgetDeliveries(em, 30);
    expect(await deliveriesOf(webhook.client, webhook.id)).toHaveLength(1);
    await em.execute('update webhook set is_active = false where id = ?', [webhook.id]);
    await forgetDeliveries(em, 30);
    expect(await deliveriesOf(webhook.client, webhook.id)).toEqual([]);
  });
});
