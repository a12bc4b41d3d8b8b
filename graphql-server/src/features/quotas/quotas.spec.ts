import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSessionId, signIn } from '../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../testing/factories.js';
import { FakeOpenAi } from '../../testing/fake-openai.js';
import { storedMails } from '../../testing/mails.js';
import { asAdmin, asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { testConfig } from '../../testing/test-config.js';
import type { TestClient } from '../../testing/test-client.js';
import { TokenDigests } from '../auth/index.js';
import { HEADER, line, upload as uploadTable } from '../end-user-import/testing/imports.js';
import { Mail, MailSeal, MailService } from '../mail/index.js';
import { openMailTransport } from '../../platform/mail/index.js';
import { PictureCleaner } from '../../platform/pictures/index.js';
import { mailboxOwner, Quotas } from '../../platform/quotas/index.js';

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id } }
}`;
const NEW_CASE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }`;
const QUOTAS = `{ monitoring(range: LAST_HOUR) {
  quotas { kind scope used limit nearlySpent company } waitingMails alerts { code message }
} }`;

interface Standings {
  monitoring: {
    quotas: {
      kind: string;
      scope: string;
      used: number;
      limit: number | null;
      nearlySpent: number;
      company: string | null;
    }[];
    waitingMails: number;
    alerts: { code: string; message: string }[];
  };
}

let app: TestApp;
const provider = new FakeOpenAi();

