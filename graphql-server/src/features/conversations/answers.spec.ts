import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi, type Fault } from '../../testing/fake-openai.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Assistant } from '../assistant/index.js';
import { ANSWER_APOLOGY } from './chat-texts.js';
import { answerJob } from './conversation.job.js';
import { Message } from './message.entity.js';

describe('answers of a provider', () => {
  const provider = new FakeOpenAi();
  let app: TestApp;

  beforeAll(async () => {
    const baseUrl = await provider.start();
    app = await startTestApp({
      config: {
        openai: {
          apiKey: 'test',
          baseUrl,
          model: 'fake-model',
          embeddingModel: 'fake-embedding',
          vision: true,
        },
      },
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    provider.reset();
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  const startChat = async () => {
    const em = app.em();
    const tenant = await createEndUser(em, await createCompany(em));
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    return { client, sessionId, tenant, follower: new ChatFollower(client, sessionId) };
  };

  it('arrive whole, with what they cost', async () => {
    const { client, sessionId, follower } = await startChat();
    provider.reply = 'Bitte prüfen Sie zuerst das Thermostatventil.';
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const answer = await follower.answerTo(message.id);
    expect(answer).toMatchObject({ text: provider.reply, status: 'COMPLETE' });
    const stored = await app.em().findOneOrFail(Message, { id: answer.id });
    expect(stored.usage).toMatchObject({ model: 'fake-model', inputTokens: 100, outputTokens: 6 });
    await follower.close();
  });

  it.each<[string, Fault, number]>([
    ['too many requests', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }, 2],
    ['server errors', { kind: 'status', status: 500 }, 2],
    ['a cut stream', { kind: 'cut' }, 1],
    ['a stream without its end', { kind: 'truncate' }, 1],
    ['malformed events', { kind: 'malformed' }, 1],
    ['a web page', { kind: 'html' }, 1],
  ])('survive %s', async (_name, fault, times) => {
    const { client, sessionId, follower } = await startChat();
    provider.reply = 'Der Hausmeister kommt morgen früh vorbei.';
    provider.fail('chat', fault, times);
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const answer = await follower.answerTo(message.id);
    expect(answer.text).toBe(provider.reply);
    expect(provider.requestsTo('chat')).toHaveLength(times + 1);
    expect(await readMessages(client, sessionId)).toHaveLength(2);
    await follower.close();
  });

  it.each<[string, Fault, number]>([
    ['is not let in', { kind: 'status', status: 401 }, 1],
    ['has used up its quota', { kind: 'status', status: 429, code: 'insufficient_quota' }, 1],
    ['cannot take the length', { kind: 'status', status: 400, code: 'context_length_exceeded' }, 1],
    ['keeps failing', { kind: 'status', status: 503 }, 3],
  ])('become an apology when the provider %s, after %o', async (_name, fault, calls) => {
    const { client, sessionId, follower } = await startChat();
    provider.fail('chat', fault, 99);
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const answer = await follower.answerTo(message.id);
    expect(answer).toMatchObject({ text: ANSWER_APOLOGY, status: 'FAILED', isError: true });
    expect(provider.requestsTo('chat')).toHaveLength(calls);
    await follower.close();
  });

  it('can be asked for again after an apology, in the same place', async () => {
    const { client, sessionId, follower } = await startChat();
    provider.fail('chat', { kind: 'status', status: 401 });
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const failed = await follower.answerTo(message.id);
    provider.reply = 'Jetzt geht es wieder.';
    await client.graphql(
      'mutation ($input: RetryAnswerInput!) { retryAnswer(input: $input) { message { status } } }',
      { input: { sessionId, messageId: failed.id } },
    );
    await follower.until((events) =>
      events.some((e) => e.__typename === 'MessageChanged' && e.message.text === provider.reply),
    );
    const messages = await readMessages(client, sessionId);
    expect(messages.map(({ id, status }) => [id, status])).toEqual([
      [message.id, 'COMPLETE'],
      [failed.id, 'COMPLETE'],
    ]);
    await follower.close();
  });

  it('are shown from the beginning to somebody who joins in the middle', async () => {
    const { client, sessionId, follower } = await startChat();
    const gate = Promise.withResolvers<void>();
    provider.gate = gate.promise;
    provider.reply = 'Bitte prüfen Sie zuerst das Ventil.';
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    await follower.until((events) => events.some((e) => e.__typename === 'AnswerDelta'));
    const late = new ChatFollower(client, sessionId);
    await late.until((events) => events.some((e) => e.__typename === 'AnswerDelta'));
    gate.resolve();
    const answer = await late.answerTo(message.id);
    expect(late.assembled(answer.id)).toBe(provider.reply);
    await Promise.all([late.close(), follower.close()]);
  });

  it('are shown whole to somebody who comes back in the middle with the latest cursor', async () => {
    const { client, sessionId, follower } = await startChat();
    const gate = Promise.withResolvers<void>();
    provider.gate = gate.promise;
    provider.reply = 'Bitte prüfen Sie zuerst das Ventil.';
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const events = await follower.until((all) => all.some((e) => e.__typename === 'AnswerDelta'));
    const changed = events.findLast((e) => e.__typename === 'ConversationChanged');
    const back = new ChatFollower(client, sessionId, changed?.cursor);
    await back.until((all) => all.some((e) => e.__typename === 'AnswerDelta'));
    gate.resolve();
    const answer = await back.answerTo(message.id);
    expect(back.assembled(answer.id)).toBe(provider.reply);
    await Promise.all([back.close(), follower.close()]);
  });

  it('are given to one message each when several are sent at once', async () => {
    const { client, sessionId, follower } = await startChat();
    const contents = ['Erste Frage zur Heizung?', 'Zweite Frage zum Keller?', 'Dritte Frage?'];
    const sent = await Promise.all(
      contents.map((content) => send(client, { sessionId, content, requestId: randomUUID() })),
    );
    for (const { id } of sent) await follower.answerTo(id);
    const messages = await readMessages(client, sessionId);
    expect(messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    await follower.close();
  });

  it('rest on a prompt that names nobody and holds no number', async () => {
    const { client, sessionId, follower, tenant } = await startChat();
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    await follower.answerTo(message.id);
    const prompt = JSON.stringify(provider.requests);
    for (const secret of [tenant.authNumber, tenant.email, tenant.lastName, tenant.id, sessionId]) {
      expect(prompt).not.toContain(secret);
    }
    await follower.close();
  });

  it('are not asked for again by a job that comes a second time', async () => {
    const asked = vi.spyOn(Assistant.prototype, 'answer');
    const { client, sessionId, follower } = await startChat();
    const { id: messageId } = await send(client, { sessionId, content: 'Was tun bei Schimmel?' });
    await follower.answerTo(messageId);
    const { jobs } = app.app.platform;
    await jobs.enqueue(app.em(), answerJob, { messageId });
    const open = `select 1 from jobs.job where name = ? and state in ('created', 'active', 'retry')`;
    await expect.poll(() => app.em().execute(open, [answerJob.name])).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
    await follower.close();
  });

  it('come after one call for the answer and at most one for the search', async () => {
    const { client, sessionId, follower } = await startChat();
    const message = await send(client, { sessionId, content: 'Wo melde ich einen Wasserschaden?' });
    await follower.answerTo(message.id);
    expect(provider.requestsTo('chat')).toHaveLength(1);
    expect(provider.requestsTo('embeddings').length).toBeLessThanOrEqual(1);
    await follower.close();
  });
});
