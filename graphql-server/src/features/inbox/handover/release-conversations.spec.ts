import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { ChatFollower, newSessionId, send } from '../../../testing/chat.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { run } from '../testing/run.js';

const LIST = `{ inboxConversations { edges { node { id revision handler handledBy { name }
  assignee { name } waitingSince } } } }`;
const HISTORY = 'query ($id: ID!) { inboxConversation(id: $id) { history { kind } } }';
const TAKE = `mutation ($input: TakeOverConversationInput!) {
  takeOverConversation(input: $input) { conversation { id } } }`;
const REMOVE = 'mutation ($input: DeleteInput!) { deleteCompanyUser(input: $input) { deletedId } }';
const ME = '{ viewer { ... on CompanyUserViewer { companyUser { id } } } }';

interface Row {
  id: string;
  revision: number;
  waitingSince: string | null;
}

let app: TestApp;
let cast: Cast;
let follower: ChatFollower | undefined;
beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(async () => {
  await follower?.close();
  await app.stop();
});

async function row(): Promise<Row> {
  const { edges } = await run<{ edges: { node: Row }[] }>(LIST, {}, cast.clients.companyAdmin);
  const [first] = edges;
  if (!first) throw new Error('There is no conversation.');
  return first.node;
}

it('gives a chat back whose member leaves, while its tenant still waits for a person', async () => {
  const { tenant, manager, companyAdmin } = cast.clients;
  const sessionId = newSessionId();
  follower = new ChatFollower(tenant, sessionId);
  const question = await send(tenant, { sessionId, content: 'Meine Heizung ist kalt.' });
  await follower.answerTo(question.id);
  const { id, revision } = await row();
  await run(TAKE, { input: { id, revision } }, manager);
  await send(tenant, { sessionId, content: 'Wann kommt jemand?' });
  const { waitingSince } = await row();
  expect(waitingSince).not.toBeNull();
  const { companyUser } = await run<{ companyUser: { id: string } }>(ME, {}, manager);
  await run(REMOVE, { input: { id: companyUser.id } }, companyAdmin);
  expect(await row()).toMatchObject({
    ...{ id, handler: 'ASSISTANT', handledBy: null, assignee: null, waitingSince },
  });
  const { history } = await run<{ history: { kind: string }[] }>(HISTORY, { id }, companyAdmin);
  expect(history.map(({ kind }) => kind)).toContain('HANDED_BACK');
  const next = await send(tenant, { sessionId, content: 'Wann ist das Büro offen?' });
  await follower.answerTo(next.id);
});
