import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const provider = new FakeOpenAi();
let app: TestApp;

beforeAll(async () => {
  const openai = { model: 'fake-model', embeddingModel: 'fake-embedding', vision: true };
  const baseUrl = await provider.start();
  app = await startTestApp({ config: { openai: { ...openai, apiKey: 'test', baseUrl } } });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

it('leaves no gap in an answer that ends while somebody comes to follow it', async () => {
  const em = app.em();
  const client = await signIn(app, await createEndUser(em, await createCompany(em)));
  const sessionId = newSessionId();
  const content = 'Wann kommt der Schornsteinfeger?';
  provider.reply = 'Er kommt im Mai. Bitte halten Sie den Keller frei.';
  const release = provider.hold(content);
  const early = new ChatFollower(client, sessionId);
  const question = await send(client, { sessionId, content });
  await early.until((events) => events.some((event) => event.__typename === 'AnswerDelta'));

  // The answer goes on and ends right before the text so far is read for the one who comes late.
  const { liveText } = app.app.platform;
  const read = liveText.read.bind(liveText);
  liveText.read = async (key) => {
    liveText.read = read;
    release();
    await early.answerTo(question.id);
    return read(key);
  };
  const late = new ChatFollower(client, sessionId);
  const answer = await late.answerTo(question.id);
  expect(answer).toMatchObject({ status: 'COMPLETE', text: provider.reply });
  const told = late.events.filter(
    (event) => event.__typename === 'MessageChanged' && event.message.id === answer.id,
  );
  expect(told).toHaveLength(1);
  await Promise.all([early.close(), late.close()]);
});
