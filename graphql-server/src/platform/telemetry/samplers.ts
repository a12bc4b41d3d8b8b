import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger.js';

/** Something that is looked at when figures are asked for, as opposed to counted as it happens. */
export interface Sampler {
  /** Sets gauges to what they are now. */
  sample(): void | Promise<void>;
  /** Takes what the gauges said away: an old value would pass for the present one. */
  forget(): void;
}

/** Longest time that `/metrics` waits for figures from the database or Valkey. */
const PATIENCE_MS = 3_000;

/** Resolves when the caller stops waiting. */
type Patience = (signal: AbortSignal) => Promise<void>;

const patiently: Patience = async (signal) => delay(PATIENCE_MS, undefined, { signal, ref: false });

/** Everything that has to be looked at for figures. */
export class Samplers {
  readonly #samplers: Sampler[] = [];
  readonly #patience: Patience;
  #running: Promise<void> | undefined;

  constructor(patience: Patience = patiently) {
    this.#patience = patience;
  }

  add(sampler: Sampler): void {
    this.#samplers.push(sampler);
  }

  /** Takes all samples; concurrent callers share them. A sample that fails is missing. */
  async run(log: Logger): Promise<void> {
    this.#running ??= this.#run(log).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(log: Logger): Promise<void> {
    await Promise.all(this.#samplers.map(async (sampler) => this.#look(sampler, log)));
  }

  async #look(sampler: Sampler, log: Logger): Promise<void> {
    const stop = new AbortController();
    const late = this.#patience(stop.signal).then(() => {
      throw new Error('This took too long.');
    });
    late.catch(() => undefined);
    try {
      await Promise.race([sampler.sample(), late]);
    } catch (error) {
      sampler.forget();
      log.debug({ err: error }, 'some figures are missing');
    } finally {
      stop.abort();
    }
  }
}
