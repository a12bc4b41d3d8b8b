import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { newSessionId, readMessages, send, signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Conversation } from '../conversations/index.js';
import type { EndUser } from '../end-users/index.js';
import { run } from '../inbox/testing/run.js';
import { CREATE, type Seen, UPDATE } from './testing/cases.js';

const ADD = `mutation ($input: AddCaseConversationInput!) { addCaseConversation(input: $input) { case { id revision } } }`;
const REMOVE = `mutation ($input: CaseConversationInput!) { removeCaseConversation(input: $input) { case { id } } }`;
const ONE = `query ($id: ID!) { case(id: $id) { conversations { id personName isSource isOpen } history { kind names text } } }`;
const MINE = `{ chatCases { id title state isOwn answerId appointmentAt report files { id } } }`;
const REOPEN = `mutation ($input: ReopenChatCaseInput!) { reopenChatCase(input: $input) { case { state } } }`;
const LIST = `query ($filter: CaseFilter) { cases(first: 5, filter: $filter) { edges { node { id } } } }`;

interface Details {
  conversations: { id: string; personName: string; isSource: boolean }[];
  history: { kind: string; names: string[]; text: string | null }[];
}

describe('conversations of a case', () => {
  let app: TestApp;
  let cast: Cast;
  let neighbour: EndUser;
  let id: string;
  let conversationId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const boss = () => cast.clients.companyAdmin;
  const details = () => run<Details>(ONE, { id }, boss());
  const add = (more: object = {}, client = boss()) =>
    run<Seen>(ADD, { input: { id, conversationId, ...more } }, client);
  const found = async (filter: object) =>
    (await run<{ edges: unknown[] }>(LIST, { filter }, boss())).edges.length;

  /** The lift of a house is broken, and a neighbour has said so, too. */
  beforeEach(async () => {
    cast = await createCast(app);
    neighbour = await createEndUser(app.em(), cast.own);
    const input = { title: 'Aufzug steht' };
    ({ id } = (await run<Seen>(CREATE, { input }, boss())).case);
    const ended = { endUser: neighbour, status: 'ENDED' as const };
    ({ id: conversationId } = await createConversation(app.em(), cast.own, ended));
  });

  it('are added, whose people are told of that and of other states, and taken out again', async () => {
    await add();
    await add();
    const name = `${neighbour.firstName} ${neighbour.lastName}`;
    const { conversations, history } = await details();
    expect(conversations).toEqual([
      { id: conversationId, personName: name, isSource: false, isOpen: false },
    ]);
    expect(history.slice(1)).toMatchObject([{ kind: 'CONVERSATION_ADDED', names: [name] }]);
    const texts = async () => (await storedMails(app, neighbour.email)).map(({ text }) => text);
    expect(await texts()).toEqual([expect.stringContaining('Wir kümmern uns darum')]);
    expect(await found({ conversationId })).toBe(1);
    const change = { id, revision: 1, state: 'IN_PROGRESS', note: 'Das Ersatzteil kommt.' };
    await run(UPDATE, { input: change }, boss());
    const [newest] = await texts();
    expect(newest).toMatch(/in Arbeit[^]*Das Ersatzteil kommt/);
    await run(REMOVE, { input: { id, conversationId } }, boss());
    await run(UPDATE, { input: { ...change, revision: 2, state: 'DONE' } }, boss());
    expect(await texts()).toHaveLength(2);
    expect((await details()).conversations).toEqual([]);
  });

  it('are told of in the chat while it goes on, and not where that is not wanted', async () => {
    const sessionId = newSessionId();
    await send(cast.clients.tenant, { sessionId, content: 'Der Aufzug steht.' });
    const open = await app.em().findOneOrFail(Conversation, { sessionId });
    await add({ tellsTenant: false });
    expect(await storedMails(app, neighbour.email)).toEqual([]);
    await add({ conversationId: open.id });
    const said = JSON.stringify(await readMessages(cast.clients.tenant, sessionId));
    expect(said).toContain('Wir kümmern uns darum');
  });

  it('let their people see where it stands from when they are told on, and do nothing with it', async () => {
    const client = await signIn(app, neighbour);
    const seen = () => run<{ state: string }[]>(MINE, {}, client);
    const asked = async () => {
      const message = 'Wie ist der Stand meiner Meldung?';
      const { body } = await client.json('POST', '/api/chat', {
        sessionId: newSessionId(),
        message,
      });
      return (body as { response: string }).response;
    };
    await add({ tellsTenant: false });
    expect(await seen()).toEqual([]);
    expect(await asked()).not.toContain('Aufzug steht');
    const change = { id, revision: 1, state: 'DONE' };
    await run(UPDATE, { input: change }, boss());
    const nothing = { answerId: null, appointmentAt: null, report: null, files: [] };
    expect(await seen()).toEqual([
      { id, title: 'Aufzug steht', state: 'DONE', isOwn: false, ...nothing },
    ]);
    expect(await asked()).toContain('Aufzug steht');
    const input = { id, text: 'Er steht immer noch.' };
    await expect(run(REOPEN, { input }, client)).rejects.toThrow('CASE_NOT_FOUND');
    await run(REMOVE, { input: { id, conversationId } }, boss());
    expect(await seen()).toEqual([]);
  });

  it('are those of the same company, and the matter of those who may read them', async () => {
    const foreign = await createConversation(app.em(), cast.other);
    await expect(add({ conversationId: foreign.id })).rejects.toThrow(
      'CASE_CONVERSATION_NOT_FOUND',
    );
    await expect(add({}, cast.clients.otherAdmin)).rejects.toThrow('CASE_NOT_FOUND');
    await expect(add({}, cast.clients.staff)).rejects.toThrow('FORBIDDEN');
  });

  it('find the cases of their person and of their house', async () => {
    const input = { title: 'Bei der Nachbarin', endUserId: neighbour.id };
    await run(CREATE, { input }, boss());
    expect(await found({ nearConversationId: conversationId })).toBe(1);
    expect(await found({})).toBe(2);
  });
});
