import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transactional } from '../../platform/database/index.js';
import { untilLockIsWaitedFor } from '../../testing/lock-waits.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { WebhookPublisher } from './publishing/webhook-publisher.js';
import { EVENT_EXAMPLES } from './event-examples.js';
import { Receiver } from './testing/receiver.js';
import { deliveriesWhen, newEndpoint, run, TEST, UPDATE } from './testing/webhooks.js';

// The embedded database does one thing at a time: no transaction waits for another one there.
describe.runIf(inject('postgres').url)('those who touch an endpoint at once', () => {
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

  const endpoint = () => newEndpoint(app, receiver);

  it('write four refusals for good down without waiting for each other in a circle', async () => {
    const { id, path, client } = await endpoint();
    const all = Promise.withResolvers<void>();
    let count = 0;
    receiver.answer = (response) => {
      count += 1;
      if (count === 4) all.resolve();
      void all.promise.then(() => response.writeHead(410).end());
    };
    for (let sent = 0; sent < 4; sent += 1) await run(client, TEST, { input: { id } });
    await receiver.at(path, 4);
    receiver.answer = (response) => response.writeHead(204).end();
    const log = await deliveriesWhen(client, id, (d) => d.every((one) => one.status === 'FAILED'));
    expect(log).toHaveLength(4);
    const jobs = () =>
      app.em().execute<object[]>(
        `select distinct state::text, retry_count as retries from jobs.job
          where name = 'webhooks.deliver' and data->>'webhookId' = ? and state <> 'created'`,
        [id],
      );
    await expect.poll(jobs).toEqual([{ state: 'completed', retries: 0 }]);
  });

  it('leave nothing waiting that was published while it was switched off', async () => {
    const { id, path, client, company } = await endpoint();
    const refuse = Promise.withResolvers<void>();
    receiver.answerNext(path, (response) => {
      void refuse.promise.then(() => response.writeHead(410).end());
    });
    await run(client, TEST, { input: { id } });
    await receiver.at(path, 1);
    await transactional(app.em(), async (tx) => {
      await new WebhookPublisher(app.app.platform.jobs).publish(tx, company.id, [
        { type: 'end_user.created', data: EVENT_EXAMPLES['end_user.created'] },
      ]);
      refuse.resolve();
      await untilLockIsWaitedFor(app);
    });
    const log = await deliveriesWhen(client, id, (d) => d.every((one) => one.status !== 'PENDING'));
    expect(log.map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
  });

  it('change nothing any more when they have lost their role while they waited', async () => {
    const { id, client, user } = await endpoint();
    const changes: ReturnType<typeof client.graphql>[] = [];
    await transactional(app.em(), async (tx) => {
      await tx.execute('select 1 from webhook where id = ? for update', [id]);
      changes.push(client.graphql(UPDATE, { input: { id, description: 'mine' } }));
      await untilLockIsWaitedFor(app);
      await tx.execute(`update company_user set role = 'COMPANY_STAFF' where id = ?`, [user.id]);
    });
    const [answer] = await Promise.all(changes);
    expect(answer?.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
