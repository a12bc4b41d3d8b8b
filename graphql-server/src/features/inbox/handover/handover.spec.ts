import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { ChatFollower, newSessionId, readMessages, send } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { openSocket } from '../../../testing/json-socket.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { run } from '../testing/run.js';

const ROW = `conversation { id revision handler handledBy { name } assignee { name } waitingSince }`;
const HISTORY = `query ($id: ID!) { inboxConversation(id: $id) { history { kind names } } }`;
const TAKE = `mutation ($input: TakeOverConversationInput!) { takeOverConversation(input: $input) { ${ROW} } }`;
const REPLY = `mutation ($input: ReplyToConversationInput!) {
  replyToConversation(input: $input) { reply { id text sender authorName } ${ROW} } }`;
const BACK = `mutation ($input: HandBackConversationInput!) { handBackConversation(input: $input) { ${ROW} } }`;
const LIST = `query ($view: InboxView) { inboxConversations(filter: { view: $view }) { edges { node {
  id revision waitingSince } } } }`;
const NAME = '{ viewer { ... on CompanyUserViewer { companyUser { firstName lastName } } } }';
const END = `mutation ($input: EndConversationInput!) {
  endConversation(input: $input) { conversation { status } } }`;

interface Row {
  id: string;
  revision: number;
  handler: string;
  handledBy: { name: string } | null;
  assignee: { name: string } | null;
  waitingSince: string | null;
}

async function nameOf(client: TestClient): Promise<string> {
  const { companyUser } = await run<{ companyUser: { firstName: string; lastName: string } }>(
    NAME,
    {},
    client,
  );
  return `${companyUser.firstName} ${companyUser.lastName}`;
}

