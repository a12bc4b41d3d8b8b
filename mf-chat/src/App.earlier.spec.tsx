import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { aConversation, aMessage, anAnswer } from './testing/factories';
import { FakeServer } from './testing/fake-server';

const CURRENT = 'a'.repeat(26);

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.signedIn = true;
  server.conversation = aConversation();
  localStorage.setItem('chatSessionId', CURRENT);
  localStorage.setItem('userData', JSON.stringify(server.user));
});
afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const entry = (id: string, status: 'OPEN' | 'ENDED', opening: string) => ({
  opening,
  hasNewReply: false,
  node: { id, sessionId: `session-${id}`, status, startedAt: '2026-11-01T09:00:00.000Z' },
});
const dialog = () => within(screen.getByRole('dialog'));

describe('an answer that is being written', () => {
  it('is stopped, and keeps what is there', async () => {
    server.messages = [aMessage(), anAnswer({ status: 'GENERATING', text: 'Bitte prüfen' })];
    await openChat(server);
    await pass(10);
    await chat.press('Stop');
    await pass(10);
    // What the company has sent may be read meanwhile.
    expect(server.calls.findLast(({ name }) => name === 'StopAnswer')).toMatchObject({
      input: { sessionId: CURRENT, messageId: 'message-2' },
    });
    expect(chat.messages().at(-1)).toContain('Bitte prüfen');
    expect(screen.getByText('Stopped')).toBeTruthy();
    expect(chat.button('Send')).toBeTruthy();
  });
});

describe('earlier conversations', () => {
  beforeEach(async () => {
    server.earlier = [entry('1', 'OPEN', 'Heizung kalt'), entry('2', 'ENDED', 'Schlüssel weg')];
    server.messages = [aMessage({ text: 'Heizung kalt' }), anAnswer({ text: 'Bitte entlüften.' })];
    await openChat(server);
    await pass(10);
    await chat.press('Earlier conversations');
    await pass(10);
  });

  it('are read, and go on if they are open', async () => {
    await chat.press(/Heizung kalt/);
    await pass(10);
    expect(dialog().getByText('Bitte entlüften.')).toBeTruthy();
    await chat.press('Continue here');
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('chatSessionId')).toBe('session-1');
    await chat.send('Es ist wieder kalt.');
    expect(server.calls.at(-1)?.input).toMatchObject({ sessionId: 'session-1' });
  });

  it('are only read if they have ended', async () => {
    await chat.press(/Schlüssel weg/);
    await pass(10);
    expect(dialog().queryByRole('button', { name: 'Continue here' })).toBeNull();
    await chat.press('Back to the list');
    expect(dialog().getByText('Schlüssel weg')).toBeTruthy();
  });
});
