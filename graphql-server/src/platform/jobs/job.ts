import type { z } from 'zod';

/** One kind of background work: its name, what it needs, and how stubbornly it is retried. */
export interface Job<Data extends object> {
  name: string;
  data: z.ZodType<Data>;
  /** Attempts after the first one. */
  retryLimit: number;
  /** Seconds before the second attempt; doubles from then on up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds one attempt may take before it counts as lost. */
  expireInSeconds: number;
  /** Most of these that one process works on at once. */
  concurrency: number;
  /**
   * The owner of a job, where no owner may take all places: of the places of a process, jobs of one
   * owner take an eighth, counted over all processes. Jobs without an owner are not counted.
   */
  ownerOf?(data: Data): string | undefined;
  /**
   * `strict`: an owner never has more than that eighth; for work that may hang. `fair`: an owner has what
   * others leave, except for another eighth that stays free for them; for work that only takes long.
   */
  sharing: 'strict' | 'fair';
  /**
   * Begins in the process that enqueues it, right after the commit, where that process works and has a place:
   * a person waits for it. It is stored as taken, so that another process repeats it if this one dies.
   */
  beginsAtOnce?: boolean;
  /** Called by the operating schedule, e.g. `0 3 * * *` (UTC). */
  cron?: string;
  /**
   * At most one of these waits or runs, over all processes; what is enqueued meanwhile is dropped. Cannot
   * be changed once a database has the queue.
   */
  isAlone?: boolean;
}

/**
 * For jobs whose data name the company that they are for: one company's many jobs do not make those of
 * others wait. Jobs of older versions name none, and are not counted.
 */
export const sharedByCompanies = {
  ownerOf: ({ companyId }: { companyId?: string | undefined }) => companyId,
  sharing: 'fair' as const,
};

type JobOptions<Data extends object> = Pick<Job<Data>, 'name' | 'data'> &
  Partial<Omit<Job<Data>, 'ownerOf'>> & {
    ownerOf?: (data: NoInfer<Data>) => string | undefined;
  };

/** Declares a job; one file each, beside the feature that owns it. */
export function defineJob<Data extends object>(options: JobOptions<Data>): Job<Data> {
  return {
    retryLimit: 4,
    retryDelay: 1,
    retryDelayMax: 60,
    expireInSeconds: 300,
    concurrency: 8,
    sharing: 'strict',
    ...options,
  };
}

/** Facts of one attempt that its handler may need. */
export interface JobAttempt {
  jobId: string;
  /** When the job was put into its queue. */
  enqueuedAt: Date;
  /** 1 for the first attempt. */
  attempt: number;
  /** True when a failure of this attempt will not be retried. */
  isLast: boolean;
  /** Aborted when the process shuts down or the attempt took too long. */
  signal: AbortSignal;
}

/** A failure that no retry can mend; the job ends as failed at once. */
export class PermanentJobError extends Error {}
