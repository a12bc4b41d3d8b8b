import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { PNG, PROGRAM } from '../attachments/testing/sample-files.js';
import type { EndUser } from '../end-users/index.js';
import { run } from '../inbox/testing/run.js';
import { ServiceCase } from './index.js';
import { CREATE, DONE, sentCase } from './testing/cases.js';

const UPDATE = `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { id revision state } } }`;
const SHOW = `mutation ($input: ShowCaseItemInput!) { showCaseItem(input: $input) { case { id } } }`;
const REOPEN = `mutation ($input: ReopenChatCaseInput!) { reopenChatCase(input: $input) { case { state } } }`;
const ONE = `query ($id: ID!) { case(id: $id) { case { state revision }
  files { id side uploadedBy isShown } history { id kind side actorName text isShown names } } }`;
const MINE = `{ chatCases { id state report files { originalName isOwn url } } }`;

interface Seen {
  case: { id: string; revision: number; state: string };
}

interface Details {
  case: { state: string; revision: number };
  files: { id: string; side: string; uploadedBy: string; isShown: boolean }[];
  history: { id: string; kind: string; side: string; text: string | null }[];
}

interface Mine {
  id: string;
  state: string;
  report: string | null;
  files: { originalName: string; isOwn: boolean; url: string }[];
}

function post(client: TestClient, path: string, name: string, headers = {}, content = PNG) {
  const body = new FormData();
  body.append('files', new File([new Uint8Array(content)], name), name);
  return client.fetch(`/api${path}`, { method: 'POST', body, headers });
}

/** What the assistant says to a first message. */
const ask = async (client: TestClient, message: string) => {
  const sessionId = `stand-${randomUUID()}`;
  const { body } = await client.json('POST', '/api/chat', { sessionId, message });
  return (body as { response: string }).response;
};

