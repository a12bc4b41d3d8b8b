import { companyOf, type RequestContext, requireStaff } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { aboutCompany, type AuditLog, companyPartyOf } from '../../audit/index.js';

/** Keeps when administrators of the platform begin and end to work in the portal of a company. */
export class ActingService {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  /** Keeps it for the platform and for the company, whose log has the entry too. */
  async record(
    context: RequestContext,
    id: string,
    action: 'company.acting-begun' | 'company.acting-ended',
  ): Promise<void> {
    const companyId = companyOf(requireStaff(context.actor), id);
    await transactional(context.em, async (tx) => {
      const company = await companyPartyOf(tx, companyId);
      await this.#audit.record(context, tx, action, aboutCompany(company));
    });
  }
}
