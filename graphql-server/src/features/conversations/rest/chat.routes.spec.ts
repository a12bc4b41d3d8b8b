import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newSessionId, readMessages, signIn } from '../../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../../testing/factories.js';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import { asAdmin, asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../../inbox/testing/run.js';
import type { EndUser } from '../../end-users/index.js';
import { Conversation } from '../entities.js';

const SIGN_IN =
  'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.';

const provider = new FakeOpenAi();
let app: TestApp;

beforeAll(async () => {
  const openai = { model: 'fake-model', embeddingModel: 'fake-embedding', vision: true };
  const baseUrl = await provider.start();
  app = await startTestApp({ config: { openai: { ...openai, apiKey: 'test', baseUrl } } });
});
afterEach(() => provider.reset());
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const newTenant = async () => {
  const em = app.em();
  return createEndUser(em, await createCompany(em));
};

/** A tenant who is signed in, with a session id of their own. */
async function startChat() {
  const tenant = await newTenant();
  return { client: await signIn(app, tenant), sessionId: newSessionId(), tenant };
}

function formOf(fields: Record<string, string>, files: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, text] of Object.entries(files)) {
    form.append('files', new File([text], name, { type: 'text/plain' }), name);
  }
  return form;
}

async function postForm(client: TestClient, path: string, form: FormData) {
  const response = await client.fetch(path, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const chat = async (client: TestClient, body: object, headers: Record<string, string> = {}) => {
  const response = await client.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body: answer };
};

/** A member of the tenant's company, and how they work on the conversation. */
async function meetStaff(tenant: EndUser, sessionId: string) {
  const user = await createCompanyUser(app.em(), tenant.managingCompany);
  const staff = await asCompanyUser(app, user);
  const { id, inboxRevision: revision } = await app.em().findOneOrFail(Conversation, { sessionId });
  const tell = (name: string, type: string, input: object) =>
    run(
      `mutation ($input: ${type}!) { ${name}(input: $input) { message } }`,
      { input: { id, ...input } },
      staff,
    );
  return { user, tell, revision };
}

const asError = (message: string) =>
  expect.objectContaining({ success: false, error: message, message }) as object;

const EMPTY = 'Bitte geben Sie eine Nachricht ein.';

describe('POST chat', () => {
  it('answers a message', async () => {
    const { client, sessionId } = await startChat();
    provider.reply = 'Bitte prüfen Sie zuerst das Thermostatventil.';
    const { status, body, headers } = await chat(client, {
      sessionId,
      message: 'Meine Heizung ist kalt.',
      userData: { email: 'someone@else.example' },
    });
    const [, answer] = await readMessages(client, sessionId);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        response: provider.reply,
        status: 'completed',
        sessionId,
        requestId: expect.any(String) as string,
        messageId: answer?.id,
        sender: 'BOT',
        authorName: null,
        handledBy: null,
        category: 'Heizung',
        sources: [],
        guidance: {
          action: 'NO_ANSWER',
          urgency: 'HIGH',
          language: 'de',
          choices: ['Bitte geben Sie meine Frage an einen Mitarbeiter weiter'],
          calls: [],
          isFallback: false,
          offersCase: true,
        },
      },
    ]);
    expect(headers.get('ratelimit-limit')).toBe('20');
    expect(headers.get('ratelimit-remaining')).toBe('19');
  });

  it('says so when the answer takes longer, and gives it to whoever asks again', async () => {
    const { client, sessionId } = await startChat();
    const gate = Promise.withResolvers<void>();
    provider.gate = gate.promise;
    provider.reply = 'Der Hausmeister kommt morgen.';
    const message = { sessionId, requestId: randomUUID(), message: 'Wann kommt der Hausmeister?' };
    const early = await chat(client, message, { prefer: 'wait=0' });
    expect([early.status, early.body]).toMatchObject([
      202,
      { success: true, status: 'processing', messageId: null, requestId: message.requestId },
    ]);
    expect(early.body['response']).toContain('wird noch bearbeitet');
    const form = new FormData();
    for (const [name, value] of Object.entries(message)) form.append(name, value);
    const asked = { method: 'POST', headers: { prefer: 'wait=0' }, body: form };
    expect((await client.fetch('/api/chat-with-files', asked)).status).toBe(202);
    gate.resolve();
    const late = await chat(client, message);
    expect(late.body).toMatchObject({ status: 'completed', response: provider.reply });
    const again = await chat(client, message, { prefer: 'wait=20' });
    expect(again.body).toEqual(late.body);
    const other = await chat(client, { ...message, message: 'Und die Heizung?' });
    expect([other.status, other.body['reason']]).toEqual([409, 'REQUEST_ID_REUSED']);
    expect(await readMessages(client, sessionId)).toHaveLength(2);
  });

  it('says at once that a person has taken over, and waits for them where that is asked for', async () => {
    const { client, sessionId, tenant } = await startChat();
    await chat(client, { sessionId, message: 'Wann kommt der Hausmeister?' });
    const { user, tell, revision } = await meetStaff(tenant, sessionId);
    await tell('takeOverConversation', 'TakeOverConversationInput', { revision });
    const message = { sessionId, requestId: randomUUID(), message: 'Und um wie viel Uhr?' };
    const handledBy = `${user.firstName} ${user.lastName}`;
    const told = await chat(client, message);
    expect([told.status, told.body]).toMatchObject([
      202,
      { status: 'processing', handledBy, sender: null, messageId: null },
    ]);
    expect(told.body['response']).toContain(`${handledBy} von Ihrer Hausverwaltung`);
    const waiting = chat(client, message, { prefer: 'wait=100' });
    await tell('replyToConversation', 'ReplyToConversationInput', {
      ...{ text: 'Um 8 Uhr.', clientId: 'a' },
    });
    expect((await waiting).body).toMatchObject({
      ...{ status: 'completed', response: 'Um 8 Uhr.', sender: 'PERSON', handledBy: null },
    });
    expect((await chat(client, message)).body).toMatchObject({ response: 'Um 8 Uhr.' });
    // In danger the assistant answers, also where a colleague has taken over.
    provider.reply = 'Verlassen Sie das Haus.';
    const danger = { sessionId, message: 'Hilfe, es riecht im ganzen Haus nach Gas!' };
    expect((await chat(client, danger)).body).toMatchObject({ status: 'completed', sender: 'BOT' });
  });

  it('promises no person in a chat that is over', async () => {
    const { client, sessionId, tenant } = await startChat();
    await chat(client, { sessionId, message: 'Wann kommt der Hausmeister?' });
    const { tell, revision } = await meetStaff(tenant, sessionId);
    await tell('takeOverConversation', 'TakeOverConversationInput', { revision });
    const message = { sessionId, requestId: randomUUID(), message: 'Und um wie viel Uhr?' };
    expect((await chat(client, message)).status).toBe(202);
    const waiting = chat(client, message, { prefer: 'wait=100' });
    await end(client, sessionId);
    for (const { status, body } of [await waiting, await chat(client, message)]) {
      expect([status, body]).toMatchObject([409, { reason: 'CONVERSATION_ENDED' }]);
    }
  });

  it('says what is wrong when the question could not be answered', async () => {
    const { client, sessionId } = await startChat();
    provider.fail('chat', { kind: 'status', status: 401 });
    const { status, body } = await chat(client, { sessionId, message: 'Meine Heizung ist kalt.' });
    expect([status, body]).toEqual([
      503,
      asError(
        'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
      ),
    ]);
  });

  it('answers anew what has failed, once for however many ask again', async () => {
    const { client, sessionId } = await startChat();
    const message = { sessionId, requestId: randomUUID(), message: 'Meine Heizung ist kalt.' };
    for (const time of [1, 2]) {
      provider.fail('chat', { kind: 'status', status: 401 });
      expect((await chat(client, message)).status, `attempt ${time}`).toBe(503);
    }
    provider.reset();
    provider.reply = 'Bitte prüfen Sie zuerst das Thermostatventil.';
    const answers = await Promise.all([1, 2, 3].map(() => chat(client, message)));
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([
        200,
        { success: true, status: 'completed', response: provider.reply },
      ]);
    }
    const [question, answer, ...more] = await readMessages(client, sessionId);
    expect(answer).toMatchObject({ replyToId: question?.id, isError: false });
    expect(more).toEqual([]);
    expect(provider.requestsTo('chat')).toHaveLength(1);
    // An answer that was given stays.
    provider.reply = 'Etwas anderes.';
    expect((await chat(client, message)).body['response']).toBe(answer?.text);
  });

  it('leaves a failed answer as it is once the chat has ended', async () => {
    const { client, sessionId } = await startChat();
    const message = { sessionId, requestId: randomUUID(), message: 'Meine Heizung ist kalt.' };
    provider.fail('chat', { kind: 'status', status: 401 });
    await chat(client, message);
    provider.reset();
    await end(client, sessionId);
    expect((await chat(client, message)).status).toBe(503);
  });

  it.each<[string, object, string, string]>([
    ['nothing', {}, 'The session id', 'sessionId'],
    ['no message', { sessionId: newSessionId() }, EMPTY, 'message'],
    ['nothing to see', { sessionId: newSessionId(), message: '\u200B\u2060 \n' }, EMPTY, 'message'],
    ['a number', { sessionId: newSessionId(), message: 5 }, 'message must be a text', 'message'],
    ['a path', { sessionId: '../../etc/passwd', message: 'x' }, 'letters, digits', 'sessionId'],
    [
      'a long text',
      { sessionId: newSessionId(), message: 'a'.repeat(4_001) },
      'zu lang',
      'message',
    ],
    [
      'files of no kind',
      { sessionId: newSessionId(), message: 'x', uploadedFiles: ['a'] },
      'Unknown attachment.',
      'uploadedFiles.0',
    ],
    [
      'more files than a message has',
      {
        sessionId: newSessionId(),
        message: 'x',
        uploadedFiles: Array.from({ length: 21 }, newSessionId),
      },
      'At most 20 files can be attached',
      'uploadedFiles',
    ],
  ])('refuses %s', async (_name, body, message, field) => {
    const { client } = await startChat();
    const answer = await chat(client, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, details: expect.any(Array) as unknown[] });
    expect(answer.body['message']).toContain(message);
    expect(answer.body['details']).toContainEqual(
      expect.objectContaining({
        field,
        message: expect.stringContaining(message) as string,
        reason: expect.stringMatching(/^[A-Z_]+$/) as string,
      }),
    );
  });

  it('takes what is optional as null', async () => {
    const { client, sessionId } = await startChat();
    const body = { sessionId, message: 'Hallo', requestId: null, uploadedFiles: null };
    expect((await chat(client, { ...body, userData: null })).status).toBe(200);
  });
});

