import { readApart, type RequestContext } from '../../platform/context/index.js';
import { type Connection, type PageArguments, toConnection } from '../../platform/graphql/index.js';
import { readPage } from '../../platform/lists/index.js';
import type { AuditEntryView } from './audit-entry-view.js';
import {
  AUDIT_ORDER,
  type AuditFilter,
  countAuditEntries,
  findAuditEntries,
  findAuditEntriesById,
} from './audit-log-list.repository.js';
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
    const scoped = { ...filter, companyId: auditScope(context.actor, filter.companyId) ?? null };
    const page = readPage(paging);
    return readApart(context, async (em) => {
      const totalCount = await countAuditEntries(em, scoped);
      const rows = await findAuditEntries(em, scoped, page, totalCount);
      return toConnection({ rows, page, order: AUDIT_ORDER, totalCount }, (row) =>
        asSeenBy(context.actor, row),
      );
    });
  }
}
