import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '../../../app.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { TestClient } from '../../../testing/test-client.js';
import { testConfig } from '../../../testing/test-config.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { Receiver } from '../testing/receiver.js';
import { deliveriesWhen, makeDue, newEndpoint, run, TEST } from '../testing/webhooks.js';

let receiver: Receiver;
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  receiver = await new Receiver().listen();
});
afterAll(() => receiver.close());

/** A server whose data are still there when it has stopped. */
async function start(workerConcurrency = 64): Promise<TestApp> {
  const { databaseUrl } = database;
  const config = testConfig({
    databaseUrl,
    dataDir,
    workerConcurrency,
    webhookAllowPrivate: true,
  });
  const schema = { ...database.schema, inMemory: false };
  const app = await createApp(config, pino({ level: 'silent' }), schema);
  const url = await app.listen();
  return {
    app,
    config,
    url,
    database,
    em: () => app.platform.database.orm.em.fork(),
    hold: () => undefined,
    requiredFields: () => [],
    client: () => new TestClient(url),
    stop: () => app.stop(0),
  };
}

describe('a server that stops', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-webhooks-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('leaves to the next one what waits and what is on its way', async () => {
    const first = await start();
    const { id, path, client } = await newEndpoint(first, receiver);
    receiver.answerNext(path, (response) => response.writeHead(500).end());
    await run(client, TEST, { input: { id } });
    const [failed] = await deliveriesWhen(client, id, ([only]) => only?.error !== null);
    receiver.answerNext(path, () => undefined);
    await run(client, TEST, { input: { id } });
    const [, hanging] = await receiver.at(path, 2);
    await first.stop();

    const second = await start();
    client.bearer = undefined;
    await makeDue(second, id);
    const requests = await receiver.at(path, 4);
    expect(
      requests
        .slice(2)
        .map(({ event }) => event.id)
        .toSorted(),
    ).toEqual([failed?.eventId ?? '', hanging?.event.id ?? ''].toSorted());
    const status = () =>
      second
        .em()
        .execute<{ status: string; attempts: number }[]>(
          'select status, attempts from webhook_delivery where webhook_id = ? order by attempts',
          [id],
        );
    await expect.poll(status).toEqual([
      { status: 'DELIVERED', attempts: 1 },
      { status: 'DELIVERED', attempts: 2 },
    ]);
    await second.stop();
  }, 60_000);

  it.each([
    [
      'its endpoint',
      `update webhook set leased_by = ?, leased_until = ?::timestamptz where id = ?`,
    ],
    [
      'a delivery',
      `update webhook_delivery set attempts = 1 + 0 * length(?), claimed_until = ?::timestamptz
        where webhook_id = ?`,
    ],
  ])(
    'without a word and holds %s is waited for, and then replaced',
    async (_what, hold) => {
      const app = await start(0);
      const { id, path, client } = await newEndpoint(app, receiver);
      await run(client, TEST, { input: { id } });
      const until = Date.now() + 5_000;
      await app.em().execute(hold, [randomUUID(), new Date(until), id]);
      await app.stop();
      const second = await start();
      expect(await receiver.at(path, 1)).toHaveLength(1);
      expect(Date.now()).toBeGreaterThanOrEqual(until);
      await second.stop();
      expect(receiver.requests.filter((request) => request.path === path)).toHaveLength(1);
    },
    60_000,
  );
});

describe('a server that lives', () => {
  it('keeps an endpoint and a delivery that it has had for long', async () => {
    const app = await startTestApp({ config: { webhookAllowPrivate: true } });
    const { id, path, client } = await newEndpoint(app, receiver);
    receiver.answerNext(path, () => undefined);
    await run(client, TEST, { input: { id } });
    await receiver.at(path, 1);
    // As if both were near their end, had nothing extended them.
    await app.em().execute(
      `with held as (
         update webhook set leased_until = now() + interval '3 s'
          where id = ? and leased_by is not null returning id)
       update webhook_delivery set claimed_until = now() + interval '3 s'
        where webhook_id in (select id from held)`,
      [id],
    );
    const remaining = async () => {
      const [row] = await app.em().execute<{ seconds: number | string }[]>(
        `select extract(epoch from least(w.leased_until, d.claimed_until) - now()) as seconds
           from webhook w join webhook_delivery d on d.webhook_id = w.id where w.id = ?`,
        [id],
      );
      return Number(row?.seconds);
    };
    await expect.poll(remaining).toBeGreaterThan(5);
    await app.stop();
  });
});

/** An embedded database belongs to one process; two need a real one and something between them. */
const canShare = () => inject('postgres').url !== '' && Boolean(process.env['TEST_REDIS_URL']);

describe.runIf(canShare())('two servers on one database', () => {
  it('send everything once between them', async () => {
    const config = { webhookAllowPrivate: true };
    const one = await startTestApp({ config });
    const other = await startTestApp({ beside: one, config });
    const { id, path, client } = await newEndpoint(one, receiver);
    const count = 40;
    const elsewhere = other.client();
    elsewhere.bearer = client.bearer;
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        run(index % 2 ? client : elsewhere, TEST, { input: { id } }),
      ),
    );
    await deliveriesWhen(
      client,
      id,
      (all) => all.length === count && all.every(({ status }) => status === 'DELIVERED'),
    );
    const ids = receiver.requests.filter((r) => r.path === path).map(({ event }) => event.id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
    await other.stop();
    await one.stop();
  }, 60_000);
});
