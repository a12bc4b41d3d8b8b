import type { EntityManager } from '../../platform/database/index.js';
import {
  addSums,
  type CountedMinute,
  type Logger,
  type MetricSums,
  type MetricsRecorder,
} from '../../platform/telemetry/index.js';
import {
  type MetricEntry,
  RESOLUTIONS,
  type Resolution,
  writeMetrics,
} from './metric.repository.js';
import { costOf, findPrices, type PriceList } from './model-price.repository.js';

/** Milliseconds between two writes: figures are never older than this. */
const INTERVAL_MS = 10_000;

interface WriterParts {
  metrics: MetricsRecorder;
  /** A fresh entity manager: this writes on its own, outside of all requests. */
  em: () => EntityManager;
  log: Logger;
  /** Random id of this process. */
  process: string;
  now?: () => number;
}

/**
 * Writes what this process counts, by the minute and by the hour.
 *
 * Rows always hold everything that was counted for their time so far, so that a write which failed
 * halfway, or happens twice, does no harm. Costs are added at the prices of the moment: changing a
 * price leaves the past alone.
 */
export class MetricWriter {
  readonly #parts: WriterParts;
  readonly #open: Record<Resolution, Map<string, MetricEntry>> = {
    minute: new Map(),
    hour: new Map(),
  };
  #unpriced: CountedMinute[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#writeQuietly(), INTERVAL_MS).unref();
  }

  /** Writes what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writeQuietly();
  }

  /** Writes everything that was counted until now; one after the other. */
  async write(): Promise<void> {
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => {});
    return written;
  }

  async #writeQuietly(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'metrics could not be written; trying again later');
    }
  }

  async #write(): Promise<void> {
    const { metrics, em, process } = this.#parts;
    this.#unpriced.push(...metrics.take());
    const counted = this.#unpriced;
    const usesModels = counted.some(({ group }) => group === 'model');
    const prices = usesModels ? await findPrices(em()) : new Map();
    this.#unpriced = [];
    for (const minute of counted) this.#add(minute, prices);
    const changed = (resolution: Resolution) =>
      [...this.#open[resolution].values()].filter(({ isWritten }) => !isWritten);
    const rows = { minute: changed('minute'), hour: changed('hour') };
    if (rows.hour.length === 0) return;
    await writeMetrics(em(), process, rows);
    for (const entry of [...rows.minute, ...rows.hour]) entry.isWritten = true;
    this.#forget();
  }

  #add({ minute, group, label, sums }: CountedMinute, prices: PriceList): void {
    const counted: MetricSums =
      group === 'model' ? { ...sums, cost: costOf(prices, label, sums) } : sums;
    for (const resolution of ['minute', 'hour'] as const) {
      const startsAt = minute - (minute % RESOLUTIONS[resolution].ms);
      const key = `${startsAt} ${group} ${label}`;
      const entry = this.#open[resolution].get(key) ?? { startsAt, group, label, sums: {} };
      addSums(entry.sums, counted);
      this.#open[resolution].set(key, Object.assign(entry, { isWritten: false }));
    }
  }

  /** What is written and can no longer grow need not be kept. */
  #forget(): void {
    const now = this.#parts.now?.() ?? Date.now();
    for (const resolution of ['minute', 'hour'] as const) {
      for (const [key, { startsAt, isWritten }] of this.#open[resolution]) {
        // Counts are taken away late at times, though hardly ever a minute late.
        const isOver = startsAt + RESOLUTIONS[resolution].ms + 60_000 < now;
        if (isOver && isWritten) this.#open[resolution].delete(key);
      }
    }
  }
}
