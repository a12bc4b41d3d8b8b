import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCast } from '../../testing/cast.js';
import { ChatFollower, newSessionId, send } from '../../testing/chat.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { notifyJob } from './making/notify.job.js';
import { readNotifications, toldTo } from './testing/told.js';

/** An embedded database belongs to one process; two need a real one and something between them. */
const canShare = () => inject('postgres').url !== '' && Boolean(process.env['TEST_REDIS_URL']);

describe.runIf(canShare())('notifications over two servers', () => {
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    one = await startTestApp();
    other = await startTestApp({ beside: one });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  function elsewhere(client: TestClient): TestClient {
    const there = other.client();
    there.bearer = client.bearer;
    return there;
  }

  it('are made once and heard at the server that did not make them', async () => {
    const { clients, own } = await createCast(one);
    const socket = elsewhere(clients.staff).socket();
    const updates = socket.iterate<{ notificationUpdates: { unreadCount: number } }>({
      query: 'subscription { notificationUpdates { unreadCount } }',
    });
    const next = async () => {
      const { value } = await updates.next();
      return (value as { data: { notificationUpdates: object } }).data.notificationUpdates;
    };
    expect(await next()).toEqual({ unreadCount: 0 });
    const sessionId = newSessionId();
    const follower = new ChatFollower(clients.tenant, sessionId);
    const { id } = await send(clients.tenant, { sessionId, content: 'Hilfe, es riecht nach Gas!' });
    await follower.answerTo(id);
    expect(await next()).toEqual({ unreadCount: 1 });
    const [told] = await toldTo(one, clients.staff);
    // Both servers take the same occasion at once, as after one of them was killed.
    const conversationId = told?.path.split('=')[1] ?? '';
    const cause = {
      ...{ kind: 'EMERGENCY' as const, cause: `emergency:${id}`, companyId: own.id },
      ...{ conversationId, details: { danger: 'GAS' } },
    };
    for (const { app, em } of [one, other, one, other]) {
      await app.platform.jobs.enqueue(em(), notifyJob, cause);
    }
    expect(await toldTo(one, clients.staff)).toHaveLength(1);
    expect((await readNotifications(elsewhere(clients.manager))).totalCount).toBe(1);
    await follower.close();
    await socket.dispose();
  });
});
