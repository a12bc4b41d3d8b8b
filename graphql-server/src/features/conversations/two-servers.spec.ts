import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/** An embedded database belongs to one process; two need a real one and something between them. */
const canShare = () => inject('postgres').url !== '' && Boolean(process.env['TEST_REDIS_URL']);

describe.runIf(canShare())('two servers on one database', () => {
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    one = await startTestApp({ config: { workerConcurrency: 0 } });
    other = await startTestApp({ beside: one });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const newTenant = async () => {
    const em = one.em();
    return createEndUser(em, await createCompany(em));
  };

  it('lets a follower at one hear a chat that was sent to the other', async () => {
    const tenant = await newTenant();
    const sessionId = newSessionId();
    const [here, there] = [await signIn(one, tenant), await signIn(other, tenant)];
    const followers = [new ChatFollower(here, sessionId), new ChatFollower(there, sessionId)];
    const message = await send(here, { sessionId, content: 'Meine Heizung ist kalt.' });
    for (const follower of followers) {
      const answer = await follower.answerTo(message.id);
      expect(answer.status).toBe('COMPLETE');
      expect(follower.assembled(answer.id)).toBe(answer.text);
    }
    expect(await readMessages(there, sessionId)).toHaveLength(2);
    await Promise.all(followers.map((follower) => follower.close()));
  });

  it('counts sign-in attempts of both together', async () => {
    const { email } = await newTenant();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const app = guess % 2 === 0 ? one : other;
      const { status } = await app
        .client()
        .json('POST', '/api/users/authenticate', { email, authNumber: '000000' });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('closes the sockets at one when the session is ended at the other', async () => {
    const tenant = await newTenant();
    const client = await signIn(one, tenant);
    const follower = new ChatFollower(client, newSessionId());
    const closed = new Promise<{ code: number }>((resolve) => {
      follower.socket.on('closed', (event) => resolve(event as { code: number }));
    });
    await new Promise<void>((resolve) => follower.socket.on('connected', () => resolve()));
    const elsewhere = other.client();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.graphql('mutation { signOut { signedOut } }');
    expect((await closed).code).toBe(4403);
  });
});
