import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser } from '../../testing/factories.js';
import { asAdmin, asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import { Company } from '../companies/index.js';
import { LegalText } from './index.js';

const FIELDS = `companyId texts { kind address current { version german english savedBy }
  versions { version german savedBy } }`;
const READ = `query ($companyId: ID) { companyLegalTexts(companyId: $companyId) { ${FIELDS} } }`;
const SAVE = `mutation ($input: SaveCompanyLegalTextInput!) {
  saveCompanyLegalText(input: $input) { message legalTexts { ${FIELDS} } } }`;

interface Version {
  version: number;
  german: string | null;
  english?: string | null;
  savedBy: string;
}
interface Texts {
  companyId: string;
  texts: { kind: string; address: string; current: Version | null; versions: Version[] }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function office() {
  const company = await createCompany(app.em());
  const chief = await createCompanyUser(app.em(), company);
  return { company, chief, client: await asCompanyUser(app, chief) };
}

async function save(client: TestClient, input: object) {
  const { data, errors } = await client.graphql<{
    saveCompanyLegalText: { legalTexts: Texts } | null;
  }>(SAVE, { input });
  const { code = 'ok', reason, fields }: Record<string, unknown> = errors?.[0]?.extensions ?? {};
  const texts = data?.saveCompanyLegalText?.legalTexts.texts ?? [];
  return { code, reason, fields, of: (kind: string) => texts.find((text) => text.kind === kind) };
}

async function open(path: string, language = 'de') {
  const response = await fetch(`${app.url}${path}`, {
    headers: { 'accept-language': language },
    redirect: 'manual',
  });
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: await response.text(),
  };
}

describe("a company's own texts", () => {
  it('are what its tenants read, in the language that there is, and the platform keeps its own', async () => {
    const { company, client } = await office();
    const path = `/c/${company.slug}/privacy`;
    expect((await open(path)).text).toContain('Wer verantwortlich ist');
    const german =
      '# Datenschutz bei uns\n\nFragen an [uns](mailto:ds@haus.example).\n\n- **Alles** klar';
    expect((await save(client, { kind: 'PRIVACY', german })).of('PRIVACY')?.current).toMatchObject({
      ...{ version: 1, german, english: null },
    });
    const page = await open(path, 'en');
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain('<h2>Datenschutz bei uns</h2>');
    expect(page.text).toContain('<a href="mailto:ds@haus.example">uns</a>');
    expect(page.text).toContain('<strong>Alles</strong>');
    expect(page.text).not.toContain('Wer verantwortlich ist');
    expect(page.text).toContain(`href="/c/${company.slug}/imprint"`);
    await save(client, { kind: 'PRIVACY', german, english: 'Our words' });
    expect((await open(path, 'en')).text).toContain('<p>Our words</p>');
    expect((await open('/privacy')).text).toContain('Wer verantwortlich ist');
    const other = await office();
    expect((await open(`/c/${other.company.slug}/privacy`)).text).toContain(
      'Wer verantwortlich ist',
    );
  });

  it('can hold no script, and lead nowhere dangerous', async () => {
    const { company, client } = await office();
    const german =
      '[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>';
    await save(client, { kind: 'IMPRINT', german });
    const { text } = await open(`/c/${company.slug}/imprint`);
    expect(text).not.toMatch(/<script|<img|javascript:/);
    expect(text).toContain('&lt;script&gt;');
  });

  it('keep every version with its person, and give way to the platform again', async () => {
    const { company, chief, client } = await office();
    const name = `${chief.firstName} ${chief.lastName}`;
    await save(client, { kind: 'TERMS', german: 'Eins' });
    await save(client, { kind: 'TERMS', german: 'Eins' });
    await save(client, { kind: 'TERMS', german: 'Zwei' });
    expect((await open(`/c/${company.slug}/terms`)).text).toContain('<p>Zwei</p>');
    const back = (await save(client, { kind: 'TERMS', german: '' })).of('TERMS');
    expect(back?.current).toBeNull();
    expect(back?.versions).toMatchObject([
      { version: 3, german: null, savedBy: name },
      { version: 2, german: 'Zwei', savedBy: name },
      { version: 1, german: 'Eins', savedBy: name },
    ]);
    expect(await open(`/c/${company.slug}/terms`)).toMatchObject({ status: 302, to: '/terms' });
    const entries = await app
      .em()
      .find(AuditEntry, { companyId: company.id }, { orderBy: { id: 'asc' } });
    const told = entries.filter(({ action }) => action.startsWith('company.legal-text'));
    expect(told.map(({ action, details }) => [action, details])).toEqual([
      ['company.legal-text-saved', { text: 'terms', version: 1 }],
      ['company.legal-text-saved', { text: 'terms', version: 2 }],
      ['company.legal-text-withdrawn', { text: 'terms', version: 3 }],
    ]);
  });

  it('are refused where they are too long, or English alone', async () => {
    const { client } = await office();
    expect(await save(client, { kind: 'TERMS', english: 'Only' })).toMatchObject({
      ...{ code: 'BAD_USER_INPUT' },
    });
    expect(await save(client, { kind: 'TERMS', german: 'x'.repeat(60_001) })).toMatchObject({
      ...{ code: 'BAD_USER_INPUT' },
    });
  });

  it('are written by people with settings.edit, of this company alone', async () => {
    const { company, client } = await office();
    const staff = await createCompanyUser(app.em(), company, { role: 'COMPANY_STAFF' });
    const stranger = await office();
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const input = { companyId: company.id, kind: 'IMPRINT', german: 'Wir' };
    const callers: [TestClient, string][] = [
      [app.client(), 'UNAUTHENTICATED'],
      [await asCompanyUser(app, staff), 'FORBIDDEN'],
      [await asApiKey(app, ['settings.edit'], company), 'FORBIDDEN'],
      [stranger.client, 'NOT_FOUND'],
      [client, 'ok'],
      [admin, 'ok'],
    ];
    for (const [caller, code] of callers) expect((await save(caller, input)).code).toBe(code);
    const read = await stranger.client.graphql(READ, { companyId: company.id });
    expect(read.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await app.em().count(LegalText, { managingCompany: company.id })).toBe(1);
  });

  it('are found under names of before and under the own domain', async () => {
    const { company, client } = await office();
    await save(client, { kind: 'IMPRINT', german: 'Unser Impressum' });
    expect((await open('/c/gibt-es-nicht/imprint')).to).toBe('/c/gibt-es-nicht');
    const customDomain = `${company.slug}.example`;
    await app
      .em()
      .nativeUpdate(
        Company,
        { id: company.id },
        { customDomain, customDomainConfirmedAt: new Date() },
      );
    const response = await app.client().fetch('/imprint', { headers: { host: customDomain } });
    expect(response.status).toBe(200);
  });
});
