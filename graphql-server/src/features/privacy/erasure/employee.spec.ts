import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompanyUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { OrganisationIdentity, Passkey } from '../../auth/index.js';
import { Broadcast } from '../../broadcasts/index.js';
import { CaseEntry, ServiceCase } from '../../cases/index.js';
import { CompanyUser } from '../../company-users/index.js';
import { Message } from '../../conversations/index.js';
import { ConversationActivity, ConversationNote, InboxSavedFilter } from '../../inbox/index.js';
import { Mail } from '../../mail/index.js';
import { findTraces } from '../testing/traces.js';
import { uniqueKey } from '../../../testing/unique-key.js';

const ERASE = `mutation ($input: EraseCompanyUserInput!) {
  eraseCompanyUser(input: $input) { privacyRequest { id state personKind } } }`;
const REQUESTS = `{ privacyRequests { personKind state personName receipt { name count } } }`;

interface Request {
  personKind: string;
  state: string;
  personName: string;
  receipt: { name: string; count: number }[];
}

describe('employees who are erased', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function createBusy(): Promise<CompanyUser> {
    const em = app.em();
    const user = await createCompanyUser(em, cast.own, {
      ...{ firstName: 'Walburga', lastName: 'Zimtstern', role: 'COMPANY_STAFF' },
      email: `walburga-${uniqueKey()}@verwaltung.example`,
    });
    const name = 'Walburga Zimtstern';
    const client = await asCompanyUser(app, user);
    const conversation = await createConversation(em, cast.own, { summary: `${name} half.` });
    const message = await em.findOneOrFail(Message, { conversation });
    em.assign(message, { sender: 'PERSON', authorId: user.id, authorName: name });
    message.text = `Ich kümmere mich. Ihre ${name}`;
    const own = { companyId: cast.own.id, conversationId: conversation.id };
    em.create(ConversationNote, {
      ...{ ...own, authorId: user.id, authorName: name, text: 'Rückruf', mentions: [] },
    });
    em.create(ConversationActivity, {
      ...{
        ...own,
        actorId: user.id,
        actorName: name,
        kind: 'ASSIGNED',
        details: { names: [name] },
      },
    });
    em.create(InboxSavedFilter, {
      ...{ company: cast.own, memberId: user.id, name: 'Meine', view: 'ALL_OPEN' },
    });
    const serviceCase = em.create(ServiceCase, {
      ...{ company: cast.own, number: 1, title: 'Heizung', assigneeId: user.id },
    });
    em.create(Broadcast, {
      ...{ company: cast.own, kind: 'INFORMATION', subject: 'Hof', text: 'Hof', authorName: name },
      audience: { kind: 'ALL', ids: [] },
    });
    em.create(Mail, {
      ...{ dedupeKey: randomUUID(), to: user.email, subject: `An ${name}`, html: '', text: '' },
      ...{ attachments: [], messageId: randomUUID(), status: 'sent' },
    });
    em.create(Passkey, {
      ...{ audience: 'company-user', subjectId: user.id, name: `Telefon von ${name}`, counter: 0 },
      ...{ credentialId: randomUUID(), publicKey: randomUUID() },
    });
    em.create(OrganisationIdentity, {
      ...{ audience: 'company-user', subjectId: user.id, issuer: 'https://login.example' },
      sub: `walburga.zimtstern-${randomUUID()}`,
    });
    await em.flush();
    em.create(CaseEntry, {
      ...{ companyId: cast.own.id, caseId: serviceCase.id, side: 'COMPANY', kind: 'COMMENTED' },
      ...{ actorId: user.id, actorName: name, text: 'Monteur bestellt' },
    });
    await em.flush();
    await client.graphql(`{ viewer { __typename } }`);
    return user;
  }

  it('are found nowhere afterwards, and what they did stays under a pseudonym', async () => {
    const user = await createBusy();
    const strings = ['Walburga', 'Zimtstern', user.email];
    const before = await findTraces(app, strings);
    for (const text of strings) {
      expect(before.some((trace) => trace.endsWith(text.toLowerCase()))).toBe(true);
    }
    const { companyAdmin } = cast.clients;
    expect((await companyAdmin.graphql(ERASE, { input: { id: user.id } })).errors).toBeUndefined();
    await finishJobs(app, 'privacy.erase');
    expect(await findTraces(app, strings)).toEqual([]);
    const { data } = await companyAdmin.graphql<{ privacyRequests: Request[] }>(REQUESTS);
    const [request] = data?.privacyRequests ?? [];
    expect(request).toMatchObject({ personKind: 'EMPLOYEE', state: 'DONE' });
    const em = app.em();
    const pseudonym = request?.personName ?? '';
    expect(pseudonym).toMatch(/^Gelöschte Person [0-9a-f]{8}$/);
    expect(await em.count(ConversationNote, { authorName: pseudonym, text: 'Rückruf' })).toBe(1);
    expect(await em.count(CaseEntry, { actorName: pseudonym, text: 'Monteur bestellt' })).toBe(1);
    expect(await em.count(Broadcast, { authorName: pseudonym })).toBe(1);
    const [message] = await em.find(Message, { authorId: user.id });
    expect(message?.text).toBe(`Ich kümmere mich. Ihre ${pseudonym}`);
    expect(await em.count(InboxSavedFilter, { memberId: user.id })).toBe(0);
    const { data: seen } = await cast.clients.manager.graphql<{ privacyRequests: Request[] }>(
      REQUESTS,
    );
    expect(seen?.privacyRequests).toEqual([]);
  });

  it('are out at once', async () => {
    const user = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF' });
    const client = await asCompanyUser(app, user);
    await cast.clients.companyAdmin.graphql(ERASE, { input: { id: user.id } });
    const { data } = await client.graphql<{ viewer: unknown }>(`{ viewer { __typename } }`);
    expect(data?.viewer ?? null).toBeNull();
  });

  it('are erased by administrators alone, who are neither themselves nor the last', async () => {
    const made = async () => {
      const user = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF' });
      return { input: { id: user.id } };
    };
    expect(await codeByRole(cast, ERASE, made)).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'FORBIDDEN', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    const last = await app
      .em()
      .findOneOrFail(CompanyUser, { managingCompany: cast.own, role: 'COMPANY_ADMIN' });
    const input = { id: last.id };
    const codeOf = async (client = cast.clients.admin) =>
      (await client.graphql(ERASE, { input })).errors?.[0]?.extensions.code;
    expect(await codeOf()).toBe('CONFLICT');
    expect(await codeOf(cast.clients.companyAdmin)).toBe('FORBIDDEN');
  });
});
