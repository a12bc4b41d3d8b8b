import type { RequestContext } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { aboutCompany, type AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { requireCompanyView } from './company-list.repository.js';
import type { CompanyView } from './company-view.js';
import { companyToEdit, requireCompanies } from './company.policy.js';
import {
  findLivingApiKeys,
  findSignedInPeople,
  lockCompany,
  restartFailingWebhooks,
} from './company.repository.js';

/** What becomes of a company as a whole. */
export type CompanyStatusAction = 'SUSPEND' | 'RESUME';

/** What is said when it is done. */
export const STATUS_MESSAGES: Readonly<Record<CompanyStatusAction, string>> = {
  SUSPEND: 'Company suspended successfully',
  RESUME: 'Company resumed successfully',
};

interface Dependencies {
  audit: AuditLog;
  sessions: Pick<SessionService, 'announceEnd' | 'endAllOf'>;
}

/**
 * Closes every door of a company without deleting anything, and opens them again. Doors look at
 * `suspended_at` themselves with each request, so that none stays open that a session came through meanwhile.
 */
export class CompanySuspension {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Ends all sessions of the company, too; done twice, nothing happens. */
  async set(
    context: RequestContext,
    id: string,
    action: CompanyStatusAction,
  ): Promise<CompanyView> {
    requireCompanies(context.actor, 'companies.manage');
    const companyId = companyToEdit(context.actor, id);
    return transactional(context.em, async (tx) => {
      const company = await lockCompany(tx, companyId);
      const suspends = action === 'SUSPEND';
      if (suspends !== Boolean(company.suspendedAt)) {
        company.suspendedAt = suspends ? new Date() : null;
        await tx.flush();
        if (!suspends) await restartFailingWebhooks(tx, companyId);
        // On resuming as well: one that was opened while the others ended would live again.
        await this.#endSessions(tx, companyId);
        const done = suspends ? 'company.suspended' : 'company.resumed';
        await this.#deps.audit.record(context, tx, done, aboutCompany(company));
      }
      return requireCompanyView(tx, companyId);
    });
  }

  async #endSessions(tx: EntityManager, companyId: string): Promise<void> {
    for (const person of await findSignedInPeople(tx, companyId)) {
      // Mails that tenants have kept lead in again later.
      await this.#deps.sessions.endAllOf(tx, person, { keepsLinks: true });
    }
    this.#deps.sessions.announceEnd(tx, await findLivingApiKeys(tx, companyId));
  }
}
