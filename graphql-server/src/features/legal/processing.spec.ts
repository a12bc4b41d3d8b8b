import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.js';
import { createAdmin, createCompany, createCompanyUser } from '../../testing/factories.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RetentionRule } from '../privacy/index.js';

const READ = `query ($companyId: ID) { dataProcessing(companyId: $companyId) {
  receivers { kind host detail } aiProvider { name region training retention } operator } }`;
const RECORD = '/api/company/processing-record';

let app: TestApp;
beforeAll(async () => {
  const { operator, openai } = readConfig({
    NODE_ENV: 'test',
    OPENAI_API_KEY: 'sk-secret',
    OPENAI_BASE_URL: 'https://ai.example/v1',
    OPENAI_MODEL: 'mini-9',
    OPERATOR_NAME: 'Hausgeist Betrieb GmbH',
    AI_PROVIDER_REGION: 'EU',
    AI_PROVIDER_TRAINING: 'keines',
    AI_PROVIDER_RETENTION: 'keine (zero retention)',
  });
  app = await startTestApp({ config: { operator, openai } });
});
afterAll(() => app.stop());

async function office() {
  const company = await createCompany(app.em());
  const chief = await createCompanyUser(app.em(), company);
  return { company, client: await asCompanyUser(app, chief) };
}

describe('the processing of data', () => {
  it('is described by the settings in force, without secrets', async () => {
    const { client } = await office();
    const { data } = await client.graphql<{ dataProcessing: object }>(READ);
    expect(data?.dataProcessing).toMatchObject({
      receivers: [
        { kind: 'AI', host: 'ai.example' },
        { kind: 'PUSH', host: '' },
      ],
      aiProvider: {
        ...{ name: null, region: 'EU', training: 'keines' },
        retention: 'keine (zero retention)',
      },
      operator: 'Hausgeist Betrieb GmbH',
    });
    expect(JSON.stringify(data)).not.toContain('sk-secret');
  });

  it('is handed out as a record of that company, in German or English', async () => {
    const { company, client } = await office();
    const em = app.em();
    em.create(RetentionRule, { company: company.id, dataClass: 'CONVERSATIONS', days: 400 });
    await em.flush();
    const german = await client.fetch(RECORD);
    const text = await german.text();
    expect(german.headers.get('content-type')).toContain('text/markdown');
    expect(text).toContain('# Verzeichnis von Verarbeitungstätigkeiten');
    for (const part of [company.name, 'Hausgeist Betrieb GmbH', 'ai.example', '400 Tage']) {
      expect(text).toContain(part);
    }
    const english = await (await client.fetch(`${RECORD}?language=en`)).text();
    expect(english).toContain('# Record of processing activities');
  });

  it('is told to those who see the settings, and to no other company', async () => {
    const { company } = await office();
    const stranger = await office();
    const query = `?companyId=${company.id}`;
    expect((await app.client().fetch(RECORD)).status).toBe(401);
    expect((await stranger.client.fetch(RECORD + query)).status).toBe(404);
    const staff = await createCompanyUser(app.em(), company, { role: 'COMPANY_STAFF' });
    expect((await (await asCompanyUser(app, staff)).fetch(RECORD)).status).toBe(403);
    const admin = await asAdmin(app, await createAdmin(app.em()));
    expect(await (await admin.fetch(RECORD + query)).text()).toContain(company.name);
    expect((await admin.fetch(RECORD)).status).toBe(200);
  });
});
