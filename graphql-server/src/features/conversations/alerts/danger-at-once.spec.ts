import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../../testing/chat.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Conversation, Message } from '../index.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('tells the company of a danger before the answer is begun, and once', async () => {
  const em = app.em();
  const company = await createCompany(em);
  const client = await signIn(app, await createEndUser(em, company));
  const sessionId = newSessionId();
  const follower = new ChatFollower(client, sessionId);
  const { id } = await send(client, {
    sessionId,
    content: 'Hilfe, hier riecht es stark nach Gas!',
  });
  expect((await follower.answerTo(id)).guidance).toMatchObject({ action: 'EMERGENCY' });
  await follower.close();
  const conversation = await app.em().findOneOrFail(Conversation, { sessionId });
  expect(conversation).toMatchObject({ urgency: 'EMERGENCY', danger: 'GAS' });
  const answer = await app.em().findOneOrFail(Message, { replyToId: id });
  const [mail, ...others] = await storedMails(app, company.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^NOTFALL/);
  expect(mail?.createdAt.getTime()).toBeLessThanOrEqual(answer.createdAt.getTime());
});
