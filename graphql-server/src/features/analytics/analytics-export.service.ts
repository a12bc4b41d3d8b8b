import { type RequestContext, requirePermission } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import { aboutCompany, type AuditLog } from '../audit/index.js';
import { findCompany } from '../companies/index.js';
import type { AskedPeriod } from './analytics-period.js';
import { analyticsToRead, requireAllAnalytics } from './analytics.policy.js';
import { analyticsReasons } from './analytics.reasons.js';
import type { AnalyticsService, AskedOfCompany } from './analytics.service.js';
import {
  type AnalyticsTable,
  type ExportLanguage,
  toCompanyTable,
  toTable,
} from './analytics-tables.js';

/** Exports of one company, or of the platform. */
const EXPORTS: RateLimit = { name: 'analytics-export', points: 120, durationSeconds: 3_600 };

interface Asked extends AskedPeriod {
  language: ExportLanguage;
}

/** Hands tables of figures out as files, and writes down who took them. */
export class AnalyticsExport {
  readonly #analytics: AnalyticsService;
  readonly #audit: AuditLog;
  readonly #limits: RateLimits;

  constructor(parts: { analytics: AnalyticsService; audit: AuditLog; limits: RateLimits }) {
    this.#analytics = parts.analytics;
    this.#audit = parts.audit;
    this.#limits = parts.limits;
  }

  /** One table of the figures of one company. */
  async ofCompany(
    context: RequestContext,
    asked: Asked & AskedOfCompany & { table: AnalyticsTable },
  ): Promise<{ fileName: string; content: string }> {
    const { companyId: named, table, language, ...period } = asked;
    requirePermission(context.actor, 'analytics.export');
    const companyId = analyticsToRead(context.actor, named);
    await this.#limits.consume(EXPORTS, companyId, analyticsReasons.TOO_MANY_ANALYTICS_EXPORTS);
    const report = await this.#analytics.ofCompany(context, { ...period, companyId });
    const { from, to } = report.window;
    await transactional(context.em, async (tx) => {
      const company = await findCompany(tx, companyId);
      await this.#audit.record(context, tx, 'analytics.exported', aboutCompany(company), {
        table,
        from,
        to,
        ...(period.buildingId ? { buildingId: period.buildingId } : {}),
      });
    });
    return {
      fileName: `analytics-${table}-${from}-${to}.csv`,
      content: toTable(report, table, language),
    };
  }

  /** The figures of each company. */
  async ofAll(
    context: RequestContext,
    { language, ...period }: Asked,
  ): Promise<{ fileName: string; content: string }> {
    requireAllAnalytics(context.actor);
    await this.#limits.consume(EXPORTS, 'platform', analyticsReasons.TOO_MANY_ANALYTICS_EXPORTS);
    const { report, companies } = await this.#analytics.ofAll(context, period);
    const { from, to } = report.window;
    await transactional(context.em, (tx) =>
      this.#audit.record(context, tx, 'analytics.exported', {}, { table: 'companies', from, to }),
    );
    return {
      fileName: `analytics-companies-${from}-${to}.csv`,
      content: toCompanyTable(companies, language),
    };
  }
}
