import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { FileRemoval } from '../../../platform/files/index.js';
import {
  deleteAtCompany,
  deleteOfPlatform,
  type Deleted,
  findDueRules,
} from './outdated.repository.js';
import { isOfCompanies, type RetentionClass } from './retention-classes.js';
import { RetentionRule } from './retention-rule.entity.js';
import { RetentionRun } from './retention-run.entity.js';

type Piece = (tx: EntityManager) => Promise<Deleted>;

/** Deletes in pieces what has been kept for its time, and writes down how much it was. */
export class RetentionWorker {
  readonly #files: FileRemoval;

  constructor(files: FileRemoval) {
    this.#files = files;
  }

  /** One night's deletion. An attempt after it went wrong goes on with the same report. */
  async run(
    { em }: { em: EntityManager },
    { jobId, signal }: { jobId: string; signal: AbortSignal },
  ): Promise<void> {
    if ((await em.count(RetentionRule, {})) === 0) return;
    await em.execute(
      `insert into retention_run (id, started_at, counts) values (?, now(), '{}')
       on conflict (id) do nothing`,
      [jobId],
    );
    for (const { companyId, dataClass, days } of await findDueRules(em)) {
      if (!isOfCompanies(dataClass)) continue;
      const piece: Piece = (tx) => deleteAtCompany[dataClass](tx, companyId, days);
      await this.#deleteAll(em, { jobId, signal, dataClass, piece, companyId });
    }
    const ofPlatform = await em.fork().find(RetentionRule, { company: null });
    for (const { dataClass, days } of ofPlatform) {
      if (dataClass !== 'MAILS' && dataClass !== 'WEBHOOK_BODIES') continue;
      const piece: Piece = (tx) => deleteOfPlatform(tx, dataClass, days);
      await this.#deleteAll(em, { jobId, signal, dataClass, piece });
    }
    await em.fork().nativeUpdate(RetentionRun, { id: jobId }, { finishedAt: new Date() });
  }

  async #deleteAll(
    em: EntityManager,
    work: {
      jobId: string;
      signal: AbortSignal;
      dataClass: RetentionClass;
      piece: Piece;
      companyId?: string;
    },
  ): Promise<void> {
    for (let left = true; left;) {
      work.signal.throwIfAborted();
      left = await transactional(em.fork(), async (tx) => {
        const { count, keys } = await work.piece(tx);
        if (count === 0) return false;
        await this.#files.removeAfterCommit(tx, keys);
        const run = await tx.findOneOrFail(RetentionRun, { id: work.jobId });
        run.counts = added(run.counts, work.dataClass, count);
        if (work.companyId) {
          const counts = added(run.byCompany[work.companyId] ?? {}, work.dataClass, count);
          run.byCompany = { ...run.byCompany, [work.companyId]: counts };
        }
        return true;
      });
    }
  }
}

const added = (counts: Record<string, number>, name: string, count: number) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + count,
});
