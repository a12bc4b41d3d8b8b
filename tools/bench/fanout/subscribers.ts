import { join } from 'node:path';
import { node } from '../harness/paths.ts';
import { onCore } from '../harness/pinning.ts';
import { ManagedProcess } from '../harness/process.ts';
import type { Order, Word } from './reports.ts';

/** Many subscribers in a process of their own. */
export class Subscribers implements AsyncDisposable {
  readonly #process: ManagedProcess;
  #take: (word: Word) => void = () => {};

  constructor() {
    const script = join(import.meta.dirname, 'subscriber-process.ts');
    const [command, args] = onCore(1, node, [script]);
    this.#process = new ManagedProcess(command, args, process.env, (word) =>
      this.#take(word as Word),
    );
  }

  /** Opens sockets that follow one conversation; resolves once all are subscribed. */
  async open(order: Omit<Order & { kind: 'open' }, 'kind'>): Promise<void> {
    await this.#ask({ kind: 'open', ...order }, 'opened');
  }

  /** What came since the last report. */
  report(): Promise<Word & { kind: 'reported' }> {
    return this.#ask({ kind: 'report' }, 'reported');
  }

  async close(): Promise<void> {
    await this.#ask({ kind: 'close' }, 'closed');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#process.stop();
  }

  async #ask<Kind extends Word['kind']>(
    order: Order,
    kind: Kind,
  ): Promise<Extract<Word, { kind: Kind }>> {
    const { promise, resolve } = Promise.withResolvers<Extract<Word, { kind: Kind }>>();
    this.#take = (word) => {
      if (word.kind === kind) resolve(word as Extract<Word, { kind: Kind }>);
    };
    this.#process.send(order);
    return promise;
  }
}
