import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSessionId, send, signIn } from '../../../testing/chat.js';
import {
  createCompany,
  createCompanyUser,
  createEndUser,
  tellIn,
} from '../../../testing/factories.js';
import { storedMails } from '../../../testing/mails.js';
import { asApiKey, asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { Company } from '../company.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const CONFIRM = `mutation ($input: ConfirmCompanyEmailInput!) {
  confirmCompanyEmail(input: $input) { message companyName email }
}`;
const END = `mutation ($input: EndConversationInput!) { endConversation(input: $input) { status } }`;

async function site() {
  const em = app.em();
  const company = await createCompany(em);
  const user = await createCompanyUser(em, company);
  return { company, user, client: await asCompanyUser(app, user), before: company.email };
}

const newMailbox = (company: Company) => `neu-${company.id.slice(-12)}@buero.example`;

/** Saves the form of the settings with another address. */
function save(client: TestClient, company: Company, email: string) {
  const { name, phone, address } = company;
  const body = { name, phone, address, email };
  const path = `/api/company/settings/company-info?companyId=${company.id}`;
  return client.json('PUT', path, body);
}

async function linkTo(email: string): Promise<string> {
  const mails = await storedMails(app, email);
  const found = mails.map(({ text }) => /confirm-email\/([\w-]+)/.exec(text)?.[1]);
  return found.find((token) => token !== undefined) ?? '';
}

const confirm = (token: string) => app.client().graphql(CONFIRM, { input: { token } });

/** Lets a tenant ask something and end the chat; resolves when the records are out. */
async function talk(company: Company) {
  const tenant = await createEndUser(app.em(), company);
  const client = await signIn(app, tenant);
  const sessionId = newSessionId();
  await send(client, { sessionId, content: 'Guten Tag!' });
  await client.graphql(END, { input: { sessionId } });
  return { tenant, sessionId };
}

const summariesTo = async (email: string) =>
  (await storedMails(app, email)).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('conversation-summary:'),
  ).length;

describe('another mailbox of a company', () => {
  it('gets records only once it has confirmed, and the answer of the form is as before', async () => {
    const { company, client, before } = await site();
    const email = newMailbox(company);
    const { status, body } = await save(client, company, email);
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { email } } });
    await talk(company);
    await expect.poll(() => summariesTo(before)).toBe(1);
    expect(await summariesTo(email)).toBe(0);
    const { data } = await confirm(await linkTo(email));
    expect(data).toMatchObject({ confirmCompanyEmail: { companyName: company.name, email } });
    await talk(company);
    await expect.poll(() => summariesTo(email)).toBe(1);
    expect(await summariesTo(before)).toBe(1);
  });

  it('is told to the old one and to the administrators, but the link to neither', async () => {
    const { company, user, client, before } = await site();
    const email = newMailbox(company);
    await tellIn(app.em(), 'en', user);
    await save(client, company, email);
    const [asked] = await storedMails(app, email);
    expect(asked?.subject).toBe(`Bitte bestätigen Sie dieses Postfach für ${company.name}`);
    for (const [address, subject] of [
      [before, `Die E-Mail-Adresse von ${company.name} soll geändert werden`],
      [user.email, `The email address of ${company.name} is to be changed`],
    ] as const) {
      const [mail] = await storedMails(app, address);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(email);
      expect(mail?.text).not.toContain('confirm-email');
    }
  });

  it('is confirmed once, and not by a link to an address before the last', async () => {
    const { company, client, before } = await site();
    const [first, second] = [newMailbox(company), `x${newMailbox(company)}`];
    await save(client, company, first);
    const link = await linkTo(first);
    await save(client, company, second);
    expect((await confirm(link)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const good = await linkTo(second);
    expect((await confirm(good)).errors).toBeUndefined();
    expect((await confirm(good)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await save(client, company, before);
    const { confirmedEmail } = await app.em().findOneOrFail(Company, { id: company.id });
    expect(confirmedEmail).toBe(second);
  });

  it('is not entered by a key, which changes the rest', async () => {
    const { company, before } = await site();
    for (const key of [
      await asApiKey(app, ['settings.edit', 'settings.view'], company),
      await asApiKey(app, ['companies.manage', 'settings.edit']),
    ]) {
      expect((await save(key, company, newMailbox(company))).status).toBe(403);
      expect((await save(key, company, before)).status).toBe(200);
    }
  });
});

const change = (client: TestClient, tenant: { id: string }, email: string) =>
  client.json('PUT', `/api/company/end-users/${tenant.id}`, {
    ...{ type: 'Tenant', firstName: 'Jana', lastName: 'Kaya', phone: '0171 1' },
    ...{ address: 'Weg 1', apartmentNumber: '2', email },
  });

describe('another address of a tenant', () => {
  it('signs the tenant out, is told to the old one, and gets no content before it signs in', async () => {
    const { company, client } = await site();
    const tenant = await createEndUser(app.em(), company);
    const chat = await signIn(app, tenant);
    const sessionId = newSessionId();
    await send(chat, { sessionId, content: 'Mein Schlüssel ist weg.' });
    const email = `neu-${tenant.id.slice(-12)}@mieter.example`;
    expect((await change(client, tenant, email)).status).toBe(200);
    expect((await chat.graphql(END, { input: { sessionId } })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const [told] = await storedMails(app, tenant.email);
    expect(told?.dedupeKey).toMatch(/^end-user-address:/);
    expect(told?.text).not.toContain(email);
  });

  it('gets summaries once the tenant has signed in with it', async () => {
    const { company, before } = await site();
    const tenant = await createEndUser(app.em(), company);
    const unproven = async (value: boolean) =>
      app
        .em()
        .execute(`update end_user set is_email_unproven = ? where id = ?`, [value, tenant.id]);
    const client = await signIn(app, tenant);
    for (const [value, teamMails] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const sessionId = newSessionId();
      await send(client, { sessionId, content: 'Guten Tag!' });
      await unproven(value);
      await client.graphql(END, { input: { sessionId } });
      await expect.poll(() => summariesTo(before)).toBe(teamMails);
      expect(await summariesTo(tenant.email)).toBe(value ? 0 : 1);
    }
  });
});

describe('a chat in which nothing was written', () => {
  it('is neither summed up nor mailed', async () => {
    const { company, before } = await site();
    const tenant = await createEndUser(app.em(), company);
    const client = await signIn(app, tenant);
    const sessionId = newSessionId();
    await client.json('POST', '/api/chat/end', { sessionId, email: tenant.email });
    const state = async () =>
      (
        await app
          .em()
          .execute<{ status: string; summary: string }[]>(
            `select status, summary from conversation where end_user_id = ?`,
            [tenant.id],
          )
      )[0];
    await expect.poll(state).toEqual({ status: 'ENDED', summary: '' });
    expect(await summariesTo(before)).toBe(0);
    expect(await summariesTo(tenant.email)).toBe(0);
  });
});