describe('answering in person', () => {
  let app: TestApp;
  let cast: Cast;
  const followers: ChatFollower[] = [];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(async () => {
    for (const follower of followers) await follower.close();
    await app.stop();
  });

  /** A chat with one answered question, and who follows it. */
  async function chat(content = 'Meine Heizung ist kalt.') {
    const sessionId = newSessionId();
    const follower = new ChatFollower(cast.clients.tenant, sessionId);
    followers.push(follower);
    const question = await send(cast.clients.tenant, { sessionId, content });
    await follower.answerTo(question.id);
    const { edges } = await run<{ edges: { node: Row }[] }>(LIST, {}, cast.clients.manager);
    const [first] = edges;
    if (!first) throw new Error('There is no conversation.');
    return { sessionId, follower, ...first.node };
  }

  const take = async (input: object, client: TestClient = cast.clients.manager) =>
    (await run<{ conversation: Row }>(TAKE, { input }, client)).conversation;
  const reply = (id: string, text: string, clientId: string, client = cast.clients.manager) =>
    run<{ reply: { id: string; authorName: string }; conversation: Row }>(
      REPLY,
      { input: { id, text, clientId } },
      client,
    );
  const handBack = async (id: string, client: TestClient = cast.clients.manager) =>
    (await run<{ conversation: Row }>(BACK, { input: { id } }, client)).conversation;

  it('silences the assistant until it is handed back, and tells the tenant who answers', async () => {
    const { id, revision, sessionId, follower } = await chat();
    const name = await nameOf(cast.clients.manager);
    const taken = await take({ id, revision });
    expect(taken).toMatchObject({ handler: 'PERSON', handledBy: { name }, revision: revision + 1 });
    await send(cast.clients.tenant, { sessionId, content: 'Wann kommt jemand?' });
    const { reply: sent, conversation } = await reply(id, 'Heute um 14 Uhr.', 'a');
    expect(sent).toMatchObject({ text: 'Heute um 14 Uhr.', sender: 'PERSON', authorName: name });
    expect(conversation.waitingSince).toBeNull();
    await follower.until((events) =>
      events.some(
        (e) => e.__typename === 'MessageChanged' && e.message.text === 'Heute um 14 Uhr.',
      ),
    );
    expect(await handBack(id)).toMatchObject({ handler: 'ASSISTANT', handledBy: null });
    const last = await send(cast.clients.tenant, { sessionId, content: 'Wo ist der Müllplatz?' });
    await follower.answerTo(last.id);
    const said = (await readMessages(cast.clients.tenant, sessionId)).map(({ sender, text }) =>
      sender === 'BOT' ? sender : `${sender}: ${text}`,
    );
    expect(said).toEqual([
      ...['USER: Meine Heizung ist kalt.', 'BOT'],
      expect.stringMatching(new RegExp(`^SYSTEM: Ein Mensch übernimmt: ${name} von `)),
      ...['USER: Wann kommt jemand?', 'PERSON: Heute um 14 Uhr.'],
      `SYSTEM: ${name} hat das Gespräch zurückgegeben. Der KI-Assistent antwortet Ihnen jetzt wieder.`,
      ...['USER: Wo ist der Müllplatz?', 'BOT'],
    ]);
  });

  it('assigns the conversation to the person who takes it over, also from a colleague', async () => {
    const { id, revision } = await chat();
    const { manager, companyAdmin, admin } = cast.clients;
    const name = await nameOf(manager);
    expect(await take({ id, revision })).toMatchObject({ assignee: { name } });
    const { history } = await run<{ history: object[] }>(HISTORY, { id }, manager);
    expect(history).toEqual([
      { kind: 'TAKEN_OVER', names: [] },
      { kind: 'ASSIGNED', names: [name] },
    ]);
    expect(await handBack(id)).toMatchObject({ handler: 'ASSISTANT', assignee: { name } });
    const other = await nameOf(companyAdmin);
    const again = await take({ id, revision: revision + 2 }, companyAdmin);
    expect(again).toMatchObject({ handledBy: { name: other }, assignee: { name: other } });
    const later = await run<{ history: object[] }>(HISTORY, { id }, manager);
    expect(later.history.slice(-2)).toEqual([
      { kind: 'TAKEN_OVER', names: [] },
      { kind: 'ASSIGNED', names: [other] },
    ]);
    const untouched = await createConversation(app.em(), cast.own);
    expect(await take({ id: untouched.id, revision: 0 }, admin)).toMatchObject({
      ...{ handler: 'PERSON', assignee: null },
    });
  });

  it('does not silence what to do in danger', async () => {
    const { id, revision, sessionId, follower } = await chat();
    await take({ id, revision });
    const told = await send(cast.clients.tenant, { sessionId, content: 'Es riecht nach Gas!' });
    const answer = await follower.answerTo(told.id);
    expect(answer.guidance).toMatchObject({ action: 'EMERGENCY', urgency: 'EMERGENCY' });
    expect(answer.guidance?.calls.map(({ phone }) => phone)).toContain('112');
  });

  it('lets one of two win who take over at once, and another take it on purpose', async () => {
    const { id, revision } = await chat();
    const { manager, companyAdmin } = cast.clients;
    const outcomes = await Promise.allSettled(
      [manager, companyAdmin].map((client) => take({ id, revision }, client)),
    );
    const [refused] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(JSON.parse((refused as Error).message)).toMatchObject({
      code: 'CONFLICT',
      reason: 'CONVERSATION_TAKEN_OVER',
      params: { name: await nameOf([manager, companyAdmin][winner] ?? manager) },
    });
    const loser = winner === 0 ? companyAdmin : manager;
    await expect(reply(id, 'Ich auch!', 'x', loser)).rejects.toThrow('CONVERSATION_TAKEN_OVER');
    const taken = await take({ id, revision: revision + 1, fromColleague: true }, loser);
    expect(taken.handledBy?.name).toBe(await nameOf(loser));
  });

  it('reaches the sockets of the documented messages as an answer', async () => {
    const { id, revision, sessionId } = await chat();
    const socket = openSocket(cast.clients.tenant, { path: `/ws?sessionId=${sessionId}` });
    await take({ id, revision });
    const { reply: sent } = await reply(id, 'Guten Tag!', 'a');
    const saidByPeople = () =>
      socket.ofType('chat:response').filter((message) => message['sender'] !== 'BOT');
    await expect.poll(saidByPeople).toMatchObject([
      { sender: 'SYSTEM', content: expect.stringMatching(/^Ein Mensch übernimmt: /) },
      {
        ...{ id: sent.id, content: 'Guten Tag!', requestId: null, sender: 'PERSON' },
        authorName: sent.authorName,
      },
    ]);
    await socket.close();
  });

  it('stores an answer once, however often it is sent', async () => {
    const { id, revision, sessionId } = await chat();
    await take({ id, revision });
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, 'Gern.', 'same')));
    expect(new Set(answers.map(({ reply: sent }) => sent.id)).size).toBe(1);
    const messages = await readMessages(cast.clients.tenant, sessionId);
    expect(messages.filter(({ text }) => text === 'Gern.')).toHaveLength(1);
  });

  it('brings back what was archived meanwhile, once, and leaves a snooze its end', async () => {
    const { id, revision } = await chat();
    const { manager } = cast.clients;
    await take({ id, revision });
    const isOpen = async () => {
      const { edges } = await run<{ edges: { node: Row }[] }>(LIST, { view: 'ALL_OPEN' }, manager);
      return edges.some(({ node }) => node.id === id);
    };
    const away = async (name: string, more = {}) => {
      const { edges } = await run<{ edges: { node: Row }[] }>(LIST, {}, manager);
      const seen = edges.find(({ node }) => node.id === id)?.node.revision;
      await run(
        `mutation ($input: ${name === 'archive' ? 'Seen' : 'Snooze'}ConversationsInput!) {
          ${name}Conversations(input: $input) { refused { refusal { reason } } } }`,
        { input: { conversations: [{ id, revision: seen }], ...more } },
        manager,
      );
    };
    await away('archive');
    expect(await isOpen()).toBe(false);
    await reply(id, 'Doch noch etwas.', 'a');
    expect(await isOpen()).toBe(true);
    const { history } = await run<{ history: { kind: string }[] }>(HISTORY, { id }, manager);
    expect(history.at(-1)).toMatchObject({ kind: 'RESTORED' });
    await away('archive');
    await reply(id, 'Doch noch etwas.', 'a');
    expect(await isOpen()).toBe(false);
    await reply(id, 'Und noch etwas.', 'b');
    await away('snooze', { until: new Date(Date.now() + 86_400_000).toISOString() });
    await reply(id, 'Bis morgen.', 'c');
    expect(await isOpen()).toBe(false);
  });

  it('takes over with the first answer, which the tenant reads behind who answers', async () => {
    const { id, revision, sessionId, follower } = await chat();
    const { manager, companyAdmin } = cast.clients;
    const name = await nameOf(manager);
    const { conversation } = await reply(id, 'Ich schaue nach.', 'a');
    expect(conversation).toMatchObject({
      ...{ handler: 'PERSON', handledBy: { name }, assignee: { name } },
      revision: revision + 1,
    });
    await expect(reply(id, 'Ich auch.', 'b', companyAdmin)).rejects.toThrow(
      'CONVERSATION_TAKEN_OVER',
    );
    await reply(id, 'Ich schaue nach.', 'a');
    const texts = (await readMessages(cast.clients.tenant, sessionId)).map(({ text }) => text);
    expect(texts.slice(2)).toEqual([
      expect.stringMatching(new RegExp(`^Ein Mensch übernimmt: ${name} von `)),
      'Ich schaue nach.',
    ]);
    const announced = await follower.until((events) =>
      events.some((e) => e.__typename === 'MessageChanged' && e.message.sender === 'PERSON'),
    );
    expect(announced).toBeDefined();
  });

  it('is not taken over after the end without an answer', async () => {
    const other = await createConversation(app.em(), cast.own, { status: 'ENDED' });
    await expect(take({ id: other.id, revision: 0 })).rejects.toThrow('CONVERSATION_OVER');
  });

  it('shows who waits for a person until one answers', async () => {
    const { id, revision, sessionId } = await chat('Ich möchte mit einem Menschen sprechen.');
    const waiting = async () =>
      (
        await run<{ edges: { node: Row }[] }>(LIST, { view: 'WAITING' }, cast.clients.manager)
      ).edges.map(({ node }) => node.id);
    expect(await waiting()).toEqual([id]);
    await take({ id, revision });
    expect(await waiting()).toEqual([]);
    await send(cast.clients.tenant, { sessionId, content: 'Sind Sie noch da?' });
    expect(await waiting()).toEqual([id]);
    await reply(id, 'Ja.', 'a');
    expect(await waiting()).toEqual([]);
  });

  it('answers a program that waits for its answer by REST', async () => {
    const { id, revision, sessionId } = await chat();
    await take({ id, revision });
    const asked = cast.clients.tenant.fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'wait=25' },
      body: JSON.stringify({ sessionId, message: 'Und morgen?' }),
    });
    await expect
      .poll(async () => (await readMessages(cast.clients.tenant, sessionId)).at(-1)?.text)
      .toBe('Und morgen?');
    await reply(id, 'Morgen auch.', 'b');
    const body = await (await asked).json();
    const authorName = await nameOf(cast.clients.manager);
    expect(body).toMatchObject({
      ...{ response: 'Morgen auch.', status: 'completed', sender: 'PERSON', authorName },
    });
  });

  it('does not hold up the end of a chat', async () => {
    const { id, revision, sessionId } = await chat();
    await take({ id, revision });
    await reply(id, 'Ich schicke jemanden.', 'a');
    await send(cast.clients.tenant, { sessionId, content: 'Danke, das reicht.' });
    await run(END, { input: { sessionId } }, cast.clients.tenant);
    const status = async () => {
      const [row] = await app
        .em()
        .execute<{ status: string }[]>('select status from conversation where id = ?', [id]);
      return row?.status;
    };
    await expect.poll(status).toBe('ENDED');
    const path = `/api/company/conversations/${id}/summary.pdf`;
    const response = await cast.clients.manager.fetch(path);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(await nameOf(cast.clients.manager));
    expect(text).toContain('Ich schicke jemanden.');
  });

  it('is for those who may, at the own company alone', async () => {
    const { id } = await createConversation(app.em(), cast.own);
    const refused = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      staff: 'FORBIDDEN',
    };
    expect(await codeByRole(cast, BACK, { input: { id } })).toEqual({
      ...{ ...refused, manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    });
    const once = { manager: 'ok', companyAdmin: 'CONFLICT', admin: 'CONFLICT' };
    expect(await codeByRole(cast, TAKE, { input: { id, revision: 0 } })).toEqual({
      ...{ ...refused, ...once },
    });
    const other = await createConversation(app.em(), cast.own);
    const answer = { id: other.id, text: 'x', clientId: 'x' };
    expect(await codeByRole(cast, REPLY, { input: answer })).toEqual({ ...refused, ...once });
    const { errors } = await cast.keys.companyKey.graphql(BACK, { input: { id } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
