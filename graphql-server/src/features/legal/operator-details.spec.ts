import { PLATFORM_KEY_SCOPES } from '@hausgeist/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.js';
import { createAdmin, createCompany, createCompanyUser } from '../../testing/factories.js';
import { asAdmin, asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import { OperatorDetails } from './index.js';

const FIELDS = 'entered { name email address aiRegion } server { name email }';
const READ = `{ operatorDetails { ${FIELDS} } }`;
const SAVE = `mutation ($input: UpdateOperatorDetailsInput!) {
  updateOperatorDetails(input: $input) { operatorDetails { ${FIELDS} } } }`;

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  const { operator, openai } = readConfig({
    NODE_ENV: 'test',
    OPENAI_API_KEY: 'sk-secret',
    OPERATOR_NAME: 'Hausgeist Betrieb GmbH',
    OPERATOR_EMAIL: 'server@hausgeist.example',
  });
  app = await startTestApp({ config: { operator, openai } });
  client = await asAdmin(app, await createAdmin(app.em()));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.em().nativeDelete(OperatorDetails, {});
});

const page = async (path: string) => (await app.client().fetch(path)).text();
const save = (input: object, by = client) => by.graphql(SAVE, { input });

describe('what is said of the operator', () => {
  it('is what the settings of the server say, until an administrator says something else', async () => {
    expect((await client.graphql(READ)).data).toEqual({
      operatorDetails: {
        entered: { name: null, email: null, address: null, aiRegion: null },
        server: { name: 'Hausgeist Betrieb GmbH', email: 'server@hausgeist.example' },
      },
    });
    expect(await page('/imprint')).toContain('Hausgeist Betrieb GmbH');
    const input = {
      ...{ name: 'Lindenhof & Partner mbB', address: ' Lange Str. 1,\n20095  Hamburg ' },
      aiRegion: 'EU, Frankfurt',
    };
    const { data } = await save(input);
    expect(data).toMatchObject({
      updateOperatorDetails: {
        operatorDetails: {
          entered: { ...input, address: 'Lange Str. 1, 20095 Hamburg', email: null },
        },
      },
    });
  });

  it('stands at once in the imprint, the privacy notice and the record, also of companies', async () => {
    const company = await createCompany(app.em());
    const chief = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    await save({ name: 'Neuer Betrieb AG', aiRegion: 'EU, Frankfurt' });
    for (const path of ['/imprint', '/privacy', '/accessibility', `/c/${company.slug}/imprint`]) {
      const text = await page(path);
      expect(text).toContain('Neuer Betrieb AG');
      expect(text).toContain('server@hausgeist.example');
      expect(text).not.toContain('Hausgeist Betrieb GmbH');
    }
    expect(await page('/privacy')).toContain('EU, Frankfurt');
    for (const reader of [client, chief]) {
      const record = await (await reader.fetch('/api/company/processing-record')).text();
      expect(record).toContain('Neuer Betrieb AG');
      expect(record).toContain('EU, Frankfurt');
    }
    const { data } = await chief.graphql('{ dataProcessing { operator aiProvider { region } } }');
    expect(data).toEqual({
      dataProcessing: { operator: 'Neuer Betrieb AG', aiProvider: { region: 'EU, Frankfurt' } },
    });
    await save({ name: '' });
    expect(await page('/imprint')).toContain('Hausgeist Betrieb GmbH');
  });

  it('is kept in the audit log with what it was before, and nothing where nothing changed', async () => {
    await app.em().nativeDelete(OperatorDetails, {});
    const before = await app.em().count(AuditEntry, { action: 'operator.details-changed' });
    await save({ name: 'Eins GmbH' });
    await save({ name: 'Eins GmbH' });
    await save({ name: 'Zwei GmbH', phone: '+49 40 123' });
    const entries = await app
      .em()
      .find(AuditEntry, { action: 'operator.details-changed' }, { orderBy: { id: 'asc' } });
    expect(entries.slice(before).map(({ details }) => details)).toEqual([
      { changes: { name: { from: null, to: 'Eins GmbH' } } },
      {
        changes: {
          name: { from: 'Eins GmbH', to: 'Zwei GmbH' },
          phone: { from: null, to: '+49 40 123' },
        },
      },
    ]);
  });

  it('is refused where it is too long or no address, field by field', async () => {
    const { errors } = await save({ name: 'x'.repeat(501), email: 'nobody' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'name', reason: 'OPERATOR_DETAIL_TOO_LONG' },
        { field: 'email', reason: 'INVALID_EMAIL' },
      ],
    });
    expect(await app.em().count(OperatorDetails, {})).toBe(0);
  });

  it('is the matter of administrators of the platform alone', async () => {
    const company = await createCompany(app.em());
    const others = [
      [app.client(), 'UNAUTHENTICATED'],
      [await asCompanyUser(app, await createCompanyUser(app.em(), company)), 'FORBIDDEN'],
      [await asApiKey(app, PLATFORM_KEY_SCOPES), 'FORBIDDEN'],
    ] as const;
    for (const [other, code] of others) {
      expect((await other.graphql(READ)).errors?.[0]?.extensions.code).toBe(code);
      expect((await save({ name: 'Fremd' }, other)).errors?.[0]?.extensions.code).toBe(code);
    }
    expect(await page('/imprint')).not.toContain('Fremd');
  });
});
