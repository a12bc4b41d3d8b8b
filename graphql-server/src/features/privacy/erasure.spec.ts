import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import { createConversation } from '../../testing/conversations.js';
import { createEndUser } from '../../testing/factories.js';
import { finishJobs } from '../../testing/jobs.js';
import { mailsTo } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createUseCases, createWording } from '../../testing/use-cases.js';
import { Attachment } from '../attachments/index.js';
import { CaseEntry, CaseFile, ServiceCase } from '../cases/index.js';
import { Conversation, Message } from '../conversations/index.js';
import { EndUser } from '../end-users/index.js';
import { ConversationNote } from '../inbox/index.js';
import { TestQuestion } from '../knowledge/index.js';
import { Mail } from '../mail/index.js';
import { WebhookEvent } from '../webhooks/index.js';
import { findTraces } from './testing/traces.js';

const ERASE = `mutation ($input: EraseEndUserInput!) {
  eraseEndUser(input: $input) { message privacyRequest { id state dueAt requestedAt personName decidedBy } } }`;
const REQUESTS = `{ privacyRequests { id kind state personName finishedAt receipt { name count } } }`;
const PLACE = `mutation ($input: PlaceLegalHoldInput!) {
  placeLegalHold(input: $input) { legalHold { id reason placedBy conversationId } } }`;
const LIFT = `mutation ($input: DeleteInput!) { liftLegalHold(input: $input) { deletedId } }`;
const HOLDS = `query ($id: ID!) { legalHolds(endUserId: $id) { id reason } }`;
const DELETE = `mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { deletedId } }`;

