import {
  readApart,
  type RequestContext,
  requirePlatformScope,
} from '../../platform/context/index.js';
import { type Connection, type PageArguments, toConnection } from '../../platform/graphql/index.js';
import { readPage } from '../../platform/lists/index.js';
import {
  AUDIT_ORDER,
  type AuditEntryView,
  type AuditFilter,
  countAuditEntries,
  findAuditEntries,
  findAuditEntriesById,
} from './audit-log-list.repository.js';

/** Reads the audit log; it concerns all companies at once, so only the platform may. */
export class AuditLogReader {
  /** The entries with these ids. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<AuditEntryView[]> {
    requirePlatformScope(actor, 'audit.view');
    return findAuditEntriesById(em, ids);
  }

  async list(
    context: RequestContext,
    filter: AuditFilter,
    paging: PageArguments,
  ): Promise<Connection<AuditEntryView>> {
    requirePlatformScope(context.actor, 'audit.view');
    const page = readPage(paging);
    return readApart(context, async (em) => {
      const totalCount = await countAuditEntries(em, filter);
      const rows = await findAuditEntries(em, filter, page, totalCount);
      return toConnection({ rows, page, order: AUDIT_ORDER, totalCount }, (row) => row);
    });
  }
}
