import type { Readable } from 'node:stream';
import { berlinDay } from '../../../platform/german/index.js';
import {
  companyOf,
  type RequestContext,
  requirePermission,
  requireUuid,
} from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { findCompany } from '../../companies/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { endUserReasons } from '../end-user.reasons.js';
import type { EndUserFilter } from '../management/end-user-view.js';
import { maySeeAuthNumber } from '../management/end-user.policy.js';
import { readEverybody } from './end-user-export.repository.js';
import { type ExportFormat, type ExportLanguage, toSheet } from './sheet.js';

/** Arguments of the export. */
export interface ExportRequest {
  format: ExportFormat;
  language: ExportLanguage;
  filter: EndUserFilter;
}

/** Each reads a whole company. */
const EXPORTS = { name: 'end-user-export', points: 60, durationSeconds: 3_600 };

/** Hands tenants and owners out as files. */
export class EndUserExport {
  readonly #audit: AuditLog;
  readonly #limits: RateLimits;

  constructor(audit: AuditLog, limits: RateLimits) {
    this.#audit = audit;
    this.#limits = limits;
  }

  /**
   * A company's people with their numbers, which is why it is written down who took them. A key's
   * file has no column for them, so that the key can take its file in again.
   */
  async export(
    context: RequestContext,
    { format, language, filter }: ExportRequest,
  ): Promise<{ fileName: string; content: Readable }> {
    const manager = requirePermission(context.actor, 'users.view');
    const companyId = companyOf(manager, filter.companyId);
    if (filter.buildingId) requireUuid(filter.buildingId);
    await findCompany(context.em.fork(), companyId);
    await this.#limits.consume(EXPORTS, companyId, endUserReasons.TOO_MANY_EXPORTS);
    const company = await transactional(context.em, async (tx) => {
      const found = await findCompany(tx, companyId);
      await this.#audit.record(context, tx, 'end-users.exported', aboutCompany(found), {
        format,
        search: filter.search ?? null,
        type: filter.type ?? null,
        residence: filter.residence ?? null,
        buildingId: filter.buildingId ?? null,
      });
      return found;
    });
    const everybody = readEverybody(context, { ...filter, companyId });
    const withNumbers = maySeeAuthNumber(manager);
    const date = berlinDay(new Date());
    const fileName = `${toNamePart(company.name)}-${language === 'de' ? 'Mieter-und-Eigentuemer' : 'end-users'}-${date}.${format}`;
    return { fileName, content: toSheet(everybody, { format, language, withNumbers }) };
  }
}

/** A name that every file system takes. */
const toNamePart = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
