import { renderStatic } from '@hausgeist/shell-api/static';
import { looksOf, showFirstScreen } from '@hausgeist/shell-api/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogues } from './messages/catalogues';
import { FirstScreen } from './routes/FirstScreen';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { FakeServer } from './testing/fake-server';

const WELCOME = 'nennen Sie mir bitte zuerst Ihre E-Mail-Adresse';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  closeChat();
  document.getElementById('first-screen')?.remove();
  vi.useRealTimers();
});

/** Shows the static screen as the server does, and gives its field. */
async function openFirstScreen(): Promise<HTMLTextAreaElement> {
  showFirstScreen(await renderStatic('en', catalogues, <FirstScreen />));
  const field = document.querySelector('textarea');
  if (!field) throw new Error('The first screen has no field.');
  return field;
}

describe('the static first screen', () => {
  it('looks like the chat that takes its place', async () => {
    await openFirstScreen();
    const [list, form] = [looksOf('ol'), looksOf('form')];
    expect(list).toContain(WELCOME);
    await openChat(server);
    expect(document.getElementById('first-screen')).toBeNull();
    expect(looksOf('ol')).toBe(list);
    expect(looksOf('form')).toBe(form);
  });

  it('has said the welcome, which is not said again', async () => {
    await openFirstScreen();
    await openChat(server);
    await pass(500);
    expect(chat.messages().filter((text) => text.includes(WELCOME))).toHaveLength(1);
  });

  it('hands over what is being typed, with focus and caret', async () => {
    const field = await openFirstScreen();
    field.focus();
    field.value = 'anna@post.example';
    field.setSelectionRange(4, 4);
    await openChat(server);
    expect(chat.input().value).toBe('anna@post.example');
    expect(document.activeElement).toBe(chat.input());
    expect(chat.input().selectionStart).toBe(4);
  });

  it('hands over what Enter has sent', async () => {
    const field = await openFirstScreen();
    field.value = `${server.user.email}\n`;
    await openChat(server);
    await pass(500);
    expect(chat.messages().join('\n')).toContain(`You: ${server.user.email}`);
    expect(chat.input().name).toBe('authNumber');
    expect(chat.input().value).toBe('');
  });
});

/** Loads the page again, in the same tab. */
async function load(): Promise<void> {
  cleanup();
  await openChat(server);
  await pass(100);
}

describe('a page that is loaded again after the e-mail address', () => {
  it('goes on at the number, and leaves nothing in the storage', async () => {
    await openChat(server);
    await pass(100);
    await chat.send(server.user.email);
    await load();
    expect(chat.messages().slice(1)).toEqual([
      `You: ${server.user.email}`,
      expect.stringContaining('Authentifizierungsnummer'),
    ]);
    expect(chat.input().name).toBe('authNumber');
    expect(localStorage.length + sessionStorage.length).toBe(0);
    await chat.send(server.authNumber);
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Anna');
    expect(JSON.stringify(history.state)).not.toContain(server.user.email);
  });

  it('begins anew where the chat was cleared', async () => {
    await openChat(server);
    await pass(100);
    await chat.send(server.user.email);
    await chat.press('Clear Conversation');
    await chat.press('Clear');
    await load();
    expect(chat.messages()).toEqual([expect.stringContaining(WELCOME)]);
    expect(chat.input().name).toBe('email');
  });
});
