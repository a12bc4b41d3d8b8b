import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompanyUser, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const WORK = 'query ($id: ID!) { companyUserWork(id: $id) { openConversations openCases } }';
const CASE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id revision } } }`;
const CHANGE = `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { id } } }`;

interface Made {
  createCase: { case: { id: string; revision: number } };
}

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(async () => {
  await app.stop();
});

it('counts what a user looks after, for those who may remove them', async () => {
  const em = app.em();
  const { id } = await createCompanyUser(em, cast.own, { role: 'COMPANY_MANAGER' });
  const other = await createCompanyUser(em, cast.own, { role: 'COMPANY_STAFF' });
  const endUser = await createEndUser(em, cast.own);
  const add = async (work: object) => {
    const conversation = await createConversation(em, cast.own, { endUser });
    em.assign(conversation, work);
    await em.flush();
  };
  await add({ assigneeId: id });
  await add({ handler: 'PERSON', handlerId: id });
  // Comes back by itself, and is open work as well.
  await add({ assigneeId: id, archivedAt: new Date(), snoozedUntil: new Date() });
  await add({ assigneeId: id, archivedAt: new Date() });
  await add({ assigneeId: other.id });
  const admin = cast.clients.companyAdmin;
  const input = { title: 'Hahn tropft', description: '', assigneeId: id };
  await admin.graphql<Made>(CASE, { input });
  const closed = await admin.graphql<Made>(CASE, { input });
  await admin.graphql(CHANGE, { input: { ...closed.data?.createCase.case, state: 'CLOSED' } });
  const { data } = await admin.graphql(WORK, { id });
  expect(data).toEqual({ companyUserWork: { openConversations: 3, openCases: 1 } });
  expect(await codeByRole(cast, WORK, { id })).toEqual({
    ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
    ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
  });
  const none = await admin.graphql(WORK, { id: randomUUID() });
  expect(none.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
