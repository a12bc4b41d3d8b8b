import { readApart, type RequestContext } from '../../platform/context/index.js';
import { countWaitingCases, maySeeCases } from '../cases/index.js';
import { findCompany } from '../companies/index.js';
import { countInbox, findFirstWaiting } from '../inbox/index.js';
import { AnalyticsPeriod } from './analytics-period.js';
import { dashboardToRead, maySeeCosts, maySeeFiguresOfDay } from './analytics.policy.js';
import { type AnalyticsReport, reportOf } from './analytics-report.js';
import { readReport } from './read-report.js';

/** What waits for the people of a company. */
export interface DashboardView {
  companyId: string;
  waiting: number;
  waitingSince: Date | null;
  emergencies: number;
  unanswered: number;
  unassigned: number;
  open: number;
  /** Cases that are to be done today or earlier, and those of them whose day has passed; null where they may not be seen. */
  casesDue: number | null;
  casesOverdue: number | null;
  /** Cases that tenants have reported and that have not been accepted yet. */
  casesReported: number | null;
  /** Null for those who may not see figures. */
  today: AnalyticsReport | null;
}

/** The day of a company at a glance. */
export class DashboardService {
  /** What waits now, and how the day has been so far. */
  async now(context: RequestContext, named: string | null | undefined): Promise<DashboardView> {
    const companyId = dashboardToRead(context.actor, named);
    const { createdAt: since } = await findCompany(context.em, companyId);
    const today = {
      period: { period: AnalyticsPeriod.TODAY },
      since,
      withUse: maySeeCosts(context.actor),
      now: new Date(),
    };
    return readApart(context, async (em) => {
      const counts = await countInbox(em, { companyId, readerId: null });
      const cases = maySeeCases(context.actor) ? await countWaitingCases(em, companyId) : null;
      return {
        companyId,
        waiting: counts.WAITING,
        waitingSince: await findFirstWaiting(em, companyId),
        emergencies: counts.EMERGENCY,
        unanswered: counts.UNANSWERED,
        unassigned: counts.UNASSIGNED,
        open: counts.ALL_OPEN,
        casesDue: cases?.due ?? null,
        casesOverdue: cases?.overdue ?? null,
        casesReported: cases?.reported ?? null,
        today: maySeeFiguresOfDay(context.actor)
          ? reportOf(await readReport(em, { companyId }, today))
          : null,
      };
    });
  }
}
