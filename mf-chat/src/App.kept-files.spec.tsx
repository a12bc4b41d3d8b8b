import { File as NodeFile } from 'node:buffer';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import database from 'fake-indexeddb';
import { clear, createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { FakeServer } from './testing/fake-server';
import { uploadThat } from './testing/fake-upload';

const store = createStore('chatFiles', 'files');

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', database);
  server = new FakeServer();
});
afterEach(async () => {
  closeChat();
  await settle();
  const clearing = clear(store);
  await pass(50);
  await clearing;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A file that a database can hold, as those of browsers. */
const aFile = (name: string) => new NodeFile(['x'], name, { lastModified: 1 }) as unknown as File;

/** Lets what is kept be written and read. */
async function settle(): Promise<void> {
  for (let step = 0; step < 5; step += 1) {
    await act(async () => vi.dynamicImportSettled());
    await pass(20);
  }
}

/** What a reload of the tab does. */
async function reload(): Promise<void> {
  cleanup();
  await openChat(server);
  await settle();
}

/** The names of the files that the browser holds. */
async function held(): Promise<string[]> {
  await settle();
  const reading = entries<string, { files: File[] }>(store);
  await pass(50);
  return (await reading).flatMap(([, { files }]) => files.map(({ name }) => name));
}

const shown = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label'));

describe('files that were chosen', () => {
  beforeEach(async () => {
    await openChat(server);
    await chat.signIn(server);
    await settle();
  });

  it('are there again after a reload, and gone once they are sent', async () => {
    expect(await database.databases()).toEqual([]);
    await chat.paste(aFile('foto.png'), aFile('brief.pdf'));
    fireEvent.click(chat.button('Remove brief.pdf'));
    expect(await held()).toEqual(['foto.png']);
    await reload();
    expect(shown()).toEqual(['Remove foto.png']);
    await chat.paste(aFile('zweites.png'));
    await reload();
    expect(shown()).toEqual(['Remove foto.png', 'Remove zweites.png']);
    vi.stubGlobal('XMLHttpRequest', uploadThat('error'));
    await chat.send('Siehe Foto');
    await chat.press('Remove foto.png');
    await chat.press('Remove zweites.png');
    expect(await held()).toEqual([]);
    await reload();
    expect(shown()).toEqual([]);
  });

  it('come back with their message, which waited for a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('XMLHttpRequest', uploadThat('error'));
    await chat.paste(aFile('foto.png'));
    await chat.send('Siehe Foto');
    expect(shown()).toEqual([]);
    expect(await held()).toEqual(['foto.png']);
    await reload();
    expect(chat.input().value).toBe('Siehe Foto');
    expect(shown()).toEqual(['Remove foto.png']);
  });

  it('are forgotten with the chat', async () => {
    await chat.paste(aFile('foto.png'));
    expect(await held()).toEqual(['foto.png']);
    await chat.press('Clear Conversation');
    await chat.press('Clear');
    expect(await held()).toEqual([]);
    expect(sessionStorage.getItem('chatFiles')).toBeNull();
  });

  it('wait while the sign-in has expired, for the same person alone', async () => {
    await chat.paste(aFile('foto.png'));
    await settle();
    server.signedIn = false;
    await reload();
    expect(shown()).toEqual([]);
    await chat.signIn(server);
    await settle();
    expect(shown()).toEqual(['Remove foto.png']);
    server.signedIn = false;
    await reload();
    Object.assign(server.user, { firstName: 'Bernd', email: 'bernd@beispiel.de' });
    await chat.signIn(server);
    expect(shown()).toEqual([]);
    expect(await held()).toEqual([]);
  });

  it('are not those of another tab', async () => {
    await chat.paste(aFile('foto.png'));
    expect(await held()).toEqual(['foto.png']);
    sessionStorage.clear();
    await reload();
    expect(shown()).toEqual([]);
    await chat.paste(aFile('anderes.png'));
    expect((await held()).toSorted()).toEqual(['anderes.png', 'foto.png']);
  });

  it('are forgotten after a day', async () => {
    await chat.paste(aFile('foto.png'));
    await settle();
    vi.setSystemTime(Date.now() + 86_500_000);
    await reload();
    expect(shown()).toEqual([]);
    expect(await held()).toEqual([]);
  });
});
