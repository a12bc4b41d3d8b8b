import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { JsonSocket } from '../../../testing/json-socket.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

// A client as somebody would write it who has the documents alone: no GraphQL, and nothing of ours
// but the addresses, the fields that are sent, and those that are read.

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Answer {
  success: boolean;
  message?: string;
  error?: string;
  data?: { firstName: string; email: string };
  files?: object[];
  response?: string;
  status?: string;
}

/** Twenty-six random characters, as the browser makes them. */
const randomSession = () =>
  `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}0`
    .padEnd(26, '0')
    .slice(0, 26);

class DocumentedClient {
  readonly sessionId = randomSession();
  #cookie = '';
  user: { firstName: string; email: string } | undefined;

  async #post(path: string, body: object | FormData): Promise<Answer> {
    const response = await fetch(`${app.url}/api/${path}`, {
      method: 'POST',
      headers: {
        cookie: this.#cookie,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';', 1)[0] ?? '';
    return (await response.json()) as Answer;
  }

  async authenticate(email: string, authNumber: string) {
    const answer = await this.#post('users/authenticate', { email, authNumber });
    this.user = answer.data;
    return answer;
  }

  #form(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('files', new File(['Die Heizung ist kalt.'], 'notiz.txt', { type: 'text/plain' }));
    form.append('files', new File(['a;b\n1;2\n'], 'werte.csv', { type: 'text/csv' }));
    return form;
  }

  readonly #userData = () => JSON.stringify(this.user);

  upload = (userMessage: string) =>
    this.#post(
      'files/upload-with-message',
      this.#form({ sessionId: this.sessionId, userMessage, userData: this.#userData() }),
    );

  chat = (message: string) =>
    this.#post('chat', { message, sessionId: this.sessionId, userData: this.user });

  chatWithFiles = (message: string) =>
    this.#post(
      'chat-with-files',
      this.#form({ sessionId: this.sessionId, message, userData: this.#userData() }),
    );

  end = () =>
    this.#post('chat/end', {
      sessionId: this.sessionId,
      email: this.user?.email,
      username: this.user?.firstName,
      userData: this.user,
    });

  connect(): JsonSocket {
    const path = `/ws?sessionId=${this.sessionId}`;
    return new JsonSocket(app.url, { path, headers: { cookie: this.#cookie, origin: app.url } });
  }
}

async function signedIn(): Promise<DocumentedClient> {
  const em = app.em();
  const { email, authNumber } = await createEndUser(em, await createCompany(em));
  const client = new DocumentedClient();
  const wrong = await client.authenticate(email, '000000');
  expect(wrong).toMatchObject({
    success: false,
    message:
      'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.',
  });
  const right = await client.authenticate(email, authNumber);
  expect(right).toMatchObject({ success: true, data: { firstName: 'Jana', email } });
  return client;
}

describe('a client that knows only the documents', () => {
  it('signs in, uploads, chats over the socket and ends the chat', async () => {
    const client = await signedIn();
    const { success, files } = await client.upload('Meine Heizung ist kalt.');
    expect([success, files?.length]).toEqual([true, 2]);
    const socket = client.connect();
    const { sessionId, user } = client;
    for (const topic of ['chat:response', 'categorization:result']) {
      socket.send({ type: 'subscribe', topic, sessionId });
    }
    socket.send({
      event: 'chat',
      data: {
        content: 'Meine Heizung ist kalt.',
        sessionId,
        requestId: 'req-1',
        userData: user,
        uploadedFiles: files,
      },
    });
    const reply = await socket.next('chat:response');
    expect(reply).toMatchObject({ topic: 'chat:response', requestId: 'req-1', sessionId });
    expect(reply['extractedContent']).toEqual(expect.stringMatching(/\S/));
    socket.send({ type: 'ping' });
    await socket.next('pong');
    const { email, firstName: username } = user ?? {};
    socket.send({ event: 'chat:end', data: { sessionId, email, username, userData: user } });
    expect(await socket.next('chat:end')).toMatchObject({ sessionId, success: true });
    expect(await client.end()).toMatchObject({ success: true, status: expect.any(String) });
    await socket.close();
    expect(socket.ofType('chat:response')).toHaveLength(1);
    expect(socket.ofType('error')).toEqual([]);
  });

  it('does the same without a socket', async () => {
    const client = await signedIn();
    expect(await client.chat('Guten Tag')).toMatchObject({
      success: true,
      response: expect.stringMatching(/\S/) as string,
    });
    expect(await client.chatWithFiles('Siehe Anhang')).toMatchObject({
      success: true,
      response: expect.stringMatching(/\S/) as string,
    });
    expect(await client.end()).toMatchObject({ success: true, status: 'processing' });
    await expect
      .poll(() => client.end(), { timeout: 10_000 })
      .toMatchObject({
        success: true,
        status: 'completed',
      });
  });
});
