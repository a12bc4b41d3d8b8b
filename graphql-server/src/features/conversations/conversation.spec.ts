import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('a conversation', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const newTenant = async () => {
    const em = app.em();
    return createEndUser(em, await createCompany(em));
  };

  it('answers a message, streaming it in pieces that add up to the stored text', async () => {
    const client = await signIn(app, await newTenant());
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const greeting = await send(client, { sessionId, content: 'Guten Tag' });
    await follower.answerTo(greeting.id);
    const message = await send(client, { sessionId, content: 'Meine Heizung ist kalt.' });
    const answer = await follower.answerTo(message.id);
    expect(answer).toMatchObject({ status: 'COMPLETE', sender: 'BOT', isError: false });
    expect(answer.text).not.toBe('');
    expect(follower.assembled(answer.id)).toBe(answer.text);
    expect(follower.events.filter((e) => e.__typename === 'AnswerDelta').length).toBeGreaterThan(1);
    const stored = await readMessages(client, sessionId);
    expect(stored.map(({ sender, sequence }) => [sender, sequence])).toEqual([
      ['USER', 1],
      ['BOT', 2],
      ['USER', 3],
      ['BOT', 4],
    ]);
    await follower.close();
  });

  it('stores the same request once, however often it is sent', async () => {
    const client = await signIn(app, await newTenant());
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const input = { sessionId, content: 'Wo ist der Müllplatz?', requestId: 'request-1' };
    const sent = await Promise.all([send(client, input), send(client, input), send(client, input)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await follower.answerTo(sent[0].id);
    expect(await readMessages(client, sessionId)).toHaveLength(2);
    await expect(send(client, { ...input, content: 'Wann?' })).rejects.toThrow('CONFLICT');
    await follower.close();
  });

  it('tells a follower that comes late everything, and one with a cursor only what is new', async () => {
    const client = await signIn(app, await newTenant());
    const sessionId = newSessionId();
    const first = new ChatFollower(client, sessionId);
    const message = await send(client, { sessionId, content: 'Guten Tag' });
    await first.answerTo(message.id);
    await first.close();

    const late = new ChatFollower(client, sessionId);
    const events = await late.until((all) =>
      all.some((e) => e.__typename === 'ConversationChanged'),
    );
    expect(events.filter((e) => e.__typename === 'MessageChanged')).toHaveLength(2);
    const last = events.findLast((e) => e.__typename === 'ConversationChanged');
    await late.close();

    const current = new ChatFollower(client, sessionId, last?.cursor);
    const next = await send(client, { sessionId, content: 'Und noch etwas' });
    await current.answerTo(next.id);
    const texts = current.events.map((e) =>
      e.__typename === 'MessageChanged' ? e.message.text : '',
    );
    expect(texts).not.toContain('Guten Tag');
    await current.close();
  });

  it("refuses a session id that is somebody else's, as if it did not exist", async () => {
    const [owner, stranger] = [await newTenant(), await newTenant()];
    const sessionId = newSessionId();
    const ownerClient = await signIn(app, owner);
    await send(ownerClient, { sessionId, content: 'Meine Heizung ist kalt.' });
    const client = await signIn(app, stranger);
    await expect(send(client, { sessionId, content: 'Hallo' })).rejects.toThrow('NOT_FOUND');
    expect(await readMessages(client, sessionId)).toEqual([]);
    const ended = await client.graphql(
      'mutation ($input: EndConversationInput!) { endConversation(input: $input) { status } }',
      { input: { sessionId } },
    );
    expect(ended.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const follower = new ChatFollower(client, sessionId);
    const own = await send(client, { sessionId: newSessionId(), content: 'Hallo' });
    expect(own.sequence).toBe(1);
    expect(follower.events).toEqual([]);
    await follower.close();
  });

  it('lets nobody in without signing in', async () => {
    const client = app.client();
    await expect(send(client, { sessionId: newSessionId(), content: 'Hallo' })).rejects.toThrow(
      'UNAUTHENTICATED',
    );
    const follower = new ChatFollower(client, newSessionId());
    await expect(follower.until(() => false)).rejects.toThrow('UNAUTHENTICATED');
    await follower.close();
  });

  it.each([
    ['an empty message', { content: '   ' }],
    ['a message that is too long', { content: 'a'.repeat(4_001) }],
    ['a session id with other characters', { sessionId: '../../etc/passwd', content: 'Hallo' }],
    ['an unknown attachment', { content: 'Hallo', attachmentIds: ['nonsense'] }],
  ])('refuses %s', async (_name, input) => {
    const client = await signIn(app, await newTenant());
    await expect(send(client, { sessionId: newSessionId(), ...input })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
  });

  it('slows down somebody who sends without pause', async () => {
    const client = await signIn(app, await newTenant());
    const sessionId = newSessionId();
    const attempts = Array.from({ length: 25 }, () =>
      send(client, { sessionId, content: 'Hallo' }).then(
        () => 'stored',
        (error: Error) => error.message,
      ),
    );
    const results = await Promise.all(attempts);
    expect(results.filter((result) => result === 'stored')).toHaveLength(20);
    expect(results.filter((result) => result === 'RATE_LIMITED')).toHaveLength(5);
  });
});
