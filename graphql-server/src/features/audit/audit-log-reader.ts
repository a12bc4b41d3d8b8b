import { readApart, type RequestContext } from '../../platform/context/index.js';
import { type Connection, type PageArguments, toConnection } from '../../platform/graphql/index.js';
import { readPage } from '../../platform/lists/index.js';
import type { AuditEntryView } from './audit-entry-view.js';
import type { AuditFilter } from './audit-filter.js';
import {
  AUDIT_ORDER,
  countAuditEntries,
  findAuditEntries,
  findAuditEntriesById,
} from './audit-log-list.repository.js';
import { withSearch } from './audit-search.js';
import { asSeenBy, auditScope, auditSight } from './audit.policy.js';

/** Reads the audit log: all of it for the platform, their own part for companies. */
export class AuditLogReader {
  /** The entries with these ids, as far as the actor may see them. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<AuditEntryView[]> {
    const sees = auditSight(actor);
    const entries = await findAuditEntriesById(em, ids);
    return entries.filter(sees).map((entry) => asSeenBy(actor, entry));
  }

  async list(
    context: RequestContext,
    filter: AuditFilter,
    paging: PageArguments,
  ): Promise<Connection<AuditEntryView>> {
    const page = readPage(paging);
    const companyId = auditScope(context.actor, filter.companyId) ?? null;
    return readApart(context, async (em) => {
      const scoped = await withSearch(em, context.actor, { ...filter, companyId });
      const totalCount = await countAuditEntries(em, scoped);
      const rows = await findAuditEntries(em, scoped, page, totalCount);
      return toConnection({ rows, page, order: AUDIT_ORDER, totalCount }, (row) =>
        asSeenBy(context.actor, row),
      );
    });
  }
}
