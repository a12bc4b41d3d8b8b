import { allowLong, type EntityManager, transactional } from '../../../platform/database/index.js';
import { LOCKED } from '../../../platform/context/index.js';
import type { FileRemoval } from '../../../platform/files/index.js';
import { PrivacyRequest } from '../privacy-request.entity.js';

/** What one step has done: counts for the receipt, and files to delete. */
export interface Done {
  counts: Record<string, number>;
  keys?: string[];
}

/** One piece of an erasure: a transaction that also counts for the receipt. */
export type Step = (work: (tx: EntityManager) => Promise<Done>) => Promise<Done>;

/** Makes the steps of one request. */
export function stepsOf(
  { em, files, signal }: { em: EntityManager; files: FileRemoval; signal: AbortSignal },
  requestId: string,
): Step {
  return async (work) => {
    signal.throwIfAborted();
    return transactional(em.fork(), async (tx) => {
      await allowLong(tx);
      const request = await tx.findOneOrFail(PrivacyRequest, { id: requestId }, LOCKED);
      const done = await work(tx);
      const receipt = { ...request.receipt };
      for (const [name, value] of Object.entries(done.counts)) {
        receipt[name] = (receipt[name] ?? 0) + value;
      }
      request.receipt = receipt;
      await files.removeAfterCommit(tx, done.keys ?? []);
      return done;
    });
  };
}
