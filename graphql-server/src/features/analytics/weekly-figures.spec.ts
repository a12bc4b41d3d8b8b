import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation } from '../../testing/conversations.js';
import { finishJobs } from '../../testing/jobs.js';
import { storedMails } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ServiceCase } from '../cases/index.js';
import { Company } from '../companies/index.js';
import { CompanyUser } from '../company-users/index.js';
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
      ...{ companyAdmin: 'ok', otherAdmin: 'ok', admin: 'FORBIDDEN' },
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
    expect((await post(`${path.slice(0, -2)}AA`)).status).toBe(404);
    // A link of one kind of mails ends no other.
    expect((await post(path.replace('/weekly', ''))).status).toBe(404);
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