beforeAll(async () => {
  const baseUrl = await provider.start();
  app = await startTestApp({
    config: {
      openai: { ...testConfig().openai, baseUrl },
      quotas: {
        'messages.person': 2,
        'messages.company': 5,
        'modelCalls.person': 1,
        'uploadedBytes.person': 1_000,
        'mails.company': 2,
        'mails.person': 4,
      },
    },
  });
});
beforeEach(async () => {
  await app.em().execute('delete from quota_use');
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const newTenant = async (company?: Awaited<ReturnType<typeof createCompany>>) => {
  const em = app.em();
  return createEndUser(em, company ?? (await createCompany(em)));
};

/** The refusal of a message, by its code, reason and words; undefined when it was taken. */
async function write(client: TestClient, content = 'Wann ist Sperrmüll?') {
  const { errors } = await client.graphql(SEND, {
    input: { requestId: crypto.randomUUID(), sessionId: newSessionId(), content },
  });
  return errors?.[0];
}

async function post(client: TestClient, path: string, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await client.fetch(`/api/${path}`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as { reason?: string } };
}

async function upload(client: TestClient, bytes: number) {
  const form = new FormData();
  form.append('sessionId', newSessionId());
  form.append('files', new File(['x'.repeat(bytes)], 'notiz.txt', { type: 'text/plain' }));
  const response = await client.fetch('/api/files/upload-with-message', {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { message: string } };
}

describe('messages of a day', () => {
  it('are refused in German once a person has written so many, and nobody else is', async () => {
    const [one, other] = [await newTenant(), await newTenant()];
    const client = await signIn(app, one);
    expect(await write(client)).toBeUndefined();
    expect(await write(client)).toBeUndefined();
    expect(await write(client)).toMatchObject({
      message: expect.stringContaining('Für heute sind keine weiteren Nachrichten möglich.'),
      extensions: { code: 'RATE_LIMITED', reason: 'MESSAGES_OF_DAY_SPENT' },
    });
    expect(await write(await signIn(app, other))).toBeUndefined();
  });

  it('are counted for the whole company, too', async () => {
    const company = await createCompany(app.em());
    const refused = [];
    for (let n = 0; n < 6; n += 1) {
      refused.push(await write(await signIn(app, await newTenant(company))));
    }
    expect(refused.map((each) => each?.extensions.code)).toEqual([
      ...Array<undefined>(5).fill(undefined),
      'RATE_LIMITED',
    ]);
  });
});

describe('uploads of a day', () => {
  it('are refused once they would be too many bytes; what fits is still taken', async () => {
    const client = await signIn(app, await newTenant());
    expect((await upload(client, 700)).status).toBe(200);
    expect(await upload(client, 400)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Für heute können keine weiteren Dateien') },
    });
    expect((await upload(client, 300)).status).toBe(200);
  });
});

/** Waits for so many answers about the balcony. */
const answered = async (count: number) => {
  await expect
    .poll(() =>
      app.em().execute(`select 1 from message a join message q on q.id = a.reply_to_id
        where a.status = 'COMPLETE' and q.text like 'Darf ich auf dem Balkon%'`),
    )
    .toHaveLength(count);
};

describe('calls of the model', () => {
  it('give way to the built-in answers once a person has caused so many', async () => {
    const client = await signIn(app, await newTenant());
    await write(client, 'Darf ich auf dem Balkon grillen?');
    await answered(1);
    const before = provider.requests.length;
    await write(client, 'Darf ich auf dem Balkon grillen, auch im Winter?');
    await answered(2);
    expect(provider.requests.length).toBe(before);
  });
});

describe('mails of a day', () => {
  it('wait once they are used up; those that let people in have a quarter more', async () => {
    const company = await createCompany(app.em());
    const { sessionSecret = '' } = app.config;
    const mail = new MailService({
      publicUrl: 'http://localhost',
      ...app.app.platform,
      pictures: new PictureCleaner(app.config.repositoryRoot),
      transport: openMailTransport(app.config),
      seal: new MailSeal(new TokenDigests(sessionSecret).keyFor('stored mails')),
      from: { name: 'Hausgeist', address: 'haus@geist.example' },
      keepContent: true,
    });
    const texts = { subject: 'Hallo', html: '<p>Hallo</p>', text: 'Hallo' };
    const mailed = async (key: string, to: string, companyId?: string) => {
      const dedupeKey = `quota-test:${key}`;
      await mail.enqueue(app.em(), {
        ...{ ...texts, dedupeKey, to },
        ...(companyId ? { companyId } : {}),
      });
      const find = () => app.em().findOneOrFail(Mail, { dedupeKey });
      await expect.poll(find).toMatchObject({ attempts: 1, claimedUntil: null });
      return (await find()).status;
    };
    for (const [n, status] of ['sent', 'sent', 'queued'].entries()) {
      expect(await mailed(`company-${n}`, `empfang-${n}@post.example`, company.id)).toBe(status);
    }
    const held = await app.em().findOneOrFail(Mail, { dedupeKey: 'quota-test:company-2' });
    expect(held.lastError).toBe('The mails of this day are used up.');
    // One mailbox may get four, five of the platform's own.
    for (const n of [0, 1, 2, 3, 4]) {
      expect(await mailed(`platform-${n}`, 'jana@post.example')).toBe('sent');
    }
    expect(await mailed('platform-5', 'jana@post.example')).toBe('queued');
    expect(await mailed('platform-6', 'other@post.example')).toBe('sent');
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const { data } = await admin.graphql<Standings>(QUOTAS);
    expect(data?.monitoring.waitingMails).toBe(2);
    expect(data?.monitoring.alerts).toContainEqual({
      code: 'MAILS_WAIT',
      message: 'Mails wait for another day, as quotas are used up: 2',
    });
  });
});

describe('a quota that is nearly spent', () => {
  it('is told to administrators once, and shown in monitoring', async () => {
    const company = await createCompany(app.em());
    const admin = await createAdmin(app.em());
    const boss = await createCompanyUser(app.em(), company, { role: 'COMPANY_ADMIN' });
    for (let n = 0; n < 5; n += 1) await write(await signIn(app, await newTenant(company)));
    const told = new Map([
      [admin.email, `Quota of messages of tenants is nearly spent: ${company.name}`],
      [
        boss.email,
        `Tageskontingent für Nachrichten von Mietern fast aufgebraucht: ${company.name}`,
      ],
    ]);
    for (const [email, subject] of told) {
      const subjects = async () => (await storedMails(app, email)).map((mail) => mail.subject);
      await expect.poll(subjects).toEqual([subject]);
    }
    const { data } = await (await asAdmin(app, admin)).graphql<Standings>(QUOTAS);
    const { quotas = [], alerts = [] } = data?.monitoring ?? {};
    expect(quotas).toHaveLength(12);
    expect(quotas).toContainEqual({
      ...{ kind: 'MESSAGES', scope: 'COMPANY', used: 5, limit: 5, nearlySpent: 1 },
      company: company.name,
    });
    expect(quotas).toContainEqual(
      expect.objectContaining({ kind: 'MESSAGES', scope: 'PLATFORM', used: 5, limit: 2_000_000 }),
    );
    expect(alerts).toContainEqual({
      code: 'QUOTA_NEARLY_SPENT',
      message: `Quotas of today are nearly spent: messages (${company.name})`,
    });
  });
});

describe('a day', () => {
  it('ends at midnight in Germany', async () => {
    const { jobs, log } = app.app.platform;
    let now = new Date('2026-07-01T21:59:00Z');
    const quotas = new Quotas({
      ...{ config: { quotas: { 'mails.person': 1 } }, em: () => app.em(), jobs, log },
      now: () => now,
    });
    const owner = { personId: mailboxOwner('Jana@Post.example') };
    await quotas.book('mails', owner);
    expect(await quotas.isSpent('mails', owner)).toBe(true);
    now = new Date('2026-07-01T22:01:00Z');
    expect(await quotas.isSpent('mails', owner)).toBe(false);
  });

  it('has no end where quotas are off', async () => {
    const { jobs, log } = app.app.platform;
    const quotas = new Quotas({ config: { quotas: 'off' }, em: () => app.em(), jobs, log });
    await quotas.book('messages', { personId: 'x' }, 10_000_000);
    expect(await quotas.isSpent('messages', { personId: 'x' })).toBe(false);
  });
});

const promptFile = () => new File([`## Heizung\n\n${'Rufen Sie an. '.repeat(45)}`], 'f.md');

describe('uploads of a day by users of companies and programs', () => {
  it('are counted and refused like those of tenants', async () => {
    const company = await createCompany(app.em());
    const boss = await asCompanyUser(
      app,
      await createCompanyUser(app.em(), company, { role: 'COMPANY_ADMIN' }),
    );
    const program = await asApiKey(app, ['users.create'], company);
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const refused = { status: 429, body: { reason: 'UPLOADS_OF_DAY_SPENT' } };
    for (const client of [boss, program]) {
      const rows = [HEADER, line(1)].join('\r\n').padEnd(600, ' ');
      expect((await uploadTable(client, rows)).status).toBe(201);
      expect(await uploadTable(client, rows)).toMatchObject(refused);
    }
    const { data } = await boss.graphql<{ createCase: { case: { id: string } } }>(NEW_CASE, {
      input: { title: 'Scheibe kaputt' },
    });
    const path = `company/cases/${data?.createCase.case.id}/files`;
    expect(await post(boss, path, { files: new File(['x'.repeat(600)], 'n.txt') })).toMatchObject(
      refused,
    );
    const prompt = async () =>
      post(admin, 'companies/upload-prompt', { companyId: company.id, promptFile: promptFile() });
    expect((await prompt()).status).toBe(200);
    expect(await prompt()).toMatchObject(refused);
  });
});
