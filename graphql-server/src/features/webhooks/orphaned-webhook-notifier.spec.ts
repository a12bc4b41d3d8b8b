import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser, tellIn } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import type { CompanyUser } from '../company-users/index.js';
import { CREATE, run, UPDATE } from './testing/webhooks.js';

const CHANGE_USER = `mutation ($input: UpdateCompanyUserInput!) {
  updateCompanyUser(input: $input) { message }
}`;
const DELETE_ADMIN = 'mutation ($input: DeleteInput!) { deleteAdmin(input: $input) { message } }';

interface Member {
  user: CompanyUser;
  client: TestClient;
}

let app: TestApp;
let companyId: string;
let goes: Member;
let stays: Member;

beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowPrivate: true, workerConcurrency: 0 } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  const company = await createCompany(app.em());
  companyId = company.id;
  const join = async (): Promise<Member> => {
    const user = await createCompanyUser(app.em(), company);
    return { user, client: await asCompanyUser(app, user) };
  };
  goes = await join();
  stays = await join();
});

const url = (port: number) => `http://127.0.0.1:${port}/${randomUUID()}`;

async function add(client: TestClient, port: number, input: object = {}): Promise<string> {
  const answer = await run<{ createWebhook: { webhook: { id: string } } }>(client, CREATE, {
    input: { url: url(port), events: ['CONVERSATION_ENDED'], ...input },
  });
  return answer.createWebhook.webhook.id;
}

const change = (client: TestClient, input: object) => run(client, UPDATE, { input });

const setRole = (role: string) =>
  run(stays.client, CHANGE_USER, {
    input: { id: goes.user.id, firstName: 'Miriam', lastName: 'Vogt', role },
  });

const traces = async (ids: string[]) => {
  const entries = await app
    .em()
    .find(
      AuditEntry,
      { action: 'webhook.maker-left', subjectId: { $in: ids } },
      { orderBy: { id: 'asc' } },
    );
  return entries.map((entry) => [entry.companyId, entry.subjectName, entry.details]);
};

describe('an endpoint whose address somebody named who is no administrator any more', () => {
  it('is in the log and in a mail to those who are left', async () => {
    const ids = [await add(goes.client, 9001), await add(stays.client, 9002)];
    const reader = await createCompanyUser(app.em(), goes.user.managingCompany);
    await tellIn(app.em(), 'en', reader);
    await setRole('COMPANY_STAFF');
    expect(await traces(ids)).toEqual([[companyId, '127.0.0.1:9001', { maker: 'Miriam Vogt' }]]);
    for (const [email, subject] of [
      [stays.user.email, 'Webhooks eines früheren Administrators'],
      [reader.email, 'Webhooks of a former administrator'],
    ] as const) {
      const mails = await storedMails(app, email);
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
      expect(mails[0]?.text).toContain('127.0.0.1:9001');
      expect(mails[0]?.text).not.toContain('9002');
    }
    expect(await storedMails(app, goes.user.email)).toEqual([]);
  });

  it('is whose address they were the last to name', async () => {
    const taken = await add(goes.client, 9003);
    await change(stays.client, { id: taken, url: url(9004) });
    const led = await add(stays.client, 9005);
    await change(goes.client, { id: led, url: url(9006) });
    await change(stays.client, { id: led, description: 'Ticketsystem' });
    await setRole('COMPANY_MANAGER');
    const expected = [[companyId, '127.0.0.1:9006', { maker: 'Miriam Vogt' }]];
    expect(await traces([taken, led])).toEqual(expected);
  });

  it('is no matter where it gets nothing, or they stay an administrator', async () => {
    const off = await add(goes.client, 9007);
    await change(goes.client, { id: off, isActive: false });
    await setRole('COMPANY_STAFF');
    const on = await add(stays.client, 9008);
    await run(stays.client, CHANGE_USER, {
      input: { id: stays.user.id, firstName: 'Mia', lastName: 'Vogt' },
    });
    expect(await traces([off, on])).toEqual([]);
    expect(await storedMails(app, stays.user.email)).toEqual([]);
  });

  it('can be the platform’s', async () => {
    const [left, other] = [await createAdmin(app.em()), await createAdmin(app.em())];
    const id = await add(await asAdmin(app, left), 9009);
    await run(await asAdmin(app, other), DELETE_ADMIN, { input: { id: left.id } });
    expect(await traces([id])).toEqual([[null, '127.0.0.1:9009', { maker: 'Petra Schröder' }]]);
    expect(await storedMails(app, other.email)).toHaveLength(1);
  });
});
