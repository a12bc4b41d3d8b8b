import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { Message } from './message.entity.js';

const STOP = `mutation ($input: StopAnswerInput!) {
  stopAnswer(input: $input) { message { id text status isStopped } } }`;

interface Stopped {
  stopAnswer: { message: { id: string; text: string; status: string; isStopped: boolean } };
}

const stop = (client: TestClient, input: { sessionId: string; messageId: string }) =>
  client.graphql<Stopped>(STOP, { input });

describe('stopping an answer', () => {
  const provider = new FakeOpenAi();
  let app: TestApp;
  const open: ChatFollower[] = [];

  beforeAll(async () => {
    const baseUrl = await provider.start();
    app = await startTestApp({
      config: {
        openai: {
          ...{ apiKey: 'test', baseUrl, model: 'fake-model', vision: true },
          embeddingModel: 'fake-embedding',
        },
      },
    });
  });
  afterEach(async () => {
    for (const follower of open.splice(0)) await follower.close();
    provider.reset();
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  function follow(client: TestClient, sessionId: string): ChatFollower {
    const follower = new ChatFollower(client, sessionId);
    open.push(follower);
    return follower;
  }

  /** A chat in which an answer is half written, and stays so. */
  async function halfAnswered(content: string) {
    const em = app.em();
    const client = await signIn(app, await createEndUser(em, await createCompany(em)));
    const sessionId = newSessionId();
    const follower = follow(client, sessionId);
    provider.hold(content);
    provider.reply = 'Bitte prüfen Sie zuerst das Thermostatventil.';
    const question = await send(client, { sessionId, content });
    const events = await follower.until((all) =>
      all.some((event) => event.__typename === 'AnswerDelta'),
    );
    const delta = events.find((event) => event.__typename === 'AnswerDelta');
    return { client, sessionId, follower, question, messageId: delta?.messageId ?? '' };
  }

  it('keeps what was written, tells other tabs, and ends the call of the model', async () => {
    const { client, sessionId, question, messageId } = await halfAnswered('Heizung kalt?');
    const other = follow(client, sessionId);
    const { data } = await stop(client, { sessionId, messageId });
    expect(data?.stopAnswer.message).toEqual({
      ...{ id: messageId, text: 'Bitte', status: 'COMPLETE', isStopped: true },
    });
    expect(await other.answerTo(question.id)).toMatchObject({ text: 'Bitte', isStopped: true });
    await expect.poll(() => provider.abandoned).toBe(1);
    expect(await readMessages(client, sessionId)).toMatchObject([
      { sender: 'USER' },
      { text: 'Bitte', status: 'COMPLETE', isStopped: true, guidance: null },
    ]);
  });

  it('changes nothing about an answer that is done', async () => {
    const { client, sessionId, messageId } = await halfAnswered('Heizung kalt?');
    const first = await stop(client, { sessionId, messageId });
    expect((await stop(client, { sessionId, messageId })).data).toEqual(first.data);
  });

  it('lets an answer go on that tells what to do in danger', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const endUser = await createEndUser(em, company);
    const conversation = await createConversation(em, company, {
      ...{ endUser, messages: [{ text: 'Es riecht im ganzen Haus nach Gas!' }] },
    });
    const { id: replyToId } = await em.findOneOrFail(Message, { conversation });
    const answer = em.create(Message, {
      ...{ companyId: company.id, conversation, sequence: 2, revision: 1, sender: 'BOT' },
      ...{ text: '', status: 'GENERATING', replyToId },
    });
    await em.flush();
    const { sessionId } = conversation;
    const client = await signIn(app, endUser);
    const { data } = await stop(client, { sessionId, messageId: answer.id });
    expect(data?.stopAnswer.message).toMatchObject({ status: 'GENERATING', isStopped: false });
  });

  it('is for the tenant of the conversation', async () => {
    const { sessionId, messageId, client } = await halfAnswered('Heizung kalt?');
    const em = app.em();
    const neighbour = await signIn(app, await createEndUser(em, await createCompany(em)));
    const { errors } = await stop(neighbour, { sessionId, messageId });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await readMessages(client, sessionId)).at(-1)?.isStopped).toBe(false);
    await stop(client, { sessionId, messageId });
  });
});
