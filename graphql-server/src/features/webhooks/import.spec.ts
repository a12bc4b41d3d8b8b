import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactional } from '../../platform/database/index.js';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { csvOf, settled, start, uploadAndCheck } from '../end-user-import/testing/imports.js';
import { WebhookPublisher } from './publishing/webhook-publisher.js';
import { EVENT_EXAMPLES } from './event-examples.js';
import { Receiver } from './testing/receiver.js';
import { addWebhook } from './testing/webhooks.js';

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

async function newCompany(): Promise<{ id: string; client: TestClient }> {
  const em = app.em();
  const company = await createCompany(em);
  return {
    id: company.id,
    client: await asCompanyUser(app, await createCompanyUser(em, company)),
  };
}

async function importPeople(client: TestClient, count: number): Promise<void> {
  const choices = { updateExisting: true, sendInvitation: false };
  const { id } = await uploadAndCheck(client, csvOf(count), choices);
  await start(client, id);
  expect(await settled(client, id)).toMatchObject({ status: 'DONE' });
}

const countEvents = () =>
  app.em().execute<object[]>('select count(*)::int as count from webhook_event');

const jobsFor = (webhookId: string) =>
  app
    .em()
    .execute<object[]>(
      `select 1 from jobs.job where name = 'webhooks.deliver' and data->>'webhookId' = ?`,
      [webhookId],
    );

describe('an import', () => {
  it('tells of everybody once, and of nobody who stays the same', async () => {
    const { id, client } = await newCompany();
    const events = ['END_USER_CREATED', 'END_USER_CHANGED'];
    const input = { url: receiver.url(`/${id}`), events };
    const { webhook } = await addWebhook(client, input);
    const count = 120;
    await importPeople(client, count);
    const created = await receiver.at(`/${id}`, count);
    await importPeople(client, count);
    expect(new Set(created.map(({ event }) => event.data['email'])).size).toBe(count);
    expect(created.every(({ event }) => event.type === 'end_user.created')).toBe(true);
    expect(receiver.requests).toHaveLength(count);
    // A job for each batch of rows, and some that look again.
    expect((await jobsFor(webhook.id)).length).toBeLessThan(count / 4);
  });
});

describe('many events at once', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    type: 'end_user.created' as const,
    data: { ...EVENT_EXAMPLES['end_user.created'], phone: String(index) },
  }));
  const publish = async (companyId: string) => {
    const publisher = new WebhookPublisher(app.app.platform.jobs);
    await transactional(app.em(), async (tx) => {
      await publisher.publish(tx, companyId, many);
    });
  };

  it('are written down in few statements and wake an endpoint once', async () => {
    const { id, client } = await newCompany();
    const input = { url: receiver.url(`/${id}`), events: ['END_USER_CREATED'] };
    receiver.answer = () => undefined;
    const { webhook } = await addWebhook(client, input);
    await publish(id);
    const [row] = await app
      .em()
      .execute<{ count: number }[]>(
        'select count(*)::int as count from webhook_delivery where webhook_id = ?',
        [webhook.id],
      );
    expect(row?.count).toBe(many.length);
    expect((await jobsFor(webhook.id)).length).toBeLessThanOrEqual(2);
  });

  it('leave nothing behind where nobody listens', async () => {
    const { id } = await newCompany();
    const before = await countEvents();
    await publish(id);
    expect(await countEvents()).toEqual(before);
  });
});
