import { type RequestContext, requireAccess } from '../../platform/context/index.js';
import {
  type Connection,
  type PageArguments,
  readPage,
  toConnection,
} from '../../platform/graphql/index.js';
import {
  AUDIT_ORDER,
  type AuditEntryView,
  type AuditFilter,
  countAuditEntries,
  findAuditEntries,
} from './audit-log-list.repository.js';

/** Reads the audit log; it concerns all companies at once, so only administrators may. */
export class AuditLogReader {
  async list(
    { actor, em }: RequestContext,
    filter: AuditFilter,
    paging: PageArguments,
  ): Promise<Connection<AuditEntryView>> {
    requireAccess(['admin'], actor);
    const page = readPage(paging);
    const totalCount = await countAuditEntries(em, filter);
    const rows = await findAuditEntries(em, filter, page, totalCount);
    return toConnection({ rows, page, order: AUDIT_ORDER, totalCount }, (row) => row);
  }
}
