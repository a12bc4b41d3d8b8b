import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { FakeServer } from './testing/fake-server';

let server: FakeServer;
beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  await openChat(server);
  await pass(100);
});
afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const emergencyCall = () =>
  screen.queryAllByRole('link', { name: /112/ }).at(-1)?.getAttribute('href');

describe('a question before the sign-in', () => {
  it('is told what to do in danger at once, and that the address comes first', async () => {
    await chat.send('es riecht nach gas');
    expect(chat.messages().at(-1)).toMatch(
      /If you smell gas, go outside first.*112.*zuerst Ihre E-Mail-Adresse/s,
    );
    expect(emergencyCall()).toBe('tel:112');
    expect(chat.input().inputMode).toBe('email');
    expect(chat.input().value).toBe('');
    expect(server.calls).toEqual([]);
  });

  it('that sounds harmless reads of danger below what comes first', async () => {
    await chat.send('Die Heizung ist kalt.');
    expect(chat.messages().at(-1)).toMatch(/zuerst Ihre E-Mail-Adresse.*Is anyone in danger/s);
  });

  it('stands ready to be sent after the sign-in, with what was asked at the number', async () => {
    await chat.send('Die Heizung ist kalt.');
    await chat.send(server.user.email);
    await pass(500);
    await chat.send('Wann kommt der Techniker?');
    expect(chat.messages().at(-1)).toContain('zuerst Ihre Authentifizierungsnummer');
    expect(emergencyCall()).toBe('tel:112');
    expect(server.calls).toEqual([]);
    await chat.send(server.authNumber);
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Willkommen, Anna');
    expect(chat.input().value).toBe('Die Heizung ist kalt.\n\nWann kommt der Techniker?');
    expect(server.calls.map(({ name }) => name)).not.toContain('SendMessage');
    await chat.press('Send');
    await pass(1);
    expect(server.calls.find(({ name }) => name === 'SendMessage')).toMatchObject({
      input: { content: 'Die Heizung ist kalt.\n\nWann kommt der Techniker?' },
    });
  });

  it('is none where it only greets: the chat asks once more, and nothing waits in the field', async () => {
    await chat.send('Guten Tag!');
    await pass(500);
    expect(chat.messages().at(-1)).toContain('nennen Sie mir bitte zuerst Ihre E-Mail-Adresse');
    await chat.send(server.user.email);
    await pass(500);
    await chat.send(server.authNumber);
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Willkommen, Anna');
    expect(chat.input().value).toBe('');
  });

  it.each([
    ['Wann kommt der Techniker?', 'Wann kommt der Techniker?'],
    ['anna.petersen@', ''],
    ['4829', ''],
  ])('that is being written while the number is checked: %s', async (written, left) => {
    await chat.send(server.user.email);
    await pass(500);
    server.held.add('AuthenticateEndUser');
    await chat.send(server.authNumber);
    chat.write(written);
    server.release('AuthenticateEndUser');
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Willkommen, Anna');
    expect(chat.input().value).toBe(left);
  });

  it('stands below the request for the number, however soon it comes', async () => {
    await chat.send(server.user.email);
    await chat.send('Die Heizung ist kalt.');
    await pass(1_000);
    const [request, question, answer, ...more] = chat.messages().slice(-3);
    expect(request).toContain('nun Ihre Authentifizierungsnummer');
    expect(question).toContain('Die Heizung ist kalt.');
    expect(answer).toContain('zuerst Ihre Authentifizierungsnummer');
    expect(more).toEqual([]);
  });

  it('is kept without what may be the number', async () => {
    await chat.send('Hallo, es tropft, und meine Nummer ist 123456');
    expect(chat.log().textContent).not.toContain('123456');
    expect(JSON.stringify(sessionStorage)).not.toContain('123456');
    await chat.signIn(server);
    expect(chat.input().value).toBe('Hallo, es tropft, und meine Nummer ist ••••••');
  });

  it('belongs to the one who signs in next, where another user was here before', async () => {
    closeChat();
    localStorage.setItem(
      'userData',
      JSON.stringify({ firstName: 'Bea', email: 'bea@beispiel.de' }),
    );
    localStorage.setItem('chatSessionId', 'b'.repeat(26));
    await openChat(server);
    await pass(100);
    await chat.send('Die Heizung ist kalt.');
    await chat.signIn(server);
    expect(chat.input().value).toBe('Die Heizung ist kalt.');
  });

  it('leaves a slip in the address what it was', async () => {
    await chat.send('anna.beispiel.de');
    await pass(500);
    expect(chat.messages().at(-1)).toContain('Das sieht noch nicht nach einer E-Mail-Adresse aus');
    expect(emergencyCall()).toBeUndefined();
  });
});
