import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { createEndUser } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { run } from '../inbox/testing/run.js';

const CREATE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id revision } } }`;
const UPDATE = `mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { id revision } } }`;

interface Seen {
  case: { id: string; revision: number };
}

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('mails that a case can cause', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it('carry words of a program to a tenant only with the scope of those who write to many', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const scopes = ['cases.view', 'cases.edit'] as const;
    const key = await asApiKey(app, scopes, cast.own);
    const input = { title: 'Heizung kalt', endUserId: tenant.id };
    const { case: made } = await run<Seen>(CREATE, { input }, key);
    const noted = { ...made, state: 'IN_PROGRESS', note: 'Bitte überweisen Sie den Abschlag.' };
    const refused = { status: 403, body: { reason: 'SCOPE_MISSING' } };
    const path = `/api/company/cases/${made.id}`;
    expect(await key.json('PUT', path, noted)).toMatchObject(refused);
    expect(await key.json('PUT', `${path}/appointment`, { ...noted, at: at(1) })).toMatchObject({
      ...refused,
      body: { params: { scope: 'broadcast.send' } },
    });
    expect(await storedMails(app, tenant.email)).toEqual([]);
    const sender = await asApiKey(app, [...scopes, 'broadcast.send'], cast.own);
    await run(UPDATE, { input: noted }, sender);
    const [mail] = await storedMails(app, tenant.email);
    expect(mail?.text).toContain(noted.note);
  });

  it('go to its tenant ten times an hour, after which it changes without telling them', async () => {
    const tenant = await createEndUser(app.em(), cast.own);
    const key = await asApiKey(app, ['cases.view', 'cases.edit'], cast.own);
    const input = { title: 'Heizung kalt', endUserId: tenant.id };
    let { case: seen } = await run<Seen>(CREATE, { input }, key);
    const change = async (index: number, telling = {}) => {
      const state = index % 2 === 0 ? 'IN_PROGRESS' : 'OPEN';
      ({ case: seen } = await run<Seen>(UPDATE, { input: { ...seen, state, ...telling } }, key));
    };
    for (let index = 0; index < 10; index += 1) await change(index);
    await expect(change(10)).rejects.toThrow('CASE_TOLD_TOO_OFTEN');
    await change(10, { tellsTenant: false });
    expect(await storedMails(app, tenant.email)).toHaveLength(10);
  });
});
