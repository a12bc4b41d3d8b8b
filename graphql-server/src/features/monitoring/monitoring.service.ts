import type { RequestContext } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { SecretWatch } from '../../platform/secrets/index.js';
import type { QuotaStanding } from '../../platform/quotas/index.js';
import type { AuditLog } from '../audit/index.js';
import { countPutOff } from '../mail/index.js';
import { sumMetrics } from './metric.repository.js';
import type { MetricWriter } from './metric-writer.js';
import { ModelPrice } from './model-price.entity.js';
import { readModelPrice } from './model-price-input.js';
import { findPrices, priceOf } from './model-price.repository.js';
import {
  type Alert,
  alertsOf,
  type Hint,
  hintsOf,
  type PresentState,
  quotaAlertsOf,
  stateAlertsOf,
} from './monitoring-advice.js';
import { type Figures, figuresOf } from './monitoring-figures.js';
import { type MonitoringRange, windowOf } from './monitoring-range.js';
import { requireMonitoring, requirePricing } from './monitoring.policy.js';
import { type PartState, statesOfParts } from './part-states.js';

/** Everything that the monitoring page shows. */
export interface MonitoringReport extends PresentState {
  range: MonitoringRange;
  generatedAt: Date;
  figures: Figures;
  alerts: Alert[];
  hints: Hint[];
  parts: PartState[];
  /** How the quotas of today stand, whatever the range. */
  quotas: QuotaStanding[];
  /** Figures of each point of the chart, oldest first. */
  series: { at: Date; figures: Figures }[];
}

interface Dependencies extends Pick<
  Platform,
  'ai' | 'config' | 'database' | 'files' | 'malware' | 'pingValkey' | 'quotas'
> {
  writer: MetricWriter;
  audit: AuditLog;
  secretWatch: SecretWatch;
}

/** Figures of all servers, and the prices that costs come from. */
export class MonitoringService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Figures up to now for this server, and up to its last write for each other one. */
  async report(context: RequestContext, range: MonitoringRange): Promise<MonitoringReport> {
    requireMonitoring(context.actor);
    await this.#deps.writer.write();
    const now = Date.now();
    const { resolution, from, bucketMs, points } = windowOf(range, now);
    const metrics = await sumMetrics(context.em, resolution, { from, bucketMs });
    const prices = await findPrices(context.em);
    const byPoint = Map.groupBy(metrics, ({ startsAt }) => startsAt);
    const figures = figuresOf(metrics);
    const models = figures.cost.modelUsage.map(({ model }) => model);
    const quotas = await this.#deps.quotas.standings(context.em);
    const state = {
      scanner: await this.#deps.malware.state(),
      waitingMails: await countPutOff(context.em),
      hasOtherSecret: await this.#deps.secretWatch.isOther(),
    };
    const unpriced = models.filter((model) => !priceOf(prices, model));
    return {
      range,
      generatedAt: new Date(now),
      figures,
      quotas,
      ...state,
      alerts: [...stateAlertsOf(state), ...alertsOf(figures), ...quotaAlertsOf(quotas)],
      hints: hintsOf(figures, unpriced),
      parts: await statesOfParts(context.em, this.#deps, { metrics, from }),
      series: points.map((at) => ({
        at: new Date(at),
        figures: figuresOf(byPoint.get(at) ?? []),
      })),
    };
  }

  /** Prices by the models' names. */
  async modelPrices({ actor, em }: RequestContext): Promise<ModelPrice[]> {
    requireMonitoring(actor);
    return em.find(ModelPrice, {}, { orderBy: { model: 'asc' } });
  }

  /** Sets what a model costs from now on; costs of the past stay as they were. */
  async setModelPrice(context: RequestContext, input: unknown): Promise<ModelPrice> {
    requirePricing(context.actor);
    const { model, inputPrice, outputPrice } = readModelPrice(input);
    // What was used until now costs what it did until now.
    await this.#deps.writer.write();
    return transactional(context.em, async (tx) => {
      const known = await tx.findOne(ModelPrice, { model });
      const before = known && { inputPrice: known.inputPrice, outputPrice: known.outputPrice };
      const price = known ?? tx.create(ModelPrice, { model, inputPrice, outputPrice });
      Object.assign(price, { inputPrice, outputPrice });
      await tx.flush();
      const details = { model, before, after: { inputPrice, outputPrice } };
      await this.#deps.audit.record(context, tx, 'modelPrice.changed', {}, details);
      return price;
    });
  }
}
