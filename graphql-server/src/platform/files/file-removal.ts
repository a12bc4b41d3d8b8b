import { z } from 'zod';
import type { EntityManager } from '../database/index.js';
import { defineJob, type JobQueue } from '../jobs/index.js';
import type { FileStore } from './file-store.js';

/** Files that one job deletes. */
const BATCH = 200;

const deleteFilesJob = defineJob({
  name: 'files.delete',
  data: z.object({ keys: z.array(z.string()) }),
  // About a day: files that a user wanted deleted do not stay because the store was down.
  retryLimit: 300,
  retryDelay: 1,
  retryDelayMax: 300,
  concurrency: 2,
});

/** Deletes stored files once the rows that named them are gone for good. */
export class FileRemoval {
  readonly #jobs: JobQueue;

  /** Takes on the job; make one for the whole process. */
  constructor(files: FileStore, jobs: JobQueue) {
    this.#jobs = jobs;
    jobs.work(deleteFilesJob, async (_context, { keys }, { signal }) => {
      for (const key of keys) {
        signal.throwIfAborted();
        await files.delete(key);
      }
    });
  }

  /** Deletes the files after the transaction of `tx` has committed, and never if it does not. */
  async removeAfterCommit(tx: EntityManager, keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += BATCH) {
      await this.#jobs.enqueue(tx, deleteFilesJob, { keys: keys.slice(from, from + BATCH) });
    }
  }
}
