import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation } from '../../testing/conversations.js';
import { forged } from '../../testing/forged.js';
import { finishJobs } from '../../testing/jobs.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Admin } from '../admins/index.js';
import { ServiceCase } from '../cases/index.js';
import { Company } from '../companies/index.js';
import { CompanyUser } from '../company-users/index.js';
import type { Mail } from '../mail/index.js';
import { PrivacyRequest } from '../privacy/index.js';
import { TokenUse } from '../token-budget/index.js';
import { weeklyFiguresJob } from './weekly/weekly-figures.job.js';
import { lastWeek } from './weekly/weekly-figures.worker.js';

const WANTED = '{ weeklyFigures }';
const CHOOSE = `mutation ($input: SetWeeklyFiguresInput!) { setWeeklyFigures(input: $input) { isWanted } }`;

describe('the figures of the week', () => {
  let app: TestApp;
  let cast: Cast;
  const { from } = lastWeek(new Date());

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const em = app.em();
    await em.nativeUpdate(
      Company,
      { id: cast.own.id },
      { createdAt: new Date('2020-01-01'), brandColor: '#7a1f5c' },
    );
    for (const day of [0, 3]) {
      const startedAt = new Date(Date.parse(`${from}T10:00:00Z`) + day * 86_400_000);
      await createConversation(em, cast.own, { startedAt });
    }
    em.create(ServiceCase, { company: cast.own, number: 1, title: 'Rohr', dueOn: '2026-01-01' });
    await em.flush();
  });
  afterAll(() => app.stop());

  const manager = () =>
    app.em().findOneOrFail(CompanyUser, { managingCompany: cast.own.id, role: 'COMPANY_MANAGER' });
  const mailed = async () => storedMails(app, (await manager()).email);
  async function send(): Promise<void> {
    const { jobs } = app.app.platform;
    await app.em().transactional((tx) => jobs.enqueue(tx, weeklyFiguresJob, {}));
    await finishJobs(app, weeklyFiguresJob.name);
  }

  it('are chosen by those who may see figures, each for themselves', async () => {
    const byRole = await codeByRole(cast, CHOOSE, { input: { isWanted: false } });
    expect(byRole).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN', manager: 'ok' },
      ...{ companyAdmin: 'ok', otherAdmin: 'ok', admin: 'ok' },
    });
    await cast.clients.manager.graphql(CHOOSE, { input: { isWanted: true } });
    const of = async (client = cast.clients.manager) =>
      (await client.graphql<{ weeklyFigures: boolean }>(WANTED)).data?.weeklyFigures;
    expect([await of(), await of(cast.clients.companyAdmin)]).toEqual([true, false]);
  });

  it('are mailed once for a week, in both forms and in the company’s colour', async () => {
    await send();
    await send();
    const mails = await mailed();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.text).toContain('Gespräche');
    expect(mail?.text).toMatch(/2 \(Woche davor: 0\)/);
    expect(mail?.text).toContain('davon überfällig: 1');
    expect(mail?.html).toContain('#7a1f5c');
    expect(mail?.text).toMatch(/\/company\/dashboard\/analytics/);
  });

  it('are in the language that a person has chosen', async () => {
    const { companyAdmin } = cast.clients;
    await companyAdmin.graphql(CHOOSE, { input: { isWanted: true } });
    await companyAdmin.graphql(
      'mutation { updateNotificationSettings(input: { language: EN }) { message } }',
    );
    await send();
    const person = await app
      .em()
      .findOneOrFail(CompanyUser, { managingCompany: cast.own.id, role: 'COMPANY_ADMIN' });
    const [mail] = await storedMails(app, person.email);
    expect(mail?.subject).toMatch(/^Your week from /);
    expect(mail?.text).toMatch(/2 \(week before: 0\)/);
    expect(mail?.html).toContain('lang="en"');
  });

  it('end with one request of the link, which asks first', async () => {
    const [mail] = await mailed();
    const path = /(\/unsubscribe\/weekly\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const client = app.client();
    expect(await (await client.fetch(path)).text()).toContain('Wochenbericht abbestellen');
    expect((await manager()).weeklyFiguresSince).not.toBeNull();
    const post = (at: string) =>
      client.fetch(at, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post(path)).status).toBe(200);
    expect((await manager()).weeklyFiguresSince).toBeNull();
    expect((await post(forged(path))).status).toBe(404);
    // A link of one kind of mails ends no other.
    expect((await post(path.replace('/weekly', ''))).status).toBe(404);
  });
});

