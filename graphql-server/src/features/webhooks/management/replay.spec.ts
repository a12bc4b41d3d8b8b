import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { Receiver } from '../testing/receiver.js';
import { deliveriesOf, deliveriesWhen, newEndpoint, run, UPDATE } from '../testing/webhooks.js';

const REPLAY_MANY = `mutation ($input: ReplayWebhookDeliveriesInput!) {
  replayWebhookDeliveries(input: $input) { count } }`;
const ADD = `mutation ($input: CreateEndUserInput!) {
  createEndUser(input: $input) { endUser { id } } }`;
const RENAME = `mutation ($input: UpdateEndUserInput!) {
  updateEndUser(input: $input) { message } }`;

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

/** An endpoint that has been told of a person and of a change to them. */
async function endpoint(): Promise<{ client: TestClient; id: string; path: string }> {
  const events = ['END_USER_CREATED', 'END_USER_CHANGED'];
  const { id, client, path } = await newEndpoint(app, receiver, events);
  const person = {
    type: 'TENANT',
    firstName: 'Ada',
    lastName: 'Probe',
    email: 'ada@post.example',
    phone: '040 1',
    address: 'Lindenallee 14, 20095 Hamburg',
    apartmentNumber: '9',
  };
  const { createEndUser } = await run<{ createEndUser: { endUser: { id: string } } }>(client, ADD, {
    input: person,
  });
  const renamed = { ...person, id: createEndUser.endUser.id, firstName: 'Adele' };
  await run(client, RENAME, { input: renamed });
  await deliveriesWhen(client, id, delivered(2));
  return { client, id, path };
}

const delivered = (count: number) => (all: { status: string }[]) =>
  all.filter(({ status }) => status === 'DELIVERED').length === count;

/** Names of the events that have arrived, and how many different ones they were. */
function arrivedAt(wanted: string): { types: string[]; different: number } {
  const events = receiver.requests.filter(({ path }) => path === wanted).map((r) => r.event);
  return {
    types: events.map((e) => e.type).toSorted(),
    different: new Set(events.map((e) => e.id)).size,
  };
}

const replay = async (client: TestClient, id: string, filter: object): Promise<number> =>
  (
    await run<{ replayWebhookDeliveries: { count: number } }>(client, REPLAY_MANY, {
      input: { id, filter },
    })
  ).replayWebhookDeliveries.count;

it('sends what was told in a time again, each event once and by its id', async () => {
  const { client, id, path } = await endpoint();
  const [createdAt = ''] = (await deliveriesOf(client, id)).map(
    ({ payload }) => (payload as { createdAt: string }).createdAt,
  );
  const later = new Date(Date.parse(createdAt) + 1).toISOString();
  expect(await replay(client, id, { from: later })).toBe(0);
  expect(await replay(client, id, { from: '2026-01-01T00:00:00Z', to: later })).toBe(2);
  await deliveriesWhen(client, id, delivered(4));
  // Two deliveries of each event are there by now; it is sent once all the same.
  expect(await replay(client, id, {})).toBe(2);
  await deliveriesWhen(client, id, delivered(6));
  expect(arrivedAt(path)).toMatchObject({ different: 2 });
  expect(arrivedAt(path).types).toHaveLength(6);
  const audited = await app
    .em()
    .execute('select details from audit_entry where subject_id = ? and action = ?', [
      id,
      'webhook.replayed',
    ]);
  expect(audited).toEqual([{ details: { count: 2 } }, { details: { count: 2 } }]);
});

it('sends some events, and those that could not be delivered', async () => {
  const { client, id, path } = await endpoint();
  expect(await replay(client, id, { status: 'FAILED' })).toBe(0);
  expect(await replay(client, id, { events: ['END_USER_CREATED'] })).toBe(1);
  await deliveriesWhen(client, id, delivered(3));
  expect(arrivedAt(path).types).toEqual([
    'end_user.changed',
    'end_user.created',
    'end_user.created',
  ]);
});

it('leaves out what is still on its way', async () => {
  const { client, id, path } = await endpoint();
  receiver.answerNext(path, (response) => response.writeHead(500).end());
  expect(await replay(client, id, { events: ['END_USER_CHANGED'] })).toBe(1);
  await deliveriesWhen(client, id, ([newest]) => newest?.attempts === 1);
  expect(await replay(client, id, { events: ['END_USER_CHANGED'] })).toBe(0);
});

it('does the same over REST, and narrows the list', async () => {
  const { client, id, path } = await endpoint();
  const body = { events: ['end_user.changed'], from: '2026-01-01T00:00:00Z', status: 'delivered' };
  expect(await client.json('POST', `/api/webhooks/${id}/replay`, body)).toMatchObject({
    status: 202,
    body: { data: { count: 1 } },
  });
  await deliveriesWhen(client, id, delivered(3));
  expect(arrivedAt(path).different).toBe(2);
  const list = `/api/webhooks/${id}/deliveries`;
  expect(await client.json('GET', `${list}?event=end_user.created`)).toMatchObject({
    body: { data: [{ eventType: 'end_user.created' }], pagination: { total: 1 } },
  });
  expect(await client.json('GET', `${list}?to=2026-01-01T00:00:00Z`)).toMatchObject({
    body: { data: [] },
  });
  const reversed = { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' };
  for (const wrong of [{ from: 'yesterday' }, { events: ['odd'] }, { status: 'odd' }, reversed]) {
    const refused = await client.json('POST', `/api/webhooks/${id}/replay`, wrong);
    expect(refused).toMatchObject({ status: 400 });
  }
});

it('is refused to others, and where the endpoint is off', async () => {
  const { client, id } = await endpoint();
  const other = (await endpoint()).client;
  const input = { id, filter: {} };
  expect((await other.graphql(REPLAY_MANY, { input })).errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_FOUND',
  });
  await run(client, UPDATE, { input: { id, isActive: false } });
  expect((await client.graphql(REPLAY_MANY, { input })).errors?.[0]?.extensions).toMatchObject({
    reason: 'WEBHOOK_SWITCHED_OFF',
  });
});
