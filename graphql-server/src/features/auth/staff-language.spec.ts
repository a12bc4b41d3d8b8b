import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser, tellIn } from '../../testing/factories.js';
import { mailsTo } from '../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { uniqueKey } from '../../testing/unique-key.js';

/** What a browser says of the language that its reader wants. */
interface Reader {
  cookie?: 'de' | 'en' | 'tr';
  accepts?: string;
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function post(client: TestClient, path: string, { body, by }: { body: object; by: Reader }) {
  if (by.cookie) client.cookies.set('locale', by.cookie);
  const headers = new Headers({ 'content-type': 'application/json' });
  if (by.accepts) headers.set('accept-language', by.accepts);
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status } = await client.fetch(path, init);
  expect(status).toBeLessThan(300);
}

const newEmail = () => `neu-${uniqueKey()}@post.example`;

async function newest(email: string) {
  const [mail] = await mailsTo(app, email);
  const language = /<html lang="(\w+)"/.exec(mail?.html ?? '')?.[1];
  return { subject: mail?.subject, language };
}

const german = (subject: string) => ({ subject, language: 'de' });
const english = (subject: string) => ({ subject, language: 'en' });

const RESET = {
  de: german('Passwort zurücksetzen'),
  en: english('Reset your password'),
};

describe('a mail that answers a request', () => {
  it.each<[string, 'de' | 'en' | undefined, Reader, 'de' | 'en', 'de' | 'en']>([
    ['the chosen one', 'en', { cookie: 'de', accepts: 'de' }, 'en', 'en'],
    ['the chosen one', 'de', { cookie: 'en', accepts: 'en' }, 'de', 'de'],
    ['that of the page', undefined, { cookie: 'de', accepts: 'en' }, 'de', 'de'],
    ['that of the page', undefined, { cookie: 'en', accepts: 'de' }, 'en', 'en'],
    ['the favourite of the browser', undefined, { accepts: 'en-GB,en;q=0.9,de;q=0.5' }, 'en', 'en'],
    ['the favourite of the browser', undefined, { cookie: 'tr', accepts: 'de' }, 'de', 'de'],
    ['the usual one', undefined, { cookie: 'tr', accepts: 'tr' }, 'de', 'en'],
    ['the usual one', undefined, {}, 'de', 'en'],
  ])('is in %s (%s, %o)', async (_, chosen, by, atCompany, atPlatform) => {
    const user = await createCompanyUser(app.em(), await createCompany(app.em()));
    const admin = await createAdmin(app.em());
    if (chosen) for (const person of [user, admin]) await tellIn(app.em(), chosen, person);
    for (const [path, { email }] of [
      ['/api/companies/auth/forgot-password', user],
      ['/api/auth/request-password-reset', admin],
    ] as const) {
      await post(app.client(), path, { body: { email }, by });
    }
    expect(await newest(user.email)).toEqual(RESET[atCompany]);
    expect(await newest(admin.email)).toEqual(RESET[atPlatform]);
  });
});

describe('an invitation', () => {
  it.each<[Reader, 'de' | 'en', 'de' | 'en']>([
    [{ cookie: 'de' }, 'de', 'de'],
    [{ cookie: 'en' }, 'en', 'en'],
    [{}, 'de', 'en'],
  ])('is in what the person who invites reads: %o', async (by, atCompany, atPlatform) => {
    const company = await createCompany(app.em());
    const user = await createCompanyUser(app.em(), company);
    const colleague = { firstName: 'Nele', lastName: 'Neu', email: newEmail() };
    await post(await asCompanyUser(app, user), '/api/company/team/invite', {
      body: { ...colleague, role: 'COMPANY_STAFF' },
      by,
    });
    const admin = { email: newEmail() };
    const client = await asAdmin(app, await createAdmin(app.em()));
    await post(client, '/api/auth/invite-admin', { body: admin, by });
    expect(await newest(colleague.email)).toEqual(
      {
        de: german(`Einladung zu ${company.name}`),
        en: english(`Invitation to join ${company.name}`),
      }[atCompany],
    );
    expect(await newest(admin.email)).toEqual(
      { de: german('Einladung zu Hausgeist'), en: english('You have been invited to Hausgeist') }[
        atPlatform
      ],
    );
  });
});

const registration = (email: string) => {
  const password = 'Blaue-Bohne-8';
  return { name: 'Eva Stern', email, password, confirmPassword: password };
};

describe('an administrator of the platform', () => {
  it('registers in the language of the page, and is told in it that there is an account', async () => {
    const email = newEmail();
    const path = '/api/auth/register';
    await post(app.client(), path, { body: registration(email), by: { cookie: 'de' } });
    expect(await newest(email)).toEqual(german('Bestätigen Sie Ihre E-Mail-Adresse'));
    await post(app.client(), path, { body: registration(email), by: { cookie: 'de' } });
    expect(await newest(email)).toEqual(german('Schließen Sie Ihre Registrierung ab'));
    const { email: known } = await createAdmin(app.em());
    await post(app.client(), path, { body: registration(known), by: { cookie: 'de' } });
    expect(await newest(known)).toEqual(german('Sie haben bereits ein Konto'));
  });

  it('is told of a change in their own language, not in that of who has made it', async () => {
    const [self, other] = [await createAdmin(app.em()), await createAdmin(app.em())];
    const client = await asAdmin(app, self);
    client.cookies.set('locale', 'de');
    const names = { firstName: 'Petra', lastName: 'Schröder' };
    const change = (id: string, email: string) =>
      client.json('PUT', `/api/admin/users/${id}`, { ...names, email });
    expect((await change(other.id, newEmail())).status).toBe(200);
    expect(await newest(other.email)).toEqual(english('Your email address was changed'));
    expect((await change(self.id, newEmail())).status).toBe(200);
    expect(await newest(self.email)).toEqual(german('Ihre E-Mail-Adresse wurde geändert'));
  });
});
