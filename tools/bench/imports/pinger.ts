import { setTimeout } from 'node:timers/promises';
import type { Product } from '../harness/product.ts';

/** Between an answer and the next question. */
const PAUSE_MS = 5;

/** Asks a product how it is, over and over: the longest answer is the longest that it stood still. */
export class Pinger {
  readonly #times: number[] = [];
  readonly #running: Promise<void>;
  #stopped = false;

  constructor({ url }: Product) {
    this.#running = this.#ping(new URL('/healthz', url));
  }

  async #ping(url: URL): Promise<void> {
    while (!this.#stopped) {
      const startedAt = performance.now();
      await (await fetch(url)).text();
      this.#times.push(performance.now() - startedAt);
      await setTimeout(PAUSE_MS);
    }
  }

  /** Milliseconds of each answer. */
  async stop(): Promise<number[]> {
    this.#stopped = true;
    await this.#running;
    return this.#times;
  }
}
