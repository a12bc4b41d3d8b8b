import type { Readable } from 'node:stream';
import {
  companyOf,
  type RequestContext,
  requirePermission,
} from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import type { AuditLog } from '../../audit/index.js';
import { findCompany } from '../../companies/index.js';
import type { EndUserFilter } from '../management/end-user-view.js';
import { readEverybody } from './end-user-export.repository.js';
import { type ExportFormat, type ExportLanguage, toSheet } from './sheet.js';

/** What is asked for. */
export interface ExportRequest {
  format: ExportFormat;
  language: ExportLanguage;
  filter: EndUserFilter;
}

/** Hands tenants and owners out as files. */
export class EndUserExport {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  /** A company's people with their numbers, which is why it is written down who took them. */
  async export(
    context: RequestContext,
    { format, language, filter }: ExportRequest,
  ): Promise<{ fileName: string; content: Readable }> {
    const manager = requirePermission(context.actor, 'users.view');
    const companyId = companyOf(manager, filter.companyId);
    const company = await transactional(context.em, async (tx) => {
      const found = await findCompany(tx, companyId);
      const party = { id: found.id, name: found.name };
      await this.#audit.record(context, tx, {
        action: 'end-users.exported',
        company: party,
        subject: { kind: 'company', ...party },
        details: { format, search: filter.search ?? null, type: filter.type ?? null },
      });
      return found;
    });
    const people = readEverybody(context.em, { ...filter, companyId });
    const date = new Date().toISOString().slice(0, 10);
    const fileName = `${toNamePart(company.name)}-${language === 'de' ? 'Bewohner' : 'end-users'}-${date}.${format}`;
    return { fileName, content: toSheet(people, format, language) };
  }
}

/** A name that every file system takes. */
const toNamePart = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
