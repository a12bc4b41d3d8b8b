import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { LOCKED } from '../../../platform/context/index.js';
import type { FileRemoval } from '../../../platform/files/index.js';
import { PrivacyRequest, UNDONE_STATES } from '../privacy-request.entity.js';
import type { TeamOccasion } from './request-mails.js';
import type { RequestNews } from './request-news.js';

const DAY_MS = 86_400_000;

/** Days that are left when the company is reminded; 0 once it is overdue. */
const REMINDERS = [0, 3, 14] as const satisfies readonly TeamOccasion[];

interface Dependencies {
  news: RequestNews;
  removal: FileRemoval;
}

/** Looks after requests that wait, and packages that have been kept for their time. */
export class TendRequests {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Safe to run again: each reminder and each removal is noted in its transaction. */
  async run({ em }: { em: EntityManager }, { signal }: { signal: AbortSignal }): Promise<void> {
    const due = await em.execute<{ id: string }[]>(
      `select id from privacy_request where state in (${UNDONE_STATES.map((state) => `'${state}'`).join(', ')})
          and due_at <= now() + interval '14 days' order by due_at`,
    );
    for (const { id } of due) {
      signal.throwIfAborted();
      await this.#remind(em.fork(), id);
    }
    const over = await em.execute<{ id: string }[]>(
      'select id from privacy_request where package_key is not null and package_until <= now()',
    );
    for (const { id } of over) {
      signal.throwIfAborted();
      await this.#forget(em.fork(), id);
    }
  }

  async #remind(em: EntityManager, id: string): Promise<void> {
    await transactional(em, async (tx) => {
      const request = await lock(tx, id);
      if (!request || !(UNDONE_STATES as readonly string[]).includes(request.state)) return;
      const left = (request.dueAt.getTime() - Date.now()) / DAY_MS;
      const occasion = REMINDERS.find((days) => left <= days);
      const before = request.remindedDays ?? Number.POSITIVE_INFINITY;
      if (occasion === undefined || occasion >= before) return;
      request.remindedDays = occasion;
      await this.#deps.news.remind(tx, request, { company: request.company, occasion });
    });
  }

  async #forget(em: EntityManager, id: string): Promise<void> {
    await transactional(em, async (tx) => {
      const request = await lock(tx, id);
      if (!request?.packageKey) return;
      await this.#deps.removal.removeAfterCommit(tx, [request.packageKey]);
      request.packageKey = null;
    });
  }
}

async function lock(tx: EntityManager, id: string): Promise<PrivacyRequest | null> {
  const request = await tx.findOne(PrivacyRequest, { id }, LOCKED);
  // Read with the request, the company would be locked, too.
  if (request) await tx.populate(request, ['company']);
  return request;
}
