import { type EntityManager, withCommitGuard } from '../database/index.js';
import { seal } from '../secrets/index.js';
import type { Logger } from '../telemetry/index.js';
import { stillRunning } from './idempotency-errors.js';

/** How long an execution that says nothing more counts as running: its process may be gone. */
export const LEASE_SECONDS = 60;

/** An answer as it was sent. */
export interface KeptAnswer {
  status: number;
  contentType: string;
  body: string;
  /** Digest of the files that it is the answer to, where the request had any. */
  form?: string | undefined;
}

/** How a request has ended. */
export interface Outcome {
  answer: KeptAnswer;
  /** Nothing of what was asked for has worked. */
  failed: boolean;
  /** The failure is ours or will pass: the same request may work in a moment. */
  passing: boolean;
}

interface AttemptParts {
  em: EntityManager;
  id: string;
  attempt: string;
  key: Buffer;
  log: Logger;
}

/** One execution of a request that holds its idempotency key. */
export class IdempotentAttempt {
  readonly #parts: AttemptParts;
  readonly #renewal: NodeJS.Timeout;
  #isOver = false;

  constructor(parts: AttemptParts) {
    this.#parts = parts;
    this.#renewal = setInterval(() => void this.#renew(), (LEASE_SECONDS * 1000) / 3).unref();
  }

  /**
   * Does the work; each of its transactions notes that it took effect, or fails as a whole because
   * the key has gone to another execution.
   */
  run<T>(work: () => Promise<T>): Promise<T> {
    return withCommitGuard((em) => this.#noteEffect(em), work);
  }

  /** Keeps the answer, or gives the key back if nothing has happened. Never throws. */
  async end({ answer, failed, passing }: Outcome): Promise<void> {
    await this.#finish(async () => {
      if (failed && (await this.#release())) return;
      // Part of the work is done: to do it again would double it, and the same failure again would
      // have the client try forever. It is told that the answer is lost.
      if (failed && passing) return this.#letGo();
      return this.#keep(answer);
    });
  }

  /** Gives the key back if nothing has happened, as there is no answer to keep. Never throws. */
  async abandon(): Promise<void> {
    await this.#finish(async () => {
      if (!(await this.#release())) await this.#letGo();
    });
  }

  async #finish(work: () => Promise<void>): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#renewal);
    try {
      await work();
    } catch (error) {
      // The lease ends by itself, and what was done stays noted.
      this.#parts.log.warn({ err: error }, 'an idempotent answer could not be kept');
    }
  }

  async #noteEffect(em: EntityManager): Promise<void> {
    if (this.#isOver) return;
    const { id, attempt } = this.#parts;
    const rows = await em.execute<object[]>(
      `update idempotent_request set has_effect = true where id = ? and attempt = ? returning id`,
      [id, attempt],
    );
    if (rows.length === 0) throw stillRunning();
  }

  async #keep(answer: KeptAnswer): Promise<void> {
    const { em, id, attempt, key } = this.#parts;
    await em.execute(
      `update idempotent_request set answer = ?, leased_until = now()
        where id = ? and attempt = ?`,
      [seal(key, id, JSON.stringify(answer)), id, attempt],
    );
  }

  /** Whether the key is free again; not if something has happened. */
  async #release(): Promise<boolean> {
    const { em, id, attempt } = this.#parts;
    const rows = await em.execute<object[]>(
      `delete from idempotent_request where id = ? and attempt = ? and not has_effect
       returning id`,
      [id, attempt],
    );
    return rows.length > 0;
  }

  async #letGo(): Promise<void> {
    const { em, id, attempt } = this.#parts;
    await em.execute(
      `update idempotent_request set leased_until = now() where id = ? and attempt = ?`,
      [id, attempt],
    );
  }

  async #renew(): Promise<void> {
    const { em, id, attempt, log } = this.#parts;
    try {
      await em.execute(
        `update idempotent_request set leased_until = now() + make_interval(secs => ?)
          where id = ? and attempt = ? and answer is null`,
        [LEASE_SECONDS, id, attempt],
      );
    } catch (error) {
      log.warn({ err: error }, 'the lease of an idempotent request could not be renewed');
    }
  }
}
