import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../../testing/cast.js';
import { signIn } from '../../../testing/chat.js';
import { createCompanyUser, createEndUser, TEST_PASSWORD } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { mailsTo, storedMails } from '../../../testing/mails.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { RolePermissions } from '../../permissions/index.js';
import { undocumented } from '../../webhooks/testing/documented-events.js';
import { Receiver } from '../../webhooks/testing/receiver.js';
import { addWebhook } from '../../webhooks/testing/webhooks.js';
import { EndUser } from '../../end-users/index.js';
import { PrivacyRequest } from '../privacy-request.entity.js';
import { tendRequestsJob } from './tend-requests.job.js';

const ASK = `mutation ($input: AskForOwnDataInput!) {
  askForOwnData(input: $input) { message privacyRequest { id kind state dueAt requestedAt } } }`;
const OWN = `{ ownPrivacyRequests { id kind state dueAt extensionReason refusalReason packageBytes packageUntil } }`;
const LIST = `{ privacyRequests { id kind state personName isAskedByPerson isOverdue dueAt packageUntil } }`;
const COUNTS = `{ privacyRequestCounts { open soon overdue } }`;
const answer = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { privacyRequest { id state dueAt } } }`;
const CONFIRM = answer('confirmPrivacyRequest', 'ConfirmPrivacyRequestInput');
const REFUSE = answer('refusePrivacyRequest', 'AnswerPrivacyRequestInput');
const EXTEND = answer('extendPrivacyRequest', 'AnswerPrivacyRequestInput');

interface Own {
  id: string;
  state: string;
  dueAt: string;
  requestedAt: string;
  refusalReason: string | null;
  extensionReason: string | null;
  packageBytes: number | null;
}

const codeOf = async (client: TestClient, document: string, input: object) =>
  (await client.graphql(document, { input })).errors?.[0]?.extensions.code ?? 'ok';

describe('what tenants ask of their data', () => {
  let app: TestApp;
  let cast: Cast;
  let tenant: EndUser;
  let chat: TestClient;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await new Receiver().listen();
    app = await startTestApp({ config: { webhookAllowPrivate: true } });
  });
  beforeEach(async () => {
    cast = await createCast(app);
    tenant = await createEndUser(app.em(), cast.own, { firstName: 'Ada', lastName: 'Amsel' });
    chat = await signIn(app, tenant);
  });
  afterAll(async () => {
    await app.stop();
    await receiver.close();
  });

  async function ask(kind: 'EXPORT' | 'ERASURE', client = chat): Promise<Own> {
    const { data } = await client.graphql<{ askForOwnData: { privacyRequest: Own } }>(ASK, {
      input: { kind, language: 'en' },
    });
    if (!data) throw new Error('It was not asked for.');
    return data.askForOwnData.privacyRequest;
  }

  async function ownRequests(client = chat): Promise<Own[]> {
    const { data } = await client.graphql<{ ownPrivacyRequests: Own[] }>(OWN);
    return data?.ownPrivacyRequests ?? [];
  }

  const tend = async () => {
    const { jobs } = app.app.platform;
    await app.em().transactional((tx) => jobs.enqueue(tx, tendRequestsJob, {}));
    await finishJobs(app, 'privacy.tend');
  };

  const subjects = async (address: string) =>
    (await storedMails(app, address)).map(({ subject }) => subject);

  it('reaches the company with a month to answer, once at a time', async () => {
    const asked = await ask('EXPORT');
    const due = new Date(asked.requestedAt);
    due.setUTCMonth(due.getUTCMonth() + 1);
    expect(new Date(asked.dueAt).getTime()).toBeLessThanOrEqual(due.getTime());
    expect(new Date(asked.dueAt).getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(await codeOf(chat, ASK, { kind: 'EXPORT' })).toBe('CONFLICT');
    expect(await codeOf(chat, ASK, { kind: 'ERASURE' })).toBe('ok');
    expect((await ownRequests()).map(({ state }) => state)).toEqual(['REQUESTED', 'REQUESTED']);
    const { data } = await cast.clients.manager.graphql<{ privacyRequests: object[] }>(LIST);
    expect(data?.privacyRequests).toHaveLength(2);
    expect(data?.privacyRequests[1]).toMatchObject({
      ...{ id: asked.id, kind: 'EXPORT', personName: 'Ada Amsel', isAskedByPerson: true },
      isOverdue: false,
    });
    expect(await subjects(cast.own.email)).toContain('Neue Anfrage zum Datenschutz');
    const counts = await cast.clients.manager.graphql(COUNTS);
    expect(counts.data).toEqual({ privacyRequestCounts: { open: 2, soon: 0, overdue: 0 } });
    const elsewhere = await cast.clients.otherAdmin.graphql(COUNTS);
    expect(elsewhere.data).toEqual({ privacyRequestCounts: { open: 0, soon: 0, overdue: 0 } });
  });

  it('is theirs alone', async () => {
    const { id } = await ask('EXPORT');
    expect(await ownRequests(cast.clients.tenant)).toEqual([]);
    for (const document of [CONFIRM, REFUSE, EXTEND]) {
      const input = document === CONFIRM ? { id } : { id, note: 'x' };
      expect(await codeOf(cast.clients.otherAdmin, document, input)).toBe('NOT_FOUND');
      expect(await codeOf(cast.clients.staff, document, input)).toBe('FORBIDDEN');
      expect(await codeOf(chat, document, input)).toBe('FORBIDDEN');
    }
    expect(await codeOf(cast.clients.admin, ASK, { kind: 'EXPORT' })).toBe('FORBIDDEN');
  });

  it('is refused with a reason that they are told', async () => {
    const { id } = await ask('ERASURE');
    expect(await codeOf(cast.clients.manager, REFUSE, { id, note: ' ' })).toBe('BAD_USER_INPUT');
    const note = 'Es läuft ein Rechtsstreit.';
    expect(await codeOf(cast.clients.manager, REFUSE, { id, note })).toBe('ok');
    expect(await ownRequests()).toMatchObject([{ state: 'REFUSED', refusalReason: note }]);
    const mails = await mailsTo(app, tenant.email);
    expect(mails[0]?.text).toContain(`The reason: ${note}`);
    expect(await codeOf(cast.clients.manager, CONFIRM, { id })).toBe('CONFLICT');
  });

  it('is extended once by two months, within the first month', async () => {
    const { id, requestedAt } = await ask('EXPORT');
    const note = 'Es sind sehr viele Unterlagen.';
    expect(await codeOf(cast.clients.manager, EXTEND, { id, note })).toBe('ok');
    const [extended] = await ownRequests();
    expect(extended).toMatchObject({ extensionReason: note, state: 'REQUESTED' });
    const months = new Date(extended?.dueAt ?? 0).getTime() - new Date(requestedAt).getTime();
    expect(Math.round(months / 86_400_000)).toBeGreaterThanOrEqual(88);
    expect((await mailsTo(app, tenant.email))[0]?.text).toContain(note);
    expect(await codeOf(cast.clients.manager, EXTEND, { id, note })).toBe('CONFLICT');
    const late = (await ask('ERASURE')).id;
    await app.em().nativeUpdate(PrivacyRequest, { id: late }, { dueAt: new Date() });
    expect(await codeOf(cast.clients.manager, EXTEND, { id: late, note })).toBe('CONFLICT');
  });

  it('is reminded of 14 and 3 days before, and when it is late, once each', async () => {
    const { id } = await ask('EXPORT');
    const told = async () =>
      (await subjects(cast.own.email))
        .filter((subject) => !subject.startsWith('Neue'))
        .toReversed();
    for (const [days, count] of [
      ...([
        [20, 0],
        [13.9, 1],
        [13, 1],
        [2.5, 2],
        [-0.1, 3],
        [-5, 3],
      ] as const),
    ]) {
      const dueAt = new Date(Date.now() + days * 86_400_000);
      await app.em().nativeUpdate(PrivacyRequest, { id }, { dueAt });
      await tend();
      expect(await told()).toHaveLength(count);
    }
    expect(await told()).toEqual([
      'Noch 14 Tage: Anfrage zum Datenschutz',
      'Noch 3 Tage: Anfrage zum Datenschutz',
      'Überfällig: Anfrage zum Datenschutz',
    ]);
    const { data } = await cast.clients.manager.graphql(COUNTS);
    expect(data).toEqual({ privacyRequestCounts: { open: 1, soon: 0, overdue: 1 } });
  });

  it('becomes a package that they fetch in the chat for 7 days', async () => {
    const { id } = await ask('EXPORT');
    const path = `/api/chat/privacy-requests/${id}/package`;
    expect((await chat.fetch(path)).status).toBe(404);
    expect(await codeOf(cast.clients.manager, CONFIRM, { id })).toBe('ok');
    await finishJobs(app, 'privacy.export');
    const [made] = await ownRequests();
    expect(made).toMatchObject({ state: 'DONE' });
    const fetched = await chat.fetch(path);
    expect(fetched.status).toBe(200);
    expect((await fetched.arrayBuffer()).byteLength).toBe(made?.packageBytes);
    const statuses = await statusByRole(cast, (client) => client.fetch(path));
    expect(statuses).toMatchObject({ anonymous: 401, tenant: 404, admin: 403, manager: 403 });
    const [mail] = await mailsTo(app, tenant.email);
    expect(mail?.text).toContain('Your data package is ready');
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).not.toContain(id);

    await app.em().nativeUpdate(PrivacyRequest, { id }, { packageUntil: new Date() });
    expect((await chat.fetch(path)).status).toBe(404);
    await tend();
    await finishJobs(app, 'files.delete');
    expect(await app.app.platform.files.exists(`privacy/${id}/package.zip`)).toBe(false);
  });

  it('is fetched by staff who give their password, and written down', async () => {
    const { id } = await ask('EXPORT');
    const user = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_MANAGER' });
    const client = await asCompanyUser(app, user);
    await codeOf(client, CONFIRM, { id });
    await finishJobs(app, 'privacy.export');
    const path = `/api/company/privacy-requests/${id}/package`;
    const fetchWith = (password: string, by = client) =>
      by.fetch(path, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ password }),
      });
    expect((await fetchWith('')).status).toBe(400);
    expect((await fetchWith('falsch')).status).toBe(400);
    expect((await fetchWith(TEST_PASSWORD)).status).toBe(200);
    expect((await fetchWith(TEST_PASSWORD, cast.clients.otherAdmin)).status).toBe(404);
    expect((await fetchWith(TEST_PASSWORD, cast.keys.companyKey)).status).toBe(403);
    const entries = await app
      .em()
      .execute<{ action: string }[]>(
        `select action from audit_entry where subject_id = ? and action like 'privacy.%' order by at`,
        [tenant.id],
      );
    expect(entries.map(({ action }) => action)).toEqual([
      ...['privacy.requested', 'privacy.confirmed', 'privacy.package-made'],
      'privacy.package-fetched',
    ]);
    const em = app.em();
    em.create(RolePermissions, {
      ...{ company: cast.own, role: 'COMPANY_MANAGER' },
      permissions: ['users.view', 'users.delete'],
    });
    await em.flush();
    expect((await fetchWith(TEST_PASSWORD)).status).toBe(403);
  });

  it('erases them after they were told, and a copy that is open comes first', async () => {
    const copy = await ask('EXPORT');
    const { id } = await ask('ERASURE');
    expect(await codeOf(cast.clients.manager, CONFIRM, { id })).toBe('CONFLICT');
    await codeOf(cast.clients.manager, CONFIRM, { id: copy.id });
    await finishJobs(app, 'privacy.export');
    const { files } = app.app.platform;
    expect(await files.exists(`privacy/${copy.id}/package.zip`)).toBe(true);
    expect(await codeOf(cast.clients.manager, CONFIRM, { id })).toBe('ok');
    await finishJobs(app, 'privacy.erase');
    await finishJobs(app, 'files.delete');
    expect(await app.em().count(EndUser, { id: tenant.id })).toBe(0);
    expect(await files.exists(`privacy/${copy.id}/package.zip`)).toBe(false);
    expect(await storedMails(app, tenant.email)).toEqual([]);
    expect((await chat.graphql(OWN)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { data } = await cast.clients.manager.graphql<{
      privacyRequests: { state: string; personName: string }[];
    }>(LIST);
    for (const { state, personName } of data?.privacyRequests ?? []) {
      expect(state).toBe('DONE');
      expect(personName).toMatch(/^Gelöschte Person/);
    }
  });

  it('is told to other systems, field by field as documented', async () => {
    const path = `/${cast.own.id}`;
    await addWebhook(cast.clients.companyAdmin, {
      ...{ url: receiver.url(path), events: ['PRIVACY_REQUESTED', 'PRIVACY_CHANGED'] },
    });
    const { id } = await ask('ERASURE');
    await codeOf(cast.clients.manager, REFUSE, { id, note: 'Unklar' });
    const told = await receiver.at(path, 2);
    expect(told.map(({ event }) => [event.type, event.data.state])).toEqual([
      ['privacy.requested', 'REQUESTED'],
      ['privacy.changed', 'REFUSED'],
    ]);
    expect(told[0]?.event.data).toMatchObject({ requestId: id, endUserId: tenant.id });
    expect(undocumented(receiver)).toEqual([]);
  });

  it('is also asked and answered over REST', async () => {
    const asked = await chat.json('POST', '/api/chat/privacy-requests', { kind: 'EXPORT' });
    expect(asked).toMatchObject({ status: 201, body: { data: { state: 'REQUESTED' } } });
    const { id } = (asked.body as { data: { id: string } }).data;
    const path = `/api/company/privacy-requests/${id}`;
    const { manager } = cast.clients;
    const extended = await manager.json('POST', `${path}/extend`, { note: 'Viele Unterlagen' });
    expect(extended).toMatchObject({ status: 200, body: { data: { state: 'REQUESTED' } } });
    const refused = await manager.json('POST', `${path}/refuse`, { note: 'Unklar' });
    expect(refused).toMatchObject({ status: 200, body: { data: { refusalReason: 'Unklar' } } });
    const confirmed = await manager.json('POST', `${path}/confirm`);
    expect(confirmed.status).toBe(409);
    const list = await manager.json('GET', '/api/company/privacy-requests');
    expect(list.body).toMatchObject({ data: [{ id, state: 'REFUSED' }] });
    const listed = await chat.json('GET', '/api/chat/privacy-requests');
    expect(listed.body).toMatchObject({ data: [{ id, refusalReason: 'Unklar' }] });
  });
});
