import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createEndUser } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { ChatClient } from './chat-client.js';

// A chat as a developer would write it who has the documents alone.

const WRONG_NUMBER =
  'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const note = () => new File(['Die Heizung ist kalt.'], 'notiz.txt', { type: 'text/plain' });
const table = () => new File(['a;b\n1;2\n'], 'werte.csv', { type: 'text/csv' });
const program = () => new File(['MZ\0\u0001'], 'spiel.exe', { type: 'application/x-msdownload' });

/** A user who has given their address and, at the second try, their number. */
async function signedIn(host = app.url): Promise<ChatClient> {
  const em = app.em();
  const { email, authNumber } = await createEndUser(em, await createCompany(em));
  const chat = new ChatClient(host);
  await chat.type(email);
  expect(await chat.type('000000')).toMatchObject({ success: false, message: WRONG_NUMBER });
  expect(chat.step).toBe('authNumber');
  expect(await chat.type(authNumber)).toMatchObject({
    success: true,
    data: { firstName: 'Jana', email },
  });
  expect(chat.shown).toEqual([WRONG_NUMBER, 'Hallo Jana']);
  return chat;
}

describe('a chat by the documents', () => {
  it('signs in, uploads, chats over the socket and ends', async () => {
    const chat = await signedIn(`${app.url}/api`);
    await chat.connect();
    chat.ping();
    const uploaded = await chat.type('Meine Heizung ist kalt.', [note(), table()]);
    expect(uploaded).toMatchObject({
      success: true,
      files: [
        { originalName: 'notiz.txt', fileSize: 21, mimeType: 'text/plain' },
        { originalName: 'werte.csv', purpose: expect.any(String) as string },
      ],
    });
    expect(await chat.next('chat:response')).toMatchObject({
      topic: 'chat:response',
      requestId: 'request-1',
      sessionId: chat.sessionId,
      id: expect.any(String) as string,
      timestamp: expect.any(String) as string,
    });
    expect(await chat.next('categorization:result')).toMatchObject({ requestId: 'request-1' });
    await chat.next('pong');
    await chat.type('Und das Wasser?');
    expect(chat.shown.slice(2)).toEqual([
      expect.stringMatching(/\S/) as string,
      expect.stringMatching(/\S/) as string,
    ]);
    await chat.end();
    expect(await chat.next('chat:end')).toMatchObject({ success: true, status: 'processing' });
    chat.disconnect();
    const types = chat.received.map(({ type }) => type);
    expect(types.filter((type) => type === 'chat:response')).toHaveLength(2);
    expect(types).not.toContain('error');
  });

  it('sends the text although its file is refused', async () => {
    const chat = await signedIn();
    await chat.connect();
    const uploaded = await chat.type('Meine Heizung ist kalt.', [program()]);
    expect(uploaded).toMatchObject({
      success: false,
      error: 'spiel.exe: Unsupported file type',
    });
    expect(chat.shown.at(-1)).toMatch(/\S/);
    chat.disconnect();
  });

  it('does the same without a socket, and asks until the summary is there', async () => {
    const chat = await signedIn();
    expect(await chat.type('Guten Tag')).toMatchObject({ success: true });
    expect(await chat.type('Siehe Anhang', [note()])).toMatchObject({ success: true });
    expect(await chat.type('Siehe Anhang', [program()])).toMatchObject({
      success: false,
      error: 'spiel.exe: Unsupported file type',
    });
    expect(chat.shown.every((text) => /\S/.test(text))).toBe(true);
    expect(await chat.end()).toMatchObject({
      success: true,
      status: 'processing',
      message:
        'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
    });
    await expect
      .poll(() => chat.end())
      .toMatchObject({
        status: 'completed',
        message: 'Your conversation summary has been generated and sent to your email address.',
      });
  });

  it('is asked to sign in when it has forgotten to', async () => {
    const chat = new ChatClient(app.url);
    chat.step = 'complete';
    expect(await chat.type('Guten Tag')).toMatchObject({
      status: 401,
      error:
        'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.',
    });
  });
});
