import { userInfo } from 'node:os';
import { AuditLog } from './features/audit/index.js';
import { sendMailJob } from './features/mail/index.js';
import { WaitingWorkService } from './features/operators/index.js';
import type { RequestContext } from './platform/context/index.js';
import type { Platform } from './platform/open-platform.js';

/** What one of the commands does; it returns what to print. */
export type WaitingWorkCommand = (
  work: WaitingWorkService,
  context: RequestContext,
) => Promise<string>;

/** Opens what the commands about waiting work need. */
export async function withWaitingWork(
  platform: Platform,
  context: RequestContext,
  print: WaitingWorkCommand,
): Promise<string> {
  const { jobs } = platform;
  // The queue has to be known before anything can be put into it; nothing is worked on here.
  jobs.work(sendMailJob, async () => undefined);
  await jobs.start(0);
  try {
    const audit = new AuditLog();
    return await print(
      new WaitingWorkService({ jobs, audit, operator: userInfo().username }),
      context,
    );
  } finally {
    await jobs.stop(5_000);
  }
}

/** One line for each mail: when, its id, state, attempts, occasion, and what went wrong. */
export const printMails =
  (failedOnly: boolean): WaitingWorkCommand =>
  async (work, context) => {
    const mails = await work.mails(context, failedOnly);
    if (mails.length === 0) return failedOnly ? 'No mail has failed.' : 'No mail waits.';
    return mails
      .map(({ createdAt, id, status, attempts, occasion, error }) =>
        [createdAt, id, status, `attempts=${attempts}`, occasion, error ?? ''].join('  ').trimEnd(),
      )
      .join('\n');
  };

export const retryMails =
  (id: string | undefined): WaitingWorkCommand =>
  async (work, context) =>
    `Mails that are sent again: ${await work.retryMails(context, id)}.`;

/** One line for each queue, or for each failed job. */
export const printJobs =
  (failedOnly: boolean): WaitingWorkCommand =>
  async (work, context) => {
    if (!failedOnly) {
      const queues = await work.queues(context);
      if (queues.length === 0) return 'No job waits, runs or has failed.';
      return queues
        .map(
          ({ queue, due, later, active, failed }) =>
            `${queue}  due=${due}  later=${later}  active=${active}  failed=${failed}`,
        )
        .join('\n');
    }
    const jobs = await work.failedJobs(context);
    if (jobs.length === 0) return 'No job has failed since yesterday.';
    return jobs
      .map(({ failedAt, id, queue, attempts, error }) =>
        [failedAt ?? '', id, queue, `attempts=${attempts}`, error ?? ''].join('  ').trimEnd(),
      )
      .join('\n');
  };

export const retryJobs =
  (queue: string | undefined): WaitingWorkCommand =>
  async (work, context) =>
    `Jobs that get one more attempt: ${await work.retryJobs(context, queue)}.`;