describe('cases of a tenant', () => {
  let app: TestApp;
  let cast: Cast;
  let tenant: TestClient;
  let neighbour: TestClient;
  let person: EndUser;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const boss = () => cast.clients.companyAdmin;
  const details = () => run<Details>(ONE, { id }, boss());
  const mine = async (client = tenant) => (await run<Mine[]>(MINE, {}, client))[0];
  const show = (itemId: string, isShown = true) =>
    run(SHOW, { input: { id, itemId, isShown } }, boss());

  /** A case that a craftsman has done, with a photo and a report. */
  beforeEach(async () => {
    cast = await createCast(app);
    person = await createEndUser(app.em(), cast.own);
    tenant = await signIn(app, person);
    neighbour = await signIn(app, await createEndUser(app.em(), cast.own));
    const conversation = await createConversation(app.em(), cast.own, { endUser: person });
    const made = await sentCase(app, cast, { conversationId: conversation.id });
    const { token } = made;
    id = made.id;
    await post(app.client(), '/craftsman/files', 'nachher.png', { 'x-case-link': token });
    await run(DONE, { input: { token, note: 'Dichtung getauscht.' } }, app.client());
  });

  it('are told to the tenant who asks in the chat what became of a report, not to a neighbour', async () => {
    const { number } = await app.em().findOneOrFail(ServiceCase, id);
    const line = `- Vorgang #${number} „Rohr undicht“: erledigt gemeldet.`;
    expect(await ask(tenant, 'Was ist mit meiner Meldung?')).toContain(line);
    expect(await ask(tenant, 'What is the status of my report?')).toContain('reported done');
    expect(await ask(neighbour, 'Was ist mit meiner Meldung?')).not.toContain('Rohr undicht');
    for (const question of ['Wann kommt denn jetzt der Klempner?', 'When is the plumber coming?']) {
      expect(await ask(tenant, question)).toContain('Rohr undicht');
      expect(await ask(neighbour, question)).not.toContain('Rohr undicht');
    }
  });

  it('show photos and the report of the craftsman once they are released, to this tenant alone', async () => {
    expect(await mine()).toMatchObject({ state: 'DONE', report: null, files: [] });
    const { files, history } = await details();
    const photo = files[0]?.id ?? '';
    const path = `/api/chat/cases/${id}/files/${photo}`;
    expect((await tenant.fetch(path)).status).toBe(404);
    await show(photo);
    const report = history.find(({ kind }) => kind === 'REPORTED_DONE')?.id ?? '';
    await show(report);
    expect(await mine()).toMatchObject({
      ...{ report: 'Dichtung getauscht.' },
      files: [{ originalName: 'nachher.png', isOwn: false, url: path }],
    });
    const file = await tenant.fetch(path);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
    // The neighbour, a visitor and the people of the company have other doors, or none.
    expect((await neighbour.fetch(path)).status).toBe(404);
    expect((await app.client().fetch(path)).status).toBe(401);
    expect((await boss().fetch(path)).status).toBe(403);
    expect(await mine(neighbour)).toBeUndefined();
    await show(photo, false);
    expect((await tenant.fetch(path)).status).toBe(404);
    expect((await details()).history.map(({ kind }) => kind).slice(-3)).toEqual([
      'SHOWN_TO_TENANT',
      'SHOWN_TO_TENANT',
      'HIDDEN_FROM_TENANT',
    ]);
  });

  it('show nothing else: comments stay internal, another case keeps its files', async () => {
    const { history } = await details();
    const other = history.find(({ kind }) => kind === 'LINK_SENT')?.id ?? '';
    await expect(show(other)).rejects.toThrow('CASE_ITEM_NOT_FOUND');
    const foreign = await run<Seen>(CREATE, { input: { title: 'Anderes' } }, boss());
    const photo = (await details()).files[0]?.id ?? '';
    const input = { id: foreign.case.id, itemId: photo, isShown: true };
    await expect(run(SHOW, { input }, boss())).rejects.toThrow('CASE_ITEM_NOT_FOUND');
    await expect(run(SHOW, { input: { ...input, id } }, cast.clients.otherAdmin)).rejects.toThrow(
      'CASE_NOT_FOUND',
    );
    await expect(run(SHOW, { input: { ...input, id } }, cast.clients.staff)).rejects.toThrow(
      'FORBIDDEN',
    );
  });

  it('take photos of the tenant until they are closed', async () => {
    const path = `/chat/cases/${id}/files`;
    expect((await post(tenant, path, 'immer-noch.png')).status).toBe(201);
    expect((await post(neighbour, path, 'x.png')).status).toBe(404);
    expect((await post(boss(), path, 'x.png')).status).toBe(403);
    expect((await post(app.client(), path, 'x.png')).status).toBe(401);
    expect((await post(tenant, path, 'x.png', {}, PROGRAM)).status).toBe(400);
    const name = `${person.firstName} ${person.lastName}`;
    const now = await details();
    expect(now.files[1]).toMatchObject({ side: 'TENANT', uploadedBy: name, isShown: true });
    expect(now.history.at(-1)).toMatchObject({
      ...{ kind: 'FILES_ADDED', side: 'TENANT', actorName: name, names: ['immer-noch.png'] },
    });
    expect(await mine()).toMatchObject({
      files: [{ originalName: 'immer-noch.png', isOwn: true }],
    });
    await run(UPDATE, { input: { id, revision: now.case.revision, state: 'CLOSED' } }, boss());
    expect((await post(tenant, path, 'x.png')).status).toBe(404);
  });

  it('are reopened by the tenant or the company when they are not done after all', async () => {
    const input = { id, text: 'Es tropft noch.' };
    await expect(run(REOPEN, { input }, neighbour)).rejects.toThrow('CASE_NOT_FOUND');
    expect(await run(REOPEN, { input }, tenant)).toEqual({ case: { state: 'REOPENED' } });
    await expect(run(REOPEN, { input }, tenant)).rejects.toThrow('CASE_NOT_OVER');
    const { case: now, history } = await details();
    expect(history.at(-1)).toMatchObject({ side: 'TENANT', text: 'Es tropft noch.' });
    const update = async (revision: number, state: string) =>
      (await run<Seen>(UPDATE, { input: { id, revision, state } }, boss())).case;
    const closed = await update(now.revision, 'CLOSED');
    const again = await update(closed.revision, 'REOPENED');
    expect(again.state).toBe('REOPENED');
    const open = await update(again.revision, 'OPEN');
    await expect(update(open.revision, 'REOPENED')).rejects.toThrow('CASE_NOT_OVER');
    await expect(
      run(CREATE, { input: { title: 'Neu', state: 'REOPENED' } }, boss()),
    ).rejects.toThrow('CASE_NOT_OVER');
  });

  it('can be worked on over REST as over GraphQL', async () => {
    const path = `/api/company/cases/${id}`;
    const call = async (method: string, at: string, body?: object) => {
      const answer = await boss().json(method, `${path}${at}`, body);
      return { status: answer.status, ...(answer.body as { data: { revision: number } }) };
    };
    const read = async () => {
      const { data } = await call('GET', '/details');
      return data as unknown as Details;
    };
    expect((await call('POST', '/comments', { text: 'Rechnung folgt.' })).status).toBe(201);
    const { files, history, case: now } = await read();
    expect(history.at(-1)).toMatchObject({ kind: 'COMMENTED', text: 'Rechnung folgt.' });
    expect((await call('PUT', `/shown/${files[0]?.id}`, { isShown: true })).status).toBe(200);
    expect((await read()).files[0]).toMatchObject({ isShown: true });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const appointed = await call('PUT', '/appointment', {
      ...{ revision: now.revision, at, isConfirmed: true },
    });
    expect(appointed).toMatchObject({ status: 200, data: { appointmentAt: at } });
    const { revision } = appointed.data;
    expect((await call('POST', '/link', { revision: revision - 1 })).status).toBe(409);
    expect((await call('POST', '/link', { revision })).status).toBe(200);
    expect((await call('DELETE', '/link')).status).toBe(200);
    const list = await boss().json('GET', '/api/company/cases?isUndone=false&sort=DUE');
    expect(list.body).toMatchObject({ data: [{ id }] });
    const undone = await boss().json('GET', '/api/company/cases?isUndone=true');
    expect(undone.body).toMatchObject({ data: [] });
    const foreign = await cast.clients.otherAdmin.json('GET', `${path}/details`);
    expect(foreign.status).toBe(404);
  });
});
