import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompanyUser, createEndUser } from '../../../testing/factories.js';
import { finishJobs } from '../../../testing/jobs.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { readBytes } from '../../../platform/files/index.js';
import { readZipDirectory, readZipEntry } from '../../../platform/zip/index.js';
import { CaseEntry, ServiceCase } from '../../cases/index.js';
import { Message } from '../../conversations/index.js';
import { ConversationNote } from '../../inbox/index.js';
import { PrivacyRequest } from '../privacy-request.entity.js';
import { createFullTenant, stringsOf } from '../testing/full-tenant.js';
import { FileNames } from './file-names.js';
import { exportJob } from './export.job.js';

const EXPORT = `mutation ($input: ExportPersonInput!) {
  exportPerson(input: $input) { privacyRequest { id state } } }`;

describe('a package of what is kept about a person', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  async function exportOf(personKind: 'END_USER' | 'EMPLOYEE', id: string) {
    const { data } = await cast.clients.companyAdmin.graphql<{
      exportPerson: { privacyRequest: { id: string } };
    }>(EXPORT, { input: { personKind, id } });
    const requestId = data?.exportPerson.privacyRequest.id ?? '';
    await finishJobs(app, 'privacy.export');
    return unpack(requestId);
  }

  async function unpack(requestId: string): Promise<Map<string, string>> {
    const bytes = await readBytes(app.app.platform.files, `privacy/${requestId}/package.zip`);
    const entries = readZipDirectory(bytes) ?? [];
    return new Map(
      entries.map((entry) => [entry.name, readZipEntry(bytes, entry, 50_000_000).toString()]),
    );
  }

  it('holds conversations, files, cases and mails of a tenant, to read and for programs', async () => {
    const tenant = await createFullTenant(app, cast);
    const files = await exportOf('END_USER', tenant.id);
    const rows = (name: string) =>
      JSON.parse(files.get(`data/${name}.json`) ?? '[]') as Record<string, unknown>[];
    expect(rows('conversations')).toHaveLength(50);
    expect(rows('mails').length).toBeGreaterThanOrEqual(50);
    expect(rows('told-systems')).toHaveLength(49);
    expect(rows('cases')).toMatchObject([
      {
        ...{ number: 1, isFromTenant: true, noticedOn: '2026-01-02' },
        files: [{ name: 'xylophonvitrine.txt' }],
      },
    ]);
    expect(rows('broadcasts')).toMatchObject([{ subject: 'Hofdienst' }]);
    expect(rows('imports')).toMatchObject([{ rows: [['Zyprian Quastenfloß', tenant.email]] }]);
    expect(rows('learned').length).toBe(2);
    expect(rows('sign-ins')).toHaveLength(1);
    expect(rows('person')).toMatchObject([{ signedInAt: expect.any(String), refusedAttempts: 0 }]);
    expect(rows('audit').map(({ action }) => action)).toContain('end-user.updated');
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('attachments/'))).toHaveLength(50);
    expect(names.filter((name) => name.startsWith('summaries/'))).toHaveLength(50);
    expect(files.get('cases/1 xylophonvitrine.txt')).toBe('Xylophonvitrine');
    const documented = JSON.parse(files.get('data/fields.json') ?? '{}') as object;
    const lists = names.filter((name) => /^data\/(?!fields)/.test(name));
    expect(Object.keys(documented)).toEqual(lists.map((name) => name.slice(5)));
    const everything = [...files].flat().join('\n');
    for (const text of stringsOf(tenant)) expect(everything).toContain(text);
    for (const page of ['uebersicht.html', 'overview.html']) {
      expect(files.get(page)).toContain('Meine Xylophonvitrine wackelt seit Dienstag');
      expect(files.get(page)).toMatch(
        page === 'overview.html'
          ? /Reported by you in the chat<\/dt><dd>yes.*2026-01-02/s
          : /Von Ihnen im Chat gemeldet<\/dt><dd>ja.*2026-01-02/s,
      );
      expect(files.get(page)).not.toMatch(/<script|<link|src=/);
    }
  });

  it('holds nothing of others and nothing that lets people in', async () => {
    const tenant = await createFullTenant(app, cast);
    const neighbour = await createEndUser(app.em(), cast.own, { lastName: 'Nachbarmann' });
    await createConversation(app.em(), cast.own, {
      ...{ endUser: neighbour, messages: [{ text: 'Geheimnis des Nachbarn' }] },
    });
    const everything = [...(await exportOf('END_USER', tenant.id))].flat().join('\n');
    const secrets = await app.em().execute<{ secret: string }[]>(
      `select auth_number as secret from end_user where id = ?
         union all select token_hash from session where subject_id = ?`,
      [tenant.id, tenant.id],
    );
    expect(secrets.length).toBeGreaterThanOrEqual(2);
    const others = ['Nachbarmann', 'Geheimnis des Nachbarn', 'Nele Nachbarin', neighbour.email];
    for (const text of [...others, ...secrets.map(({ secret }) => secret)]) {
      expect(everything).not.toContain(text);
    }
  });

  it('goes on where a process was killed', async () => {
    const tenant = await createEndUser(app.em(), cast.own, { lastName: 'Fortsetzer' });
    await createConversation(app.em(), cast.own, { endUser: tenant });
    const em = app.em();
    const { files } = app.app.platform;
    const key = 'privacy/before/0.json';
    await files.put(key, Buffer.from(JSON.stringify([{ lastName: 'Schon gelesen' }])));
    const request = em.create(PrivacyRequest, {
      ...{ company: cast.own, personId: tenant.id, personName: 'F', kind: 'EXPORT' },
      dueAt: new Date(),
      progress: { parts: [{ kind: 'person', key, rows: 1 }], kind: 1, after: '' },
    });
    await em.flush();
    const data = { requestId: request.id, companyId: cast.own.id };
    await app.em().transactional((tx) => app.app.platform.jobs.enqueue(tx, exportJob, data));
    await finishJobs(app, 'privacy.export');
    await finishJobs(app, 'files.delete');
    const made = await unpack(request.id);
    expect(made.get('data/person.json')).toContain('Schon gelesen');
    expect(JSON.parse(made.get('data/conversations.json') ?? '')).toHaveLength(1);
    expect(await files.exists(key)).toBe(false);
  });

  it('of an employee holds what they wrote and did', async () => {
    const em = app.em();
    const user = await createCompanyUser(em, cast.own, { firstName: 'Wanda', lastName: 'Wolke' });
    await asCompanyUser(app, user);
    const conversation = await createConversation(em, cast.own);
    const message = await em.findOneOrFail(Message, { conversation });
    em.assign(message, { sender: 'PERSON', authorId: user.id, authorName: 'Wanda Wolke' });
    em.create(ConversationNote, {
      ...{ companyId: cast.own.id, conversationId: conversation.id, authorId: user.id },
      ...{ authorName: 'Wanda Wolke', text: 'Rückruf am Montag', mentions: [] },
    });
    const order = em.create(ServiceCase, { company: cast.own, number: 1, title: 'Rohr' });
    await em.flush();
    for (const [kind, text] of [
      ['COMMENTED', 'Ist bestellt'],
      ['LINK_SENT', 'Jörg Großmann, 0171 3920012'],
    ] as const) {
      em.create(CaseEntry, {
        ...{ companyId: cast.own.id, caseId: order.id, side: 'COMPANY', kind, text },
        ...{ actorId: user.id, actorName: 'Wanda Wolke' },
      });
    }
    await em.flush();
    const files = await exportOf('EMPLOYEE', user.id);
    const rows = (name: string) => JSON.parse(files.get(`data/${name}.json`) ?? '[]') as object[];
    expect(rows('answers')).toMatchObject([{ text: message.text }]);
    expect(rows('notes')).toMatchObject([{ text: 'Rückruf am Montag' }]);
    expect(rows('person')).toMatchObject([{ email: user.email }]);
    expect(rows('sign-ins')).toHaveLength(1);
    // What an order took along is of the tenant.
    expect(rows('case-entries')).toMatchObject([{ text: 'Ist bestellt' }, { text: null }]);
    expect([...files.values()].join('\n')).not.toContain('argon2');
  });

  it('is begun by those who may, at the own company alone', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const begin = async (personKind: string, id: string) =>
      codeByRole(cast, EXPORT, async () => {
        await finishJobs(app, 'privacy.export');
        return { input: { personKind, id } };
      });
    expect(await begin('END_USER', tenant.id)).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
      ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
    const user = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_STAFF' });
    expect(await begin('EMPLOYEE', user.id)).toMatchObject({
      ...{ staff: 'FORBIDDEN', manager: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ companyAdmin: 'ok', admin: 'ok' },
    });
  });
});

describe('names of files in a package', () => {
  it('lead nowhere, and are each there once', () => {
    const names = new FileNames();
    expect(names.fit('cases', '../../etc/passwd')).toBe('cases/_.._etc_passwd');
    expect(names.fit('cases', 'Foto.JPG')).toBe('cases/Foto.JPG');
    expect(names.fit('cases', 'foto.jpg')).toBe('cases/foto (2).jpg');
    expect(names.fit('cases', 'a\u202Egpj.exe')).toBe('cases/a_gpj.exe');
    expect(names.fit('cases', '...')).toBe('cases/datei');
  });
});
