import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { createEndUser } from '../../testing/factories.js';
import { storedMails } from '../../testing/mails.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { run } from '../inbox/testing/run.js';
import { APPOINT, CREATE, PROPOSE, type Seen, sentCase, UPDATE } from './testing/cases.js';

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

  const boss = () => cast.clients.companyAdmin;

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

  it('go to its craftsman ten times an hour, the order and appointments together', async () => {
    const { email, id, revision } = await sentCase(app, cast);
    let seen = { id, revision };
    const propose = async (hours: number) => {
      const input = { ...seen, at: at(hours) };
      ({ case: seen } = await run<Seen>(APPOINT, { input }, boss()));
    };
    for (let hours = 1; hours < 10; hours += 1) await propose(hours);
    await expect(propose(10)).rejects.toThrow('CASE_SENT_TOO_OFTEN');
    expect(await storedMails(app, email)).toHaveLength(10);
  });

  it('are not caused without end by one who has the link', async () => {
    const { token } = await sentCase(app, cast);
    const propose = (hours: number) =>
      run(PROPOSE, { input: { token, at: at(hours) } }, app.client());
    for (let hours = 1; hours <= 20; hours += 1) await propose(hours);
    await expect(propose(21)).rejects.toThrow('CASE_LINK_TOO_MANY_CALLS');
    const other = { token: (await sentCase(app, cast)).token, at: at(1) };
    await expect(run(PROPOSE, { input: other }, app.client())).resolves.toBeTruthy();
  });
});
