import type { Permission } from '@hausgeist/schema';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { berlinDay, daysBefore } from '../../../platform/german/index.js';
import { Admin } from '../../admins/index.js';
import type { UnsubscribeLinks } from '../../broadcasts/index.js';
import { CASE_VIEW, countWaitingCases } from '../../cases/index.js';
import { findCompany } from '../../companies/index.js';
import { findColleagues } from '../../inbox/index.js';
import type { MailService } from '../../mail/index.js';
import { findLanguages } from '../../notifications/index.js';
import { readAllFigures } from '../all-figures.js';
import { AnalyticsPeriod, type Days } from '../analytics-period.js';
import { reportOf } from '../analytics-report.js';
import { readReport } from '../read-report.js';
import { platformWeekMail } from './platform-week-mail.js';
import { weeklyFiguresMail } from './weekly-figures-mail.js';

/** What it takes to see figures, and so to be mailed them. */
const FIGURES_VIEW: Permission = 'analytics.view';

interface Dependencies {
  mail: MailService;
  links: UnsubscribeLinks;
  /** Where the figures are in the portal. */
  analyticsUrl: string;
  /** Where those over all companies are in the administrators' console. */
  allAnalyticsUrl: string;
}

/** The days of the last week that is over, Monday to Sunday in Germany. */
export function lastWeek(now: Date): Days {
  const today = berlinDay(now);
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const to = daysBefore(today, weekday + 1);
  return { from: daysBefore(to, 6), to };
}

/** Mails each company's figures of the last week to those of its people who want and may see them, and those of all to administrators. */
export class WeeklyFiguresWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Goes through the companies; what was mailed by an attempt before is not mailed again. */
  async run(em: EntityManager, { now, signal }: { now: Date; signal: AbortSignal }): Promise<void> {
    const companies = await em.execute<{ id: string }[]>(
      `select distinct u.managing_company_id as id
         from company_user u join company c on c.id = u.managing_company_id
        where u.weekly_figures_since is not null and u.status = 'ACTIVE'
          and c.suspended_at is null order by 1`,
    );
    for (const { id } of companies) {
      signal.throwIfAborted();
      await this.#mailTo(em.fork(), id, now);
    }
    await this.#mailToAdmins(em.fork(), now);
  }

  async #mailTo(em: EntityManager, companyId: string, now: Date): Promise<void> {
    const wanting = await em.execute<{ id: string; email: string }[]>(
      `select id, email from company_user
        where managing_company_id = ? and weekly_figures_since is not null`,
      [companyId],
    );
    const emails = new Map(wanting.map(({ id, email }) => [id, email]));
    const ids = [...emails.keys()];
    // A right may have been taken away since they chose it.
    const readers = await findColleagues(em, companyId, ids, FIGURES_VIEW);
    if (readers.length === 0) return;
    const ofCases = await findColleagues(em, companyId, ids, CASE_VIEW);
    const languages = await findLanguages(em, companyId, ids);
    const company = await findCompany(em, companyId);
    const days = lastWeek(now);
    const asked = { since: company.createdAt, withUse: false, now };
    const period = { period: AnalyticsPeriod.OWN, ...days };
    const report = reportOf(await readReport(em, { companyId }, { ...asked, period }));
    const due = await countWaitingCases(em, companyId);
    await transactional(em, async (tx) => {
      for (const { id, name } of readers) {
        const cases = ofCases.some((one) => one.id === id) ? due : null;
        const mail = weeklyFiguresMail({
          week: { ...days, now: report.now, before: report.before, cases },
          company,
          person: {
            ...{ id, name, email: emails.get(id) ?? '' },
            language: languages.get(id) ?? 'de',
          },
          analyticsUrl: this.#deps.analyticsUrl,
          unsubscribeUrl: this.#deps.links.urlFor(id),
        });
        await this.#deps.mail.enqueue(tx, mail);
      }
    });
  }

  async #mailToAdmins(em: EntityManager, now: Date): Promise<void> {
    const admins = await em.find(Admin, { weeklyFiguresSince: { $ne: null }, isVerified: true });
    if (admins.length === 0) return;
    const languages = await findLanguages(
      em,
      null,
      admins.map(({ id }) => id),
    );
    const days = lastWeek(now);
    const period = { period: AnalyticsPeriod.OWN, ...days };
    const { report, companies } = await readAllFigures(em, period, now);
    const week = { ...days, now: report.now, before: report.before, companies };
    await transactional(em, async (tx) => {
      for (const { id, firstName, lastName, email } of admins) {
        const name = `${firstName} ${lastName}`.trim();
        const person = { id, name, email, language: languages.get(id) ?? 'en' };
        await this.#deps.mail.enqueue(
          tx,
          platformWeekMail(week, person, this.#deps.allAnalyticsUrl),
        );
      }
    });
  }
}
