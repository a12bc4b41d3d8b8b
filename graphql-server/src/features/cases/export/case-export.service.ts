import { berlinDay } from '../../../platform/german/index.js';
import { readApart, type RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { findCompany } from '../../companies/index.js';
import { casesToRead, personOf } from '../case.policy.js';
import { caseReasons } from '../case.reasons.js';
import type { CaseFilter } from '../case-views.js';
import { listCases } from '../list/case-list.repository.js';
import { type ExportLanguage, toCaseTable } from './case-table.js';

/** Each reads many cases. */
const EXPORTS: RateLimit = { name: 'case-export', points: 60, durationSeconds: 3_600 };

/** What a spreadsheet still shows quickly. */
const MOST_CASES = 10_000;

/** Which cases are asked for, and in which language the file is. */
export interface CaseExportRequest extends CaseFilter {
  companyId?: string | null | undefined;
  search?: string | null | undefined;
  language: ExportLanguage;
}

/** Hands cases out as a file, and writes down who took them. */
export class CaseExport {
  readonly #audit: AuditLog;
  readonly #limits: RateLimits;

  constructor({ audit, limits }: { audit: AuditLog; limits: RateLimits }) {
    this.#audit = audit;
    this.#limits = limits;
  }

  /** The cases that the filter leaves, what changed last first; at most 10,000. */
  async export(
    context: RequestContext,
    { companyId: named, search, language, ...filter }: CaseExportRequest,
  ): Promise<{ fileName: string; content: string }> {
    const companyId = casesToRead(context.actor, named);
    const { id, name } = await findCompany(context.em, companyId);
    await this.#limits.consume(EXPORTS, companyId, caseReasons.CASE_TOO_MANY_EXPORTS);
    const { rows } = await readApart(context, (em) =>
      listCases(em, {
        ...{ companyId, personId: personOf(context.actor), filter, search, sort: 'ACTIVITY' },
        page: { first: MOST_CASES, offset: 0, after: undefined, counted: false },
      }),
    );
    const shown = rows.slice(0, MOST_CASES);
    await transactional(context.em, (tx) =>
      this.#audit.record(context, tx, 'cases.exported', aboutCompany({ id, name }), {
        count: shown.length,
        search: search ?? null,
        ...filter,
      }),
    );
    const date = berlinDay(new Date());
    const fileName = `${language === 'de' ? 'vorgaenge' : 'cases'}-${date}.csv`;
    return { fileName, content: toCaseTable(shown, language) };
  }
}
