import { join } from 'node:path';
import { freePort } from '../harness/free-port.ts';
import { node } from '../harness/paths.ts';
import { ManagedProcess } from '../harness/process.ts';
import type { Settings } from '../harness/product.ts';
import type { ProviderReport } from './reports.ts';

/** When a question came to the provider and when its answer began. */
export interface ProviderTimes {
  askedAt: number;
  firstByteAt: number;
}

/** The provider as a process of its own, and what it has told so far. */
export class Provider implements AsyncDisposable {
  /** Requests since {@link resetCounts}. */
  readonly counts = { chats: 0, embeddings: 0 };
  readonly url: string;
  readonly #process: ManagedProcess;
  readonly #askedAt = new Map<number, number>();
  readonly #firstByteAt = new Map<number, number>();
  readonly #wakers = new Set<() => void>();
  #listening = false;

  private constructor(port: number) {
    this.url = `http://localhost:${port}/v1`;
    const file = join(import.meta.dirname, 'main.ts');
    this.#process = new ManagedProcess(node, [file, String(port)], process.env, (message) =>
      this.#take(message as ProviderReport),
    );
  }

  static async start(): Promise<Provider> {
    const provider = new Provider(await freePort());
    await provider.#until(() => provider.#listening || undefined);
    return provider;
  }

  /** Settings that make the product use this provider. */
  get settings(): Settings {
    return { OPENAI_BASE_URL: this.url, OPENAI_API_KEY: 'bench', OPENAI_MODEL: 'bench-1' };
  }

  resetCounts(): void {
    this.counts.chats = 0;
    this.counts.embeddings = 0;
  }

  /** What happened to a question; waits for the provider's word, which may come a little later. */
  async timesOf(id: number): Promise<ProviderTimes> {
    return this.#until(() => {
      const askedAt = this.#askedAt.get(id);
      const firstByteAt = this.#firstByteAt.get(id);
      return askedAt && firstByteAt ? { askedAt, firstByteAt } : undefined;
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#process.stop();
  }

  #take(report: ProviderReport): void {
    switch (report.kind) {
      case 'listening':
        this.#listening = true;
        break;
      case 'embedded':
        this.counts.embeddings += 1;
        break;
      case 'asked':
        this.counts.chats += 1;
        this.#askedAt.set(report.id, report.at);
        break;
      case 'first-byte':
        this.#firstByteAt.set(report.id, report.at);
        break;
    }
    for (const wake of this.#wakers) wake();
  }

  #until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const wake = () => {
        const found = look();
        if (found === undefined) return;
        this.#wakers.delete(wake);
        resolve(found);
      };
      this.#wakers.add(wake);
      wake();
    });
  }
}
