import { nanoid } from 'nanoid';
import { ANONYMOUS } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import type { AuditLog } from '../audit/index.js';
import { findEndedKey } from './api-key-actor.repository.js';
import { aboutKey } from './key-maker.repository.js';

/** One entry a key in this time. */
const WINDOW_MS = 3_600_000;

/** Keys that are told apart; what comes beyond in the same hour is not recorded. */
const MOST_KEYS = 1_000;

/** Leaves a trace when a key is still used that was revoked, expired or rotated away. */
export class EndedKeyUse {
  readonly #audit: AuditLog;
  readonly #log: Logger;
  readonly #notedAt = new Map<string, number>();

  constructor(audit: AuditLog, log: Logger) {
    this.#audit = audit;
    this.#log = log;
  }

  /** Records it, at most once an hour for each key; never in the way of the refusal. */
  async note(em: EntityManager, hash: string, address: string): Promise<void> {
    try {
      const key = await findEndedKey(em, hash);
      if (!key || !this.#isNew(key.id)) return;
      const { prefix } = key;
      await transactional(em.fork(), async (tx) => {
        const context = { actor: ANONYMOUS, em: tx, log: this.#log, address };
        const origin = { ...context, requestId: nanoid(12), userAgent: '' };
        await this.#audit.record(origin, tx, 'api-key.refused', aboutKey(key), { prefix });
      });
    } catch (error) {
      this.#log.error({ err: error }, 'the use of an ended API key was not recorded');
    }
  }

  #isNew(id: string): boolean {
    const now = Date.now();
    for (const [known, at] of this.#notedAt) {
      if (at <= now - WINDOW_MS) this.#notedAt.delete(known);
    }
    if (this.#notedAt.has(id) || this.#notedAt.size >= MOST_KEYS) return false;
    this.#notedAt.set(id, now);
    return true;
  }
}
