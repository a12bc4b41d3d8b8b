import type { Readable } from 'node:stream';
import { berlinDay } from '../../../platform/german/index.js';
import { readApart, type RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { aboutCompany, type AuditLog, companyPartyOf } from '../audit-log.js';
import type { AuditEntryView } from '../audit-entry-view.js';
import type { AuditFilter } from '../audit-filter.js';
import { findNextAuditEntries } from '../audit-log-list.repository.js';
import { withSearch } from '../audit-search.js';
import { asSeenBy, auditScope } from '../audit.policy.js';
import { auditReasons } from '../audit.reasons.js';
import { type AuditFormat, toAuditFile } from './audit-file.js';

/** Each reads a whole log. */
const EXPORTS: RateLimit = { name: 'audit-export', points: 60, durationSeconds: 3_600 };

/** Entries that are read at a time. */
const PAGE = 500;

/** Hands the audit log out as a file, and writes that down in it. */
export class AuditLogExport {
  readonly #audit: AuditLog;
  readonly #limits: RateLimits;

  constructor(audit: AuditLog, limits: RateLimits) {
    this.#audit = audit;
    this.#limits = limits;
  }

  /** The entries that the actor may see and the filter leaves. */
  async export(
    context: RequestContext,
    filter: AuditFilter,
    format: AuditFormat,
  ): Promise<{ fileName: string; content: Readable }> {
    const companyId = auditScope(context.actor, filter.companyId);
    await this.#limits.consume(
      EXPORTS,
      companyId ?? 'platform',
      auditReasons.TOO_MANY_AUDIT_EXPORTS,
    );
    const { actor, em } = context;
    const scoped = await withSearch(em, actor, { ...filter, companyId: companyId ?? null });
    await transactional(context.em, async (tx) => {
      const about =
        companyId === undefined ? {} : aboutCompany(await companyPartyOf(tx, companyId));
      await this.#audit.record(context, tx, 'audit.exported', about, { format });
    });
    const date = berlinDay(new Date());
    return {
      fileName: `audit-log-${date}.${format}`,
      content: toAuditFile(readAll(context, scoped), format),
    };
  }
}

async function* readAll(
  context: RequestContext,
  filter: AuditFilter,
): AsyncGenerator<AuditEntryView> {
  let last: AuditEntryView | undefined;
  do {
    const behind = last;
    const entries = await readApart(context, (em) =>
      findNextAuditEntries(em.fork(), filter, behind, PAGE),
    );
    yield* entries.map((entry) => asSeenBy(context.actor, entry));
    last = entries.length === PAGE ? entries.at(-1) : undefined;
  } while (last);
}