describe('the figures of the week over all companies', () => {
  let app: TestApp;
  let cast: Cast;
  const { from } = lastWeek(new Date());
  const at = (day: number) => new Date(Date.parse(`${from}T10:00:00Z`) + day * 86_400_000);

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const { own, other } = cast;
    const em = app.em();
    const createdAt = new Date('2020-01-01');
    await em.nativeUpdate(Company, { id: own.id }, { createdAt, name: 'Lindenhof' });
    await em.nativeUpdate(Company, { id: other.id }, { createdAt, name: 'Seeblick <Nord>' });
    for (const day of [0, 3]) await createConversation(em, own, { startedAt: at(day) });
    for (const day of [-7, -6, -5]) await createConversation(em, other, { startedAt: at(day) });
    em.create(TokenUse, {
      ...{ company: own.id, day: from, inputTokens: '10', outputTokens: '10', cost: 12.5 },
    });
    em.create(PrivacyRequest, {
      ...{ company: own.id, kind: 'EXPORT', personKind: 'END_USER', personId: randomUUID() },
      ...{ personName: 'Anna Berger', requestedAt: at(-60), dueAt: at(-30) },
    });
    await em.flush();
  });
  afterAll(() => app.stop());

  const admin = () => app.em().findOneOrFail(Admin, { isVerified: true });
  async function mailed(language?: 'DE'): Promise<Mail[]> {
    const { jobs } = app.app.platform;
    if (language) {
      await cast.clients.admin.graphql(
        `mutation { updateNotificationSettings(input: { language: ${language} }) { message } }`,
      );
    }
    await app.em().transactional((tx) => jobs.enqueue(tx, weeklyFiguresJob, {}));
    await finishJobs(app, weeklyFiguresJob.name);
    return storedMails(app, (await admin()).email);
  }

  it('go to no administrator who has not chosen them', async () => {
    expect(await mailed()).toEqual([]);
    await cast.clients.admin.graphql(CHOOSE, { input: { isWanted: true } });
    const { data } = await cast.clients.admin.graphql<{ weeklyFigures: boolean }>(WANTED);
    expect(data?.weeklyFigures).toBe(true);
    const [entry] = await app
      .em()
      .execute(`select * from audit_entry where action = 'weekly-figures.wanted'`);
    expect(entry).toMatchObject({ actor_kind: 'admin', subject_kind: 'admin', company_id: null });
  });

  it('are mailed once, with what needs a look and where nothing went on', async () => {
    await mailed();
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^All companies: the week from /);
    expect(mail?.text).toMatch(/Conversations:? +2 \(week before: 3\)/);
    expect(mail?.text).toMatch(/Model costs:? +US\$12.50/);
    const noKnowledge = 'no knowledge for the assistant yet';
    expect(mail?.text).toContain(`Lindenhof: data protection requests overdue: 1; ${noKnowledge}`);
    expect(mail?.text).toContain(
      `Seeblick <Nord>: ${noKnowledge}; no conversation any more (week before: 3)`,
    );
    expect(mail?.text).toContain('Lindenhof: 2 conversations');
    expect(mail?.text).toContain('/admin/analytics');
    expect(mail?.html).toContain('Seeblick &lt;Nord&gt;');
  });

  it('are in the language that the administrator has chosen', async () => {
    await app.em().execute('delete from mail');
    const [mail] = await mailed('DE');
    expect(mail?.subject).toMatch(/^Alle Hausverwaltungen: die Woche vom /);
    expect(mail?.text).toContain('2 (Woche davor: 3)');
    expect(mail?.text).toContain('12,50');
  });

  it('end when they are not wanted any more', async () => {
    await app.em().execute('delete from mail');
    await cast.clients.admin.graphql(CHOOSE, { input: { isWanted: false } });
    expect(await mailed()).toEqual([]);
  });
});

describe('last week', () => {
  it('is from Monday to Sunday, by German days', () => {
    const week = { from: '2026-11-16', to: '2026-11-22' };
    for (const now of ['2026-11-23T05:00:00Z', '2026-11-29T22:59:00Z']) {
      expect(lastWeek(new Date(now))).toEqual(week);
    }
    expect(lastWeek(new Date('2026-11-22T23:30:00Z'))).toEqual(week);
    expect(lastWeek(new Date('2026-11-22T12:00:00Z')).to).toBe('2026-11-15');
  });
});
