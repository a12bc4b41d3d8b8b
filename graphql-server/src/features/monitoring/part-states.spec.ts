import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createAdmin, createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { PartState } from './part-states.js';

const PARTS = `{ monitoring(range: LAST_HOUR) {
  parts { part state total failed waiting cause detail }
} }`;

/** Stores a mail that was not sent. */
async function storeMail(
  app: TestApp,
  [status, error, hoursAgo]: [status: string, error: string | null, hoursAgo: number],
): Promise<void> {
  await app.em().execute(
    `insert into mail (id, dedupe_key, recipient, subject, html, text, attachments, status, attempts,
                       last_error, message_id, created_at, is_ai_generated)
     values (?, ?, 'a@b.example', '', '', '', '[]', ?, 1, ?, ?, now() - make_interval(hours => ?), false)`,
    [randomUUID(), randomUUID(), status, error, randomUUID(), hoursAgo],
  );
}

describe('the parts', () => {
  const provider = new FakeOpenAi();
  let app: TestApp;
  let admin: TestClient;

  beforeAll(async () => {
    const baseUrl = await provider.start();
    const openai = { apiKey: 'x', baseUrl, embeddingModel: 'fake-embedding', vision: true };
    app = await startTestApp({ config: { openai: { ...openai, model: 'gpt-4.1-mimi' } } });
    admin = await asAdmin(app, await createAdmin(app.em()));
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  /** Those that are told of, by their names. */
  async function told(): Promise<Record<string, Omit<PartState, 'part'>>> {
    const { data } = await admin.graphql<{ monitoring: { parts: PartState[] } }>(PARTS);
    return Object.fromEntries(
      (data?.monitoring.parts ?? []).map(({ part, ...rest }) => [part, rest]),
    );
  }

  it('are fine while nothing fails', async () => {
    expect(Object.entries(await told()).map(([part, { state }]) => `${part} ${state}`)).toEqual([
      ...['ANSWERS OK', 'VECTORS OK', 'MAILS NONE', 'JOBS OK', 'WEBHOOKS NONE'],
      ...['DATABASE OK', 'FILES OK'],
      process.env['TEST_REDIS_URL'] ? 'VALKEY OK' : 'VALKEY NONE',
    ]);
  });

  it('tell of answers that the provider refuses, and what it calls that', async () => {
    provider.fail('chat', { kind: 'status', status: 404, code: 'model_not_found' }, 9);
    const tenant = await createEndUser(app.em(), await createCompany(app.em()));
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const { id } = await send(client, { sessionId, content: 'Wann kommt der Schornsteinfeger?' });
    await follower.answerTo(id);
    const { ANSWERS } = await told();
    expect(ANSWERS).toMatchObject({ state: 'ERROR', cause: 'invalid_request' });
    expect(ANSWERS?.detail).toBe('404 model_not_found, gpt-4.1-mimi');
    expect(ANSWERS?.failed).toBe(ANSWERS?.total);
    provider.reset();
  });

  it('tell of mails that wait and were given up, without those of a quota and of long ago', async () => {
    await storeMail(app, ['queued', null, 0]);
    await storeMail(app, ['queued', 'The mails of this day are used up.', 0]);
    await storeMail(app, ['queued', 'ECONNREFUSED at mail.example:25', 3]);
    expect((await told())['MAILS']).toMatchObject({
      ...{ state: 'WARNING', waiting: 1, failed: 0 },
      detail: 'ECONNREFUSED at mail.example:25',
    });
    await storeMail(app, ['failed', 'too old', 3]);
    await storeMail(app, ['failed', 'EENVELOPE', 0]);
    expect((await told())['MAILS']).toMatchObject({ state: 'ERROR', waiting: 1, failed: 1 });
  });

  it('tell of jobs that failed', async () => {
    await app
      .em()
      .execute(
        `insert into jobs.job (name, state, completed_on) values ('mail.send', 'failed', now())`,
      );
    expect((await told())['JOBS']).toMatchObject({
      state: 'WARNING',
      failed: 1,
      detail: 'mail.send',
    });
  });
});
