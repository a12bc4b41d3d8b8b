import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createConversation } from '../../../testing/conversations.js';
import { createEndUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { Attachment } from '../../attachments/index.js';
import { CaseFile, ServiceCase } from '../../cases/index.js';
import { Conversation, Message } from '../../conversations/index.js';
import { Craftsman } from '../../craftsmen/index.js';
import type { EndUser } from '../../end-users/index.js';
import { EndUserImport } from '../../end-user-import/index.js';
import { LegalHold } from '../../legal-holds/index.js';
import { Mail } from '../../mail/index.js';
import { WebhookEvent } from '../../webhooks/index.js';
import { retentionJob } from './retention.job.js';

const SET = `mutation ($input: SetRetentionInput!) {
  setRetention(input: $input) { message retention { dataClass platformDays companyDays days } } }`;
const TIMES = `query ($id: ID) { retention(companyId: $id) { dataClass platformDays companyDays days } }`;
const DUE = `query ($input: RetentionDueInput!) { retentionDue(input: $input) }`;
const RUNS = `{ retentionRuns { startedAt finishedAt deleted { dataClass count } } }`;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** The time that holds afterwards, or why it was refused. */
async function set(
  client: TestClient,
  dataClass: string,
  days: number | null,
  companyId?: string,
): Promise<string> {
  const input = { companyId, dataClass, days };
  const { data, errors } = await client.graphql<{
    setRetention: { retention: { days: number | null } };
  }>(SET, { input });
  const { extensions } = errors?.[0] ?? {};
  return extensions ? JSON.stringify(extensions) : `${data?.setRetention.retention.days}`;
}

/** What the next night would delete, or why that is not said. */
async function count(client: TestClient, dataClass: string, days: number) {
  const input = { dataClass, days };

  const { data, errors } = await client.graphql<{ retentionDue: number }>(DUE, { input });
  return data?.retentionDue ?? JSON.stringify(errors?.[0]?.extensions);
}

describe('what has been kept for its time', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    for (const table of ['retention_rule', 'retention_run', 'legal_hold', 'conversation']) {
      await app.em().execute(`delete from ${table}`);
    }
  });
  afterAll(() => app.stop());

  async function runJob() {
    const { jobs } = app.app.platform;
    const em = app.em();
    await em.transactional((tx) => jobs.enqueue(tx, retentionJob, {}));
    await finishJobs(app, 'privacy.retain');
    await finishJobs(app, 'files.delete');
    const { data } = await cast.clients.admin.graphql<{
      retentionRuns: { finishedAt: string | null; deleted: object[] }[];
    }>(RUNS);
    return data?.retentionRuns ?? [];
  }

  /** A conversation of that age with a file and a PDF, both in the store. */
  async function createOld(age: number, endUser?: EndUser, company = cast.own) {
    const em = app.em();
    const { files } = app.app.platform;
    const person = endUser ?? (await createEndUser(em, company));
    const at = daysAgo(age);
    const conversation = await createConversation(em, company, {
      ...{ endUser: person, status: 'ENDED', startedAt: at, endedAt: at, lastActivityAt: at },
      summaryFileKey: `summaries/${randomUUID()}.pdf`,
    });
    const message = await em.findOneOrFail(Message, { conversation });
    const attachment = em.create(Attachment, {
      ...{ company, endUser: person, sessionId: conversation.sessionId, messageId: message.id },
      ...{ originalName: 'foto.png', fileSize: 3, mimeType: 'image/png', purpose: 'image' },
      ...{ storageKey: randomUUID(), sha256: 'x', storedAt: at, createdAt: at },
    });
    await em.flush();
    const keys = { file: attachment.storageKey, pdf: conversation.summaryFileKey ?? '' };
    for (const key of Object.values(keys)) await files.put(key, Buffer.from('x'));
    return { ...keys, id: conversation.id };
  }

  const isThere = async (id: string) => (await app.em().count(Conversation, { id })) === 1;
  const isStored = (key: string) => app.app.platform.files.exists(key);

  it('is kept for ever where nobody has said a time', async () => {
    const old = await createOld(4_000);
    expect(await runJob()).toEqual([]);
    expect(await isThere(old.id)).toBe(true);
  });

  it('is deleted with its files at night, and told to administrators', async () => {
    const old = await createOld(31);
    const fresh = await createOld(29);
    expect(await set(cast.clients.admin, 'CONVERSATIONS', 30)).toBe('30');
    const [run] = await runJob();
    expect(run?.finishedAt).not.toBeNull();
    expect(run?.deleted).toContainEqual({ dataClass: 'CONVERSATIONS', count: 1 });
    expect([await isThere(old.id), await isStored(old.file), await isStored(old.pdf)]).toEqual([
      ...[false, false, false],
    ]);
    expect([await isThere(fresh.id), await isStored(fresh.file)]).toEqual([true, true]);
  });

  it('is counted before a time is shortened, as the night will delete it', async () => {
    const { admin, manager } = cast.clients;
    const conversations = (days: number) => count(admin, 'CONVERSATIONS', days);
    const person = await createEndUser(app.em(), cast.own);
    await createOld(31, person);
    await createOld(20);
    await createOld(31, undefined, cast.other);
    expect([await conversations(30), await conversations(10), await conversations(40)]).toEqual([
      ...[2, 3, 0],
    ]);
    expect(await count(manager, 'CONVERSATIONS', 30)).toBe(1);
    await set(admin, 'ATTACHMENTS', 10);
    await set(manager, 'CONVERSATIONS', 10);
    const counted = {
      CONVERSATIONS: await conversations(30),
      ATTACHMENTS: await count(manager, 'ATTACHMENTS', 30),
    };
    expect(counted).toEqual({ CONVERSATIONS: 3, ATTACHMENTS: 2 });
    const hold = { companyId: cast.own.id, reason: 'Streit', placedBy: 'Vogt' };
    const em = app.em();
    em.create(LegalHold, { ...hold, endUserId: person.id });
    await em.flush();
    expect(await conversations(30)).toBe(2);
    for (const rest of ['SUMMARIES', 'IMPORTS', 'CRAFTSMEN', 'MAILS', 'WEBHOOK_BODIES']) {
      expect(await count(admin, rest, 20_000)).toBe(0);
    }
    expect(await count(admin, 'SUMMARIES', 30)).toBe(1);
    expect(await count(manager, 'MAILS', 10)).toContain('RETENTION_OF_PLATFORM');
    expect(await count(admin, 'MAILS', 0)).toContain('RETENTION_DAYS_OUT_OF_RANGE');
    await set(admin, 'CONVERSATIONS', 30);
    const [run] = await runJob();
    expect(run?.deleted).toContainEqual({ dataClass: 'CONVERSATIONS', count: 2 });
  });

  it('goes earlier where the company says so, at this company alone', async () => {
    await set(cast.clients.admin, 'CONVERSATIONS', 300);
    expect(await set(cast.clients.manager, 'CONVERSATIONS', 20)).toBe('20');
    const own = await createOld(21);
    const others = await createOld(21, undefined, cast.other);
    await runJob();
    expect([await isThere(own.id), await isThere(others.id)]).toEqual([false, true]);
    const { data } = await cast.clients.manager.graphql<{ retention: object[] }>(TIMES);
    expect(data?.retention).toHaveLength(5);
    expect(data?.retention[0]).toEqual({
      ...{ dataClass: 'CONVERSATIONS', platformDays: 300, companyDays: 20, days: 20 },
    });
    await set(cast.clients.admin, 'CONVERSATIONS', 10);
    const later = await cast.clients.manager.graphql<{ retention: { days: number }[] }>(TIMES);
    expect(later.data?.retention[0]?.days).toBe(10);
  });

  it('stays under a legal hold, of the conversation or of the person', async () => {
    await set(cast.clients.admin, 'CONVERSATIONS', 10);
    await set(cast.clients.admin, 'ATTACHMENTS', 5);
    await set(cast.clients.admin, 'SUMMARIES', 5);
    const person = await createEndUser(app.em(), cast.own);
    const [held, free] = [await createOld(50, person), await createOld(50, person)];
    const all = await createEndUser(app.em(), cast.own);
    const ofHeld = await createOld(50, all);
    const em = app.em();
    const hold = { companyId: cast.own.id, reason: 'Streit', placedBy: 'Vogt' };
    em.create(LegalHold, { ...hold, endUserId: person.id, conversationId: held.id });
    em.create(LegalHold, { ...hold, endUserId: all.id });
    await em.flush();
    await runJob();
    expect([await isThere(held.id), await isThere(free.id), await isThere(ofHeld.id)]).toEqual([
      ...[true, false, true],
    ]);
    expect([await isStored(held.file), await isStored(held.pdf)]).toEqual([true, true]);
  });

  it('may be the files and PDFs alone, imports, mails and what endpoints were told', async () => {
    const old = await createOld(50);
    const em = app.em();
    em.create(EndUserImport, {
      ...{ company: cast.own, fileName: 'leute.csv', fileKey: randomUUID(), columns: [] },
      ...{ totalRows: 1, sampleRows: [], actor: { kind: 'companyUser', name: 'Vogt' } },
      ...{ status: 'DONE', updatedAt: daysAgo(50) },
    });
    em.create(Mail, {
      ...{ dedupeKey: randomUUID(), to: 'a@b.example', subject: 'x', html: '', text: '' },
      ...{ attachments: [], messageId: 'x', status: 'sent', createdAt: daysAgo(50) },
    });
    em.create(WebhookEvent, { type: 'x', body: '{}', createdAt: daysAgo(50) });
    await em.flush();
    const classes = ['ATTACHMENTS', 'SUMMARIES', 'IMPORTS', 'MAILS', 'WEBHOOK_BODIES'];
    for (const dataClass of classes) await set(cast.clients.admin, dataClass, 40);
    const [run] = await runJob();
    for (const dataClass of classes) {
      expect(run?.deleted).toContainEqual({ dataClass, count: 1 });
    }
    expect([await isThere(old.id), await isStored(old.file), await isStored(old.pdf)]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('leaves the files of cases that are not done, and takes those of others off their case', async () => {
    const [open, done] = [await createOld(50), await createOld(50)];
    const em = app.em();
    for (const [index, { id, file }] of [open, done].entries()) {
      const { id: messageId } = await em.findOneOrFail(Message, { conversation: id });
      const made = em.create(ServiceCase, {
        ...{ company: cast.own, number: 800 + index, title: 'Wasser' },
        ...{ state: index === 0 ? 'OPEN' : 'DONE' },
      });
      await em.flush();
      em.create(CaseFile, {
        ...{ companyId: cast.own.id, caseId: made.id, messageId, side: 'TENANT', uploadedBy: 'x' },
        ...{ originalName: 'foto.png', fileSize: 3, mimeType: 'image/png', purpose: 'image' },
        ...{ storageKey: file, storedAt: new Date() },
      });
    }
    await em.flush();
    await set(cast.clients.admin, 'ATTACHMENTS', 40);
    expect(await count(cast.clients.admin, 'ATTACHMENTS', 40)).toBe(1);
    await runJob();
    expect([await isStored(open.file), await isStored(done.file)]).toEqual([true, false]);
    const shown = await app.em().find(CaseFile, { companyId: cast.own.id });
    expect(shown.map(({ storageKey }) => storageKey)).toEqual([open.file]);
  });

  it('may be craftsmen whom no case was given to since, at this company', async () => {
    const { own, other } = cast;
    const kept = { trade: '', email: 'post@rohr.example', phone: '', note: '' };
    const em = app.em();
    const create = (company: typeof own, name: string, age: number) =>
      em.create(Craftsman, { ...kept, company, name, updatedAt: daysAgo(age) });
    for (const name of ['Alt', 'Offen', 'Kürzlich', 'Früher']) create(own, name, 50);
    create(own, 'Neu', 30);
    create(other, 'Alt', 50);
    const given = [
      { craftsmanName: 'OFFEN', state: 'SCHEDULED', updatedAt: daysAgo(300) },
      { craftsmanName: 'Kürzlich', state: 'CLOSED', updatedAt: daysAgo(30) },
      { craftsmanName: 'Früher', state: 'CLOSED', updatedAt: daysAgo(45) },
    ] as const;
    for (const [index, fields] of given.entries()) {
      em.create(ServiceCase, { company: own, number: index + 1, title: 'Rohr', ...fields });
    }
    await em.flush();
    expect(await set(cast.clients.manager, 'CRAFTSMEN', 40)).toBe('40');
    const [run] = await runJob();
    expect(run?.deleted).toEqual([{ dataClass: 'CRAFTSMEN', count: 2 }]);
    const left = await em.fork().find(Craftsman, { company: [own.id, other.id] });
    expect(left.map(({ name }) => name).toSorted()).toEqual(['Alt', 'Kürzlich', 'Neu', 'Offen']);
    const cases = await em.fork().find(ServiceCase, { company: own.id, craftsmanName: 'Früher' });
    expect(cases).toHaveLength(1);
  });

  it('is shortened by companies only, and only what is kept by company', async () => {
    await set(cast.clients.admin, 'CONVERSATIONS', 100);
    const { manager, admin } = cast.clients;
    expect(await set(manager, 'CONVERSATIONS', 101)).toContain('RETENTION_TOO_LONG');
    expect(await set(manager, 'MAILS', 10)).toContain('RETENTION_OF_PLATFORM');
    expect(await set(admin, 'MAILS', 10, cast.own.id)).toContain('RETENTION_OF_PLATFORM');
    expect(await set(admin, 'MAILS', 0)).toContain('RETENTION_DAYS_OUT_OF_RANGE');
    expect(await set(manager, 'CONVERSATIONS', 50)).toBe('50');
    expect(await set(manager, 'CONVERSATIONS', null)).toBe('100');
    const entries = await app
      .em()
      .execute<{ details: unknown }[]>(
        `select details from audit_entry where action = 'retention.changed' and company_id = ? order by at`,
        [cast.own.id],
      );
    expect(entries.map(({ details }) => details)).toEqual([
      { dataClass: 'CONVERSATIONS', days: { from: null, to: 50 } },
      { dataClass: 'CONVERSATIONS', days: { from: 50, to: null } },
    ]);
  });

  it('is seen with settings.view and changed with settings.edit; reports are those of the own company', async () => {
    const denied = { anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' };
    const seen = {
      ...denied,
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    };
    expect(await codeByRole(cast, TIMES, { id: cast.own.id })).toEqual(seen);
    const input = { companyId: cast.own.id, dataClass: 'IMPORTS', days: 9 };
    expect(await codeByRole(cast, SET, { input })).toEqual(seen);
    expect(await codeByRole(cast, DUE, { input })).toEqual(seen);
    expect(await codeByRole(cast, RUNS)).toEqual({
      ...denied,
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'ok', admin: 'ok' },
    });
  });
});