describe('POST chat-with-files', () => {
  it('answers a message with its files', async () => {
    const { client, sessionId } = await startChat();
    provider.reply = 'Danke für das Foto.';
    const form = formOf(
      { sessionId, message: 'Siehe Anhang', userData: '{"firstName":' },
      { 'notiz.txt': 'Die Heizung ist kalt.' },
    );
    const { status, body } = await postForm(client, '/api/chat-with-files', form);
    expect([status, body['response']]).toEqual([200, provider.reply]);
    const [question] = await readMessages(client, sessionId);
    expect(question?.attachments).toMatchObject([{ originalName: 'notiz.txt', fileSize: 21 }]);
  });

  it('takes a message without files, and refuses a file that is not allowed', async () => {
    const { client, sessionId } = await startChat();
    const plain = formOf({ sessionId, message: 'Guten Tag' });
    expect((await postForm(client, '/api/chat-with-files', plain)).status).toBe(200);
    const program = formOf({ sessionId, message: 'Guten Tag' }, { 'virus.exe': 'MZ' });
    expect(await postForm(client, '/api/chat-with-files', program)).toEqual({
      status: 400,
      body: asError('virus.exe: Unsupported file type'),
    });
    expect(await readMessages(client, sessionId)).toHaveLength(2);
  });

  it('takes nothing but forms', async () => {
    const { client, sessionId } = await startChat();
    for (const path of ['/api/chat-with-files', '/api/files/upload-with-message']) {
      const { status, body } = await client.json('POST', path, { sessionId, message: 'Hallo' });
      expect([status, body]).toMatchObject([415, { success: false }]);
    }
  });
});

