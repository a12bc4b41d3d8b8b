import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { disconnected } from './testing/connections';
import { aFile } from './testing/factories';
import { FakeServer } from './testing/fake-server';
import { uploadThat } from './testing/fake-upload';

let server: FakeServer;
beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  await openChat(server);
  await pass(100);
  await chat.signIn(server);
});
afterEach(() => {
  closeChat();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sent = () =>
  server.calls.filter(({ name }) => name === 'SendMessage').map(({ input }) => input);
const lose = () => server.failures.set('SendMessage', { code: 'NETWORK' });

describe('a message without a connection', () => {
  it('goes out by itself, as the same message, when the connection is back', async () => {
    lose();
    await chat.send('Heizung?');
    expect(screen.getByText(/sent by itself/)).toBeTruthy();
    await pass(3_500);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    server.failures.clear();
    await pass(4_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.messages.map(({ text }) => text)).toEqual(['Heizung?']);
    expect(new Set(sent().map(({ requestId }) => requestId)).size).toBe(1);
    expect(screen.getByText('AI assistant is typing...')).toBeTruthy();
  });

  it('goes out at once when the browser says that the network is back', async () => {
    lose();
    await chat.send('Heizung?');
    server.failures.clear();
    fireEvent(window, new Event('online'));
    await pass(1);
    expect(server.messages).toHaveLength(1);
  });

  it('waits for those before it', async () => {
    lose();
    await chat.send('Erstens');
    await chat.send('Zweitens');
    expect(sent().at(-1)?.content).toBe('Erstens');
    server.failures.clear();
    await pass(1_000);
    expect(chat.messages().slice(-2)).toEqual(['You: Erstens', 'You: Zweitens']);
    await pass(1_100);
    expect(server.messages.map(({ text }) => text)).toEqual(['Erstens', 'Zweitens']);
  });

  it('is written again in the input after a reload', async () => {
    lose();
    await chat.send('Heizung?');
    chat.write('Und das Bad?');
    expect(sessionStorage.getItem('chatDraft')).toContain(
      JSON.stringify('Heizung?\n\nUnd das Bad?'),
    );
    server.failures.clear();
    await pass(2_000);
    expect(sessionStorage.getItem('chatDraft')).not.toContain('Heizung?');
  });

  it('keeps its files with it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('XMLHttpRequest', uploadThat('error'));
    await chat.paste(aFile('foto.png'));
    await chat.send('Siehe Foto');
    expect(sent()).toEqual([]);
    expect(screen.getByRole('list', { name: 'Attached files' }).textContent).toContain('foto.png');
    expect(screen.getByText(/sent by itself/)).toBeTruthy();
  });

  it('is the only thing that speaks of the connection', async () => {
    closeChat();
    server = new FakeServer();
    await openChat(server, { connection: disconnected });
    await chat.signIn(server);
    await pass(3_000);
    expect(screen.getByText(/^Offline/)).toBeTruthy();
    lose();
    await chat.send('Heizung?');
    expect(screen.queryByText(/^Offline/)).toBeNull();
    expect(chat.messages().at(-1)).toBe('You: Heizung?');
  });
});
