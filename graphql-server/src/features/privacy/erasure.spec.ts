import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { finishJobs } from '../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Conversation } from '../conversations/index.js';
import { EndUser } from '../end-users/index.js';
import { createFullTenant, stringsOf } from './testing/full-tenant.js';
import { findTraces } from './testing/traces.js';

const ERASE = `mutation ($input: EraseEndUserInput!) {
  eraseEndUser(input: $input) { message privacyRequest { id state dueAt requestedAt personName decidedBy } } }`;
const REQUESTS = `{ privacyRequests { id kind state personName finishedAt receipt { name count } } }`;
const PLACE = `mutation ($input: PlaceLegalHoldInput!) {
  placeLegalHold(input: $input) { legalHold { id reason placedBy conversationId } } }`;
const LIFT = `mutation ($input: DeleteInput!) { liftLegalHold(input: $input) { deletedId } }`;
const HOLDS = `query ($id: ID!) { legalHolds(endUserId: $id) { id reason } }`;
const DELETE = `mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { deletedId } }`;

interface Request {
  id: string;
  state: string;
  personName: string;
  receipt: { name: string; count: number }[];
}

describe('people who are erased', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const codeOf = async (document: string, input: object, client = cast.clients.manager) =>
    (await client.graphql(document, { input })).errors?.[0]?.extensions.code ?? 'ok';

  async function erase(endUser: EndUser): Promise<Request> {
    expect(await codeOf(ERASE, { id: endUser.id })).toBe('ok');
    await finishJobs(app, 'privacy.erase');
    await finishJobs(app, 'files.delete');
    const { data } = await cast.clients.manager.graphql<{ privacyRequests: Request[] }>(REQUESTS);
    const [request] = data?.privacyRequests ?? [];
    if (!request) throw new Error('There is no request.');
    return request;
  }

  it('are found nowhere afterwards, with 50 conversations, files and mails', async () => {
    const tenant = await createFullTenant(app, cast);
    const strings = stringsOf(tenant);
    const before = await findTraces(app, strings);
    const found = (text: string) => before.some((trace) => trace.endsWith(text.toLowerCase()));
    expect(strings.filter((text) => !found(text))).toEqual([]);

    const request = await erase(tenant);
    expect(await findTraces(app, strings)).toEqual([]);
    expect(request).toMatchObject({ kind: 'ERASURE', state: 'DONE' });
    expect(request.personName).toMatch(/^Gelöschte Person [0-9a-f]{8}$/);
    const receipt = Object.fromEntries(request.receipt.map(({ name, count }) => [name, count]));
    expect(receipt).toMatchObject({ conversations: 50, cases: 1, learned: 2, mentions: 8 });
    expect(receipt['files']).toBeGreaterThanOrEqual(101);
    expect(receipt['mails']).toBeGreaterThanOrEqual(50);
    expect(receipt['webhookBodies']).toBe(49);
  });

  it('leave what is of others, and all that was done stays in the audit log', async () => {
    const [tenant, neighbour] = [
      await createEndUser(app.em(), cast.own),
      await createEndUser(app.em(), cast.own, { lastName: 'Nachbar' }),
    ];
    await createConversation(app.em(), cast.own, { endUser: tenant });
    await createConversation(app.em(), cast.own, { endUser: neighbour });
    const { personName } = await erase(tenant);
    expect(await app.em().count(EndUser, { id: [tenant.id, neighbour.id] })).toBe(1);
    expect(await app.em().count(Conversation, { endUser: neighbour.id })).toBe(1);
    const entries = await app
      .em()
      .execute(`select action, subject_name from audit_entry where subject_id = ? order by at`, [
        tenant.id,
      ]);
    expect(entries).toEqual([
      { action: 'end-user.erasure-started', subject_name: personName },
      { action: 'end-user.erased', subject_name: personName },
    ]);
    const change = (set: string) => app.em().execute(`update audit_entry set ${set}`);
    await expect(change(`action = 'x'`)).rejects.toThrow('never changed');
    await expect(change(`subject_name = 'x'`)).rejects.toThrow('never changed');
    expect(await codeOf(ERASE, { id: tenant.id })).toBe('NOT_FOUND');
  });

  it('are not erased or deleted, nor is their company, while they are held', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const conversation = await createConversation(app.em(), cast.own, { endUser: tenant });
    const { data } = await cast.clients.manager.graphql<{
      placeLegalHold: { legalHold: { id: string } };
    }>(PLACE, {
      input: { endUserId: tenant.id, conversationId: conversation.id, note: 'Rechtsstreit' },
    });
    expect(data?.placeLegalHold.legalHold).toMatchObject({
      ...{ reason: 'Rechtsstreit', placedBy: 'Miriam Vogt', conversationId: conversation.id },
    });
    expect(await codeOf(ERASE, { id: tenant.id })).toBe('CONFLICT');
    expect(await codeOf(DELETE, { id: tenant.id })).toBe('CONFLICT');
    const deleteCompany = `mutation ($input: DeleteInput!) { deleteCompany(input: $input) { deletedId } }`;
    expect(await codeOf(deleteCompany, { id: cast.own.id }, cast.clients.admin)).toBe('CONFLICT');
    const id = data?.placeLegalHold.legalHold.id;
    expect(await codeOf(LIFT, { id }, cast.clients.otherAdmin)).toBe('NOT_FOUND');
    expect(await codeOf(LIFT, { id })).toBe('ok');
    expect(await codeOf(DELETE, { id: tenant.id })).toBe('ok');
    const entries = await app
      .em()
      .execute<{ action: string }[]>(
        `select action from audit_entry where company_id = ? and action like 'legal-hold.%' order by at`,
        [cast.own.id],
      );
    expect(entries.map(({ action }) => action)).toEqual(['legal-hold.placed', 'legal-hold.lifted']);
  });

  it('are held and erased with users.delete, at the own company alone', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const seen = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    };
    const held = { input: { endUserId: tenant.id, note: 'Streit' } };
    expect(await codeByRole(cast, PLACE, held)).toEqual(seen);
    expect(await codeByRole(cast, HOLDS, { id: tenant.id })).toEqual({ ...seen, otherAdmin: 'ok' });
    const theirs = await cast.clients.otherAdmin.graphql(HOLDS, { id: tenant.id });
    expect(theirs.data).toEqual({ legalHolds: [] });
    const made = async () => ({ input: { id: (await createEndUser(app.em(), cast.own)).id } });
    expect(await codeByRole(cast, ERASE, made)).toEqual(seen);
    const list = `query ($id: ID) { privacyRequests(companyId: $id) { id } }`;
    expect(await codeByRole(cast, list, { id: cast.own.id })).toEqual(seen);
  });
});
