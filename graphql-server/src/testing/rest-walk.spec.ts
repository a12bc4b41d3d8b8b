import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { berlinDay, daysBefore } from '../platform/german/index.js';
import type { Company } from '../features/companies/index.js';
import { createConversation } from './conversations.js';
import { createAdmin, createCompany, createCompanyUser, createEndUser } from './factories.js';
import { newestLink } from './mails.js';
import { signIn } from './chat.js';
import { asAdmin, asCompanyUser } from './sign-in.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

// Calls whose services are tested over GraphQL, made once each as a program makes them: what is
// asked and answered is held against the OpenAPI document, and is what its examples are taken from.

interface Answered {
  data: { id: string };
}

let app: TestApp;
let company: Company;
let manager: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.em());
  manager = await asCompanyUser(app, await createCompanyUser(app.em(), company));
});
afterAll(() => app.stop());

async function call(
  method: string,
  path: string,
  body?: Record<string, unknown>,
  client = manager,
) {
  const url = `/api${path}`;
  for (const name of app.requiredFields(method, url)) {
    const { [name]: _left, ...rest } = body ?? {};
    const { status } = await client.json(method, url, rest);
    expect([method, path, name, status]).toEqual([method, path, name, 400]);
  }
  const answer = await client.json(method, url, body);
  expect([method, path, answer.status < 300, answer.body]).toEqual([
    method,
    path,
    true,
    answer.body,
  ]);
  return answer.body as Answered;
}

const idOf = async (answer: Promise<Answered>) => (await answer).data.id;

const fileForm = (name: string, file: string, type: string, text: string) => {
  const form = new FormData();
  form.append(name, new Blob([text], { type }), file);
  return form;
};

const dayIn = (days: number) => daysBefore(berlinDay(new Date()), -days);

