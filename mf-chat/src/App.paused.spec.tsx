import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { FakeServer } from './testing/fake-server';

const PAUSED = {
  ...{ code: 'UNAUTHENTICATED', reason: 'SERVICE_PAUSED' },
  params: { company: 'Lindenhof GmbH', phone: '030 1234', email: 'team@lindenhof.example' },
};
/** Who was signed in here before. */
function known(): void {
  localStorage.setItem('chatSessionId', 'session-of-before');
  localStorage.setItem('userData', JSON.stringify(server.user));
  server.signedIn = true;
}

const said =
  /Lindenhof GmbH is paused.*telephone 030 1234, email team@lindenhof\.example.*call 112/;

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  closeChat();
  location.hash = '';
  vi.useRealTimers();
});

describe('while the company is suspended', () => {
  it('a tenant is told at the sign-in how it is reached', async () => {
    await openChat(server);
    await pass(100);
    server.failures.set('AuthenticateEndUser', PAUSED);
    await chat.send('anna@beispiel.de');
    await pass(500);
    await chat.send('123456');
    await pass(10);
    expect(chat.messages().at(-1)).toMatch(said);
  });

  it('a tenant who is writing is told so, and not that the sign-in has expired', async () => {
    known();
    await openChat(server);
    await pass(10);
    server.failures.set('SendMessage', PAUSED);
    await chat.send('Die Heizung ist kalt.');
    expect(chat.messages().at(-1)).toMatch(said);
    expect(chat.messages().join()).not.toContain('abgelaufen');
  });

  it('a tenant who comes back is told so', async () => {
    known();
    server.failures.set('ChatConversation', PAUSED);
    await openChat(server);
    await pass(150);
    expect(chat.messages()).toEqual([expect.stringMatching(said)]);
  });

  it('the link of a mail says so, and no other one is offered', async () => {
    location.hash = '#chat=session-of-the-mail&code=link-code';
    server.failures.set('SignInByLink', PAUSED);
    await openChat(server);
    await pass(200);
    expect(chat.messages()).toEqual([expect.stringMatching(said)]);
    expect(document.body.textContent).not.toContain('link by email');
  });
});
