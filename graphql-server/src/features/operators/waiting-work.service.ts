import { z } from 'zod';
import type { RequestContext } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import { CommandError } from '../../platform/errors/index.js';
import {
  type FailedJob,
  findFailedJobs,
  findQueueNames,
  findQueueStates,
  type JobQueue,
  type QueueState,
  retryFailedJobs,
} from '../../platform/jobs/index.js';
import { withoutParameters } from '../../platform/telemetry/index.js';
import type { AuditAction, AuditLog } from '../audit/index.js';
import { findUnsentMails, retryFailedMails, type UnsentMail } from '../mail/index.js';

/** Lines that a terminal shows; more are counted at `/metrics`. */
const MOST_LINES = 100;

const idSchema = z.uuid('--id must be the id of a mail, as "mails" shows it.').optional();

interface Dependencies {
  jobs: JobQueue;
  audit: AuditLog;
  /** The operator at the server's console, as audit entries name them. */
  operator: string;
}

/** Mails and jobs that wait or have failed, for operators. */
export class WaitingWorkService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Mails that were not sent, newest first, without their text and recipient. */
  async mails({ em }: RequestContext, failedOnly: boolean): Promise<UnsentMail[]> {
    return findUnsentMails(em, { failedOnly, limit: MOST_LINES });
  }

  /** Sends failed mails again, all or one; returns how many. */
  async retryMails(context: RequestContext, id?: unknown): Promise<number> {
    const parsed = idSchema.safeParse(id);
    if (!parsed.success) throw new CommandError(parsed.error.issues[0]?.message ?? '');
    return transactional(context.em, async (tx) => {
      const count = await retryFailedMails(tx, this.#deps.jobs, parsed.data);
      if (count > 0) await this.#record(context, 'mails.retried', { count }, tx);
      return count;
    });
  }

  /** What waits in each queue. */
  async queues({ em }: RequestContext): Promise<QueueState[]> {
    return findQueueStates(em);
  }

  /** Jobs whose attempts are used up, newest first. */
  async failedJobs({ em }: RequestContext): Promise<FailedJob[]> {
    const jobs = await findFailedJobs(em, MOST_LINES);
    return jobs.map((job) => ({
      ...job,
      error: withoutParameters(job.error ?? undefined) ?? null,
    }));
  }

  /** Gives failed jobs one more attempt, all or those of a queue; returns how many. */
  async retryJobs(context: RequestContext, queue?: string): Promise<number> {
    if (queue !== undefined) await requireQueue(context, queue);
    return transactional(context.em, async (tx) => {
      const count = await retryFailedJobs(tx, queue);
      const details = { count, ...(queue ? { queue } : {}) };
      if (count > 0) await this.#record(context, 'jobs.retried', details, tx);
      return count;
    });
  }

  async #record(
    context: RequestContext,
    action: AuditAction,
    details: Record<string, unknown>,
    tx: RequestContext['em'],
  ): Promise<void> {
    const { audit, operator } = this.#deps;
    const actor = { kind: 'operator', name: operator } as const;
    await audit.record(context, tx, action, { actor }, details);
  }
}

async function requireQueue({ em }: RequestContext, queue: string): Promise<void> {
  const names = await findQueueNames(em);
  if (names.includes(queue)) return;
  throw new CommandError(`There is no queue "${queue}". There are: ${names.join(', ')}.`);
}