describe('calls', () => {
  it('about buildings and flats', async () => {
    const building = {
      name: 'Lindenhof',
      street: 'Lindenweg 4',
      postcode: '22305',
      city: 'Hamburg',
    };
    const id = await idOf(call('POST', '/buildings', building));
    const intoId = await idOf(call('POST', '/buildings', { ...building, street: 'Lindenweg 6' }));
    await call('PUT', `/buildings/${id}`, { ...building, name: 'Haus am Park' });
    await call('PUT', '/buildings/by-external-id', { ...building, externalId: 'WE-0042' });
    await call('GET', '/buildings?search=Linden');
    await call('GET', `/buildings/${id}`);
    const flat = await idOf(
      call('POST', `/buildings/${id}/flats`, { label: '2. OG links', floor: '2' }),
    );
    await call('PUT', `/flats/${flat}`, { label: '2. OG rechts', floor: '2' });
    await call('PUT', '/flats/by-external-id', {
      ...{ externalId: 'WE-0042/3', buildingId: id, label: '2. OG rechts', floor: '2' },
    });
    await call('GET', `/buildings/${id}/flats`);
    await call('DELETE', `/flats/${flat}`);
    await call('POST', `/buildings/${id}/merge`, { intoId });
    expect(await call('DELETE', `/buildings/${intoId}`)).toMatchObject({ success: true });
  });

  it('about people as another system has them', async () => {
    const person = {
      ...{ externalId: 'K-10482', type: 'Tenant', firstName: 'Erika', lastName: 'Muster' },
      ...{ email: 'erika@mieter.example', phone: '0221 5551', apartmentNumber: '3' },
      ...{ address: 'Musterweg 5, 50667 Köln', sendInvitation: false },
    };
    const answer = await call('PUT', '/company/end-users/by-external-id', person);
    expect(answer).toMatchObject({ outcome: 'CREATED' });
  });

  it('about a file of people', async () => {
    const file =
      'Vorname;Nachname;E-Mail;Telefon;Adresse;Wohnung;Kundennr.\nMira;Sommer;mira@mieter.example;040 1;Lindenweg 4;2;K-1\n';
    const sent = await manager.fetch('/api/company/end-users/imports', {
      ...{ method: 'POST', body: fileForm('file', 'people.csv', 'text/csv', file) },
    });
    const path = `/company/end-users/imports/${((await sent.json()) as Answered).data.id}`;
    const reached = async (status: string) => {
      await expect.poll(async () => (await call('GET', path)).data).toMatchObject({ status });
    };
    await call('POST', `${path}/check`, { updateExisting: true, byExternalId: true });
    await reached('CHECKED');
    await call('POST', `${path}/start`, {});
    await reached('DONE');
  });

  it('about what has changed', async () => {
    await createEndUser(app.em(), company);
    expect(await call('GET', '/changes?types=END_USER&limit=1')).toMatchObject({ success: true });
  });

  it('about messages to many', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await createEndUser(app.em(), company);
    const draft = {
      ...{ kind: 'INFORMATION', subject: 'Hofdienst', text: 'Guten Tag {{fullName}}, …' },
      audience: { kind: 'ALL' },
    };
    const id = await idOf(call('POST', '/broadcasts', draft));
    await call('GET', '/broadcasts');
    await call('GET', `/broadcasts/${id}`);
    await call('POST', `/broadcasts/${id}/send`, { at: soon });
    await call('POST', `/broadcasts/${id}/cancel`);
    expect(await call('GET', `/broadcasts/${id}/recipients`)).toMatchObject({ success: true });
  });

  it('about what a company sets', async () => {
    await call('GET', '/company/settings/way-in');
    await call('PUT', '/company/settings/way-in', {
      embedOrigins: ['https://www.lindenhof.example'],
    });
    await call('POST', '/company/settings/chat-access/renew-numbers', {});
    await call('DELETE', '/company/settings/logo');
    await call('GET', '/company/settings/chat-access');
    await call('PUT', '/company/settings/chat-access', { digits: 8, codeOnNewDevice: false });
    const draft = fileForm('promptFile', 'haus.prompt.md', 'text/markdown', '# Heizung\n\nKalt.\n');
    const path = '/api/company/knowledge/draft/file';
    expect((await manager.fetch(path, { method: 'POST', body: draft })).status).toBe(200);
  });

  it('about notifications', async () => {
    await call('GET', '/notifications/settings');
    await call('PUT', '/notifications/settings', { quietFrom: '20:00', quietUntil: '07:00' });
    await call('POST', '/notifications/read', { until: '2026-01-01T00:00:00.000Z' });
    const device = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      p256dh: `B${'A'.repeat(86)}`,
      ...{ auth: 'A'.repeat(22), language: 'de' },
    };
    const id = await idOf(call('POST', '/notifications/devices', device));
    expect(await call('DELETE', `/notifications/devices/${id}`)).toMatchObject({ success: true });
  });

  it('about links that sign in, and about a request of a person', async () => {
    const tenant = await createEndUser(app.em(), company);
    const ids = [tenant.id];
    await call('POST', '/company/end-users/sign-in-links', { ids });
    const token = await newestLink(app, tenant.email, /#\S*code=([\w-]+)/);
    const chat = app.client();
    await call('POST', '/users/sign-in-by-link', { token }, chat);
    await call('POST', '/users/request-sign-in-link', { token }, app.client());
    const client = await signIn(app, tenant);
    const asked = await idOf(call('POST', '/chat/privacy-requests', { kind: 'EXPORT' }, client));
    await call('POST', `/company/privacy-requests/${asked}/confirm`);
    const other = await createEndUser(app.em(), company);
    const begun = { personKind: 'END_USER', personId: other.id };
    expect(await call('POST', '/company/privacy-requests', begun)).toMatchObject({ success: true });
  });

  it('that end a session', async () => {
    expect(await call('POST', '/companies/auth/logout', undefined, app.client())).toMatchObject({
      success: true,
    });
  });

  it('that give files', async () => {
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const figures = await admin.fetch('/api/admin/analytics/export');
    const record = await manager.fetch('/api/company/processing-record?language=en');
    expect([figures.status, record.status]).toEqual([200, 200]);
  });

  it('about craftsmen', async () => {
    const contact = { name: 'Wärme & Wasser GmbH', trade: 'Heizung', phone: '040 555 0199' };
    const id = await idOf(call('POST', '/craftsmen', contact));
    await call('PUT', `/craftsmen/${id}`, { ...contact, note: 'Auch nachts.' });
    await call('GET', '/craftsmen');
    expect(await call('DELETE', `/craftsmen/${id}`)).toMatchObject({ success: true });
  });

  it('about a case', async () => {
    const id = await idOf(call('POST', '/company/cases', { title: 'Heizkörper bleibt kalt' }));
    expect(await call('GET', `/company/cases/${id}`)).toMatchObject({ success: true });
    const known = { externalId: 'V-2026-17', title: 'Heizkörper bleibt kalt', urgency: 'HIGH' };
    const sent = await call('PUT', '/company/cases/by-external-id', known);
    expect(sent).toMatchObject({ outcome: 'CREATED' });
    const neighbour = await createEndUser(app.em(), company);
    const talk = await createConversation(app.em(), company, { endUser: neighbour });
    const added = `/company/cases/${id}/conversations/${talk.id}`;
    await call('PUT', added, { tellsTenant: false });
    const found = await call('GET', `/company/cases?conversationId=${talk.id}`);
    expect(found).toMatchObject({ data: [{ id }] });
    const conversations = [{ id: talk.id, personId: neighbour.id, isSource: false }];
    const { data } = await call('GET', `/company/cases/${id}/details`);
    expect(data).toMatchObject({ conversations, link: null });
    await call('DELETE', added);
    const after = await call('GET', `/company/cases/${id}/details`);
    expect(after).toMatchObject({ data: { conversations: [] } });
  });

  it('about one person: their mails, and what is noted of calls', async () => {
    const person = await createEndUser(app.em(), company);
    const path = `/company/end-users/${person.id}`;
    expect(await call('GET', path)).toMatchObject({ data: { id: person.id } });
    expect(await call('GET', `/users/${person.id}`)).toEqual(await call('GET', path));
    const asked = `?endUserId=${person.id}`;
    await call('POST', '/company/end-users/sign-in-links', { ids: [person.id] });
    expect(await call('GET', `/company/mails${asked}`)).toMatchObject({
      data: [{ subject: expect.stringMatching(/^Ihr Link/), result: expect.any(String) }],
    });
    const said = {
      kind: 'CALL',
      at: '2026-01-05T09:00:00.000Z',
      text: 'Fragt nach dem Schlüssel.',
    };
    const id = await idOf(
      call('POST', '/company/contact-notes', { ...said, endUserId: person.id }),
    );
    await call('POST', '/company/cases', {
      ...{ title: 'Schlüssel verloren', endUserId: person.id, contactNoteId: id },
    });
    expect(await call('GET', `/company/contact-notes${asked}`)).toMatchObject({
      data: [{ ...said, id, mayDelete: true, case: { number: expect.any(Number) } }],
    });
    expect(await call('DELETE', `/company/contact-notes/${id}`)).toMatchObject({ data: { id } });
  });

  it('about who is away', async () => {
    const member = await createCompanyUser(app.em(), company);
    const deputy = await createCompanyUser(app.em(), company);
    const path = `/company/absences/${member.id}`;
    const days = { firstDay: dayIn(1), lastDay: dayIn(14) };
    await call('PUT', path, { ...days, deputyId: deputy.id, note: 'Urlaub' });
    expect(await call('GET', '/company/absences')).toMatchObject({
      data: [{ ...days, member: { id: member.id }, deputy: { id: deputy.id }, isNow: false }],
    });
    await call('DELETE', path);
    expect(await call('GET', '/company/absences')).toMatchObject({ data: [] });
  });
});