const ASKED = 'Meine Xylophonvitrine wackelt seit Dienstag';

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

  /** A tenant who has really been here once, with 49 more conversations and what others wrote of them. */
  async function createTenant(): Promise<EndUser> {
    const em = app.em();
    const tenant = await createEndUser(em, cast.own, {
      ...{ firstName: 'Zyprian', lastName: 'Quastenfloß', phone: '0171 5558899' },
      email: `zyprian-${randomUUID().slice(0, 8)}@mieter.example`,
    });
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    const follower = new ChatFollower(client, sessionId);
    const form = new FormData();
    form.append('sessionId', sessionId);
    form.append('files', new File(['Mietvertrag Quittenhain'], 'vertrag-quittenhain.txt'));
    const uploaded = await client.fetch('/api/files/upload-with-message', {
      ...{ method: 'POST', body: form },
    });
    const { files } = (await uploaded.json()) as { files: { id: string }[] };
    const attachmentIds = files.map(({ id }) => id);
    const { id } = await send(client, { sessionId, content: ASKED, attachmentIds });
    await follower.answerTo(id);
    await follower.close();
    await client.json('POST', '/api/chat/end', { sessionId, email: tenant.email });
    await mailsTo(app, tenant.email);
    await createEarlier(tenant);
    await createMentions(tenant);
    return tenant;
  }

  async function createEarlier(endUser: EndUser): Promise<void> {
    const em = app.em();
    for (let n = 1; n < 50; n++) {
      const conversation = await createConversation(em, cast.own, {
        ...{ endUser, status: 'ENDED', summary: `Vogeltränke Nummer ${n}` },
        summaryFileKey: `summaries/${randomUUID()}.pdf`,
        messages: [{ text: `Frage ${n} zur Kellerassel` }],
      });
      const { files } = app.app.platform;
      await files.put(conversation.summaryFileKey ?? '', Buffer.from('PDF: Vogeltränke'));
      const message = await em.findOneOrFail(Message, { conversation });
      const attachment = em.create(Attachment, {
        ...{ company: cast.own, endUser, sessionId: conversation.sessionId },
        ...{ messageId: message.id, originalName: 'assel-foto.txt', fileSize: 9 },
        ...{ mimeType: 'text/plain', purpose: 'document', text: 'Asselbild', sha256: 'x' },
        ...{ storageKey: randomUUID(), storedAt: new Date() },
      });
      await files.put(attachment.storageKey, Buffer.from('Asselbild'));
      em.create(Mail, {
        ...{ dedupeKey: `conversation-summary:${conversation.id}:team`, to: cast.own.email },
        ...{ subject: 'Zusammenfassung', html: 'Vogeltränke', text: 'Vogeltränke' },
        ...{ attachments: [], messageId: randomUUID(), status: 'sent' },
      });
      const body = JSON.stringify({ conversationId: conversation.id, note: 'Kellerassel' });
      em.create(WebhookEvent, { type: 'conversation.ended', body });
    }
    await em.flush();
  }

  async function createMentions(endUser: EndUser): Promise<void> {
    const em = app.em();
    const [useCase] = await createUseCases(em, cast.own, ['Möbel']);
    if (useCase) await createWording(em, useCase, { text: ASKED, state: 'ACCEPTED' });
    em.create(TestQuestion, {
      ...{ company: cast.own, text: 'Frage 7 zur Kellerassel', role: 'tenant', createdBy: 'Vogt' },
    });
    const reported = em.create(ServiceCase, {
      ...{ company: cast.own, number: 1, title: 'Xylophonvitrine', endUserId: endUser.id },
      ...{ description: 'bei Zyprian Quastenfloß', place: 'Keller' },
    });
    await em.flush();
    const caseOf = { companyId: cast.own.id, caseId: reported.id };
    em.create(CaseEntry, {
      ...{ ...caseOf, side: 'TENANT', actorName: 'Zyprian Quastenfloß', kind: 'COMMENTED' },
      text: 'Die Xylophonvitrine kippt',
    });
    const file = em.create(CaseFile, {
      ...{ ...caseOf, side: 'TENANT', uploadedBy: 'Zyprian Quastenfloß', fileSize: 3 },
      ...{ originalName: 'xylophonvitrine.txt', mimeType: 'text/plain', purpose: 'document' },
      ...{ storageKey: randomUUID(), storedAt: new Date() },
    });
    await app.app.platform.files.put(file.storageKey, Buffer.from('Xylophonvitrine'));
    const other = await createConversation(em, cast.own);
    em.create(ConversationNote, {
      ...{ companyId: cast.own.id, conversationId: other.id, authorId: randomUUID() },
      ...{ authorName: 'Vogt', text: `Nachbar von Zyprian Quastenfloß (${endUser.email})` },
      mentions: [],
    });
    await em.flush();
    const fields = { firstName: 'Zyprian', lastName: 'Quastenfloß', email: endUser.email };
    await cast.clients.manager.graphql(
      `mutation ($input: UpdateEndUserInput!) { updateEndUser(input: $input) { message } }`,
      {
        input: {
          ...{ id: endUser.id, ...fields, type: 'TENANT', phone: '0171 5558899' },
          ...{ address: 'Lindenallee 12', apartmentNumber: '7' },
        },
      },
    );
  }

  it('are found nowhere afterwards, with 50 conversations, files and mails', async () => {
    const tenant = await createTenant();
    const strings = [
      ...['Zyprian', 'Quastenfloß', tenant.email, '0171 5558899', 'Xylophonvitrine'],
      ...['Quittenhain', 'Kellerassel', 'Vogeltränke', 'assel-foto', 'Asselbild'],
    ];
    const before = await findTraces(app, strings);
    const found = (text: string) => before.some((trace) => trace.endsWith(text.toLowerCase()));
    expect(strings.filter((text) => !found(text))).toEqual([]);

    const request = await erase(tenant);
    expect(await findTraces(app, strings)).toEqual([]);
    expect(request).toMatchObject({ kind: 'ERASURE', state: 'DONE' });
    expect(request.personName).toMatch(/^Gelöschte Person [0-9a-f]{8}$/);
    const receipt = Object.fromEntries(request.receipt.map(({ name, count }) => [name, count]));
    expect(receipt).toMatchObject({ conversations: 50, cases: 1, learned: 2, mentions: 1 });
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