const end = (client: TestClient, sessionId: string) =>
  client.json('POST', '/api/chat/end', { sessionId, email: 'x@y.example', username: 'Jana' });

describe('POST chat/end', () => {
  it('ends the chat, and tells whoever asks again when all is done', async () => {
    const { client, sessionId } = await startChat();
    provider.reply = 'Die Zusammenfassung.';
    await chat(client, { sessionId, message: 'Meine Heizung ist kalt.' });
    expect(await end(client, sessionId)).toEqual({
      status: 200,
      body: {
        success: true,
        status: 'processing',
        message:
          'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
        sessionId,
        summary: null,
      },
    });
    await expect
      .poll(async () => (await end(client, sessionId)).body)
      .toMatchObject({
        success: true,
        status: 'completed',
        message: 'Your conversation summary has been generated and sent to your email address.',
        summary: expect.any(String) as string,
      });
    const late = await chat(client, { sessionId, message: 'Noch etwas' });
    expect([late.status, late.body['success']]).toEqual([409, false]);
  });

  it('is the same, however often it is asked for at once', async () => {
    const { client, sessionId } = await startChat();
    await chat(client, { sessionId, message: 'Guten Tag' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => end(client, sessionId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it('slows down whoever ends one chat after the other', async () => {
    const { client, sessionId } = await startChat();
    const others = Array.from({ length: 9 }, newSessionId);
    for (const id of [sessionId, ...others]) expect((await end(client, id)).status).toBe(200);
    expect(await end(client, newSessionId())).toMatchObject({
      status: 429,
      body: { success: false, error: expect.stringContaining('Gespräche beendet') as string },
    });
    // A conversation that has ended can still be requested, and other users do not have to wait.
    expect((await end(client, sessionId)).status).toBe(200);
    const neighbour = await startChat();
    expect((await end(neighbour.client, neighbour.sessionId)).status).toBe(200);
  });
});

describe('the chat for programs', () => {
  const calls = ['chat', 'chat/end', 'chat-with-files', 'files/upload-with-message'];

  it.each(calls)('%s is for nobody who has not signed in', async (call) => {
    const { sessionId, tenant } = await startChat();
    const strangers = [app.client(), app.client()];
    (strangers[1] as TestClient).bearer = 'no-such-token';
    const userData = { id: tenant.id, email: tenant.email, authNumber: tenant.authNumber };
    for (const stranger of strangers) {
      const answer = await stranger.json('POST', `/api/${call}`, {
        sessionId,
        message: 'Hallo',
        userData,
      });
      expect(answer).toEqual({ status: 401, body: asError(SIGN_IN) });
    }
  });

  it.each(calls)('%s is not for staff', async (call) => {
    const client = await asAdmin(app, await createAdmin(app.em()));
    const { status } = await client.json('POST', `/api/${call}`, { sessionId: newSessionId() });
    expect(status).toBe(403);
  });

  it("refuses a session id that is somebody else's", async () => {
    const [owner, stranger] = [await startChat(), await startChat()];
    const { sessionId } = owner;
    await chat(owner.client, { sessionId, message: 'Guten Tag' });
    const userData = { id: owner.tenant.id, email: owner.tenant.email };
    const body = { sessionId, message: 'Hallo', userData };
    expect((await chat(stranger.client, body)).status).toBe(404);
    expect((await stranger.client.json('POST', '/api/chat/end', body)).status).toBe(404);
    const form = formOf({ sessionId, message: 'Hallo' }, { 'a.txt': 'Text' });
    expect((await postForm(stranger.client, '/api/chat-with-files', form)).status).toBe(404);
    expect(await readMessages(owner.client, sessionId)).toHaveLength(2);
  });

  it('takes the token of the sign-in as well as the cookie', async () => {
    const { email, authNumber } = await newTenant();
    const client = app.client();
    const signedIn = await client.json('POST', '/users/authenticate', { email, authNumber });
    const program = app.client();
    program.bearer = (signedIn.body as { token: string }).token;
    expect((await chat(program, { sessionId: newSessionId(), message: 'Hallo' })).status).toBe(200);
  });
});
