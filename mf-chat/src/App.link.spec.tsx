import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { aConversation, anAnswer } from './testing/factories';
import { FakeServer } from './testing/fake-server';

const LINK = '#chat=session-of-the-mail&code=link-code';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.conversation = aConversation();
  server.messages = [
    anAnswer({ sender: 'PERSON', authorName: 'Petra Schröder', text: 'Morgen um 8 Uhr.' }),
  ];
  location.hash = LINK;
});
afterEach(() => {
  closeChat();
  location.hash = '';
  vi.useRealTimers();
});

const said = () => chat.messages().join('\n');

describe('the link of a mail', () => {
  it('opens the conversation, signed in, and leaves the address', async () => {
    await openChat(server);
    await pass(10);
    expect(said()).toContain('Morgen um 8 Uhr.');
    expect(location.hash).toBe('');
    expect(localStorage.getItem('chatSessionId')).toBe('session-of-the-mail');
    await chat.send('Danke!');
    expect(server.calls.at(-1)?.input).toMatchObject({ sessionId: 'session-of-the-mail' });
  });

  it('asks who it is where it is used up, and opens the conversation then', async () => {
    server.linkCode = undefined;
    await openChat(server);
    await pass(200);
    expect(said()).toContain('Dieser Link gilt nicht mehr.');
    expect(location.hash).toBe('');
    await chat.signIn(server);
    expect(said()).toContain('Morgen um 8 Uhr.');
  });

  it('opens the conversation again for the person who has used it here', async () => {
    server.linkCode = undefined;
    server.signedIn = true;
    await openChat(server);
    await pass(10);
    expect(said()).toContain('Morgen um 8 Uhr.');
    expect(said()).not.toContain('Dieser Link');
  });

  it('is kept while the server cannot be reached', async () => {
    server.failures.set('SignInByLink', { code: 'NETWORK' });
    await openChat(server);
    await pass(10);
    expect(location.hash).toBe(LINK);
    server.failures.clear();
    await chat.press('Try again');
    await pass(10);
    expect(said()).toContain('Morgen um 8 Uhr.');
  });
});
