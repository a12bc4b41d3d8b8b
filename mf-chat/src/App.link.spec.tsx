import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageCompany } from '@hausgeist/schema';
import { screen } from '@testing-library/react';
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

  it('says that it was used, and has another one mailed', async () => {
    server.linkCode = undefined;
    server.linkRefusal = 'SIGN_IN_LINK_USED';
    await openChat(server);
    await pass(200);
    expect(said()).toContain('Dieser Link wurde schon benutzt');
    await chat.press('Send me a new link by email');
    await pass(10);
    expect(server.calls.at(-1)).toMatchObject({
      name: 'RequestSignInLink',
      input: { token: 'link-code' },
    });
    expect(said()).toContain('Ein neuer Link ist unterwegs');
    expect(screen.queryByRole('button', { name: 'Send me a new link by email' })).toBeNull();
  });

  it('begins a conversation where it names none', async () => {
    location.hash = '#code=link-code';
    server.conversation = null;
    server.messages = [];
    await openChat(server);
    await pass(10);
    expect(location.hash).toBe('');
    expect(localStorage.getItem('chatSessionId')).toMatch(/^[0-9a-v]{26}$/);
    expect(said()).toContain('Willkommen');
  });
});

describe('the page of a company', () => {
  const company: PageCompany = {
    slug: 'lindenhof',
    name: 'Lindenhof Hausverwaltung',
    color: null,
    logo: null,
    phone: '040 66969 100',
    email: 'team@lindenhof.example',
    officeHours: 'Mo–Fr 9–12 Uhr',
    building: 'Lindenallee 12, 20095 Hamburg',
    isEmbedded: false,
  };

  it('says whose it is, and names the company with what it asks', async () => {
    location.hash = '';
    await openChat(server, { company });
    await pass(200);
    expect(screen.getByText('Lindenhof Hausverwaltung')).toBeTruthy();
    expect(screen.getByText('Lindenallee 12, 20095 Hamburg')).toBeTruthy();
    await chat.signIn(server);
    const call = server.calls.find(({ name }) => name === 'AuthenticateEndUser');
    expect(call?.input).toMatchObject({ company: 'lindenhof' });
  });

  it('takes a person of another company for a stranger', async () => {
    server.signedIn = true;
    server.companySlug = 'seeblick';
    await openChat(server, { company });
    await pass(200);
    expect(said()).not.toContain('Morgen um 8 Uhr.');
  });
});
