import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { type Cause, causeSchema, notifyJob } from './making/notify.job.js';
import { notificationsTopic } from './person.js';

/** Where other features say what people of the staff are to be told of. */
export class Notifier {
  readonly #jobs: Pick<JobQueue, 'enqueue'>;
  readonly #events: EventBus;

  constructor(jobs: Pick<JobQueue, 'enqueue'>, events: EventBus) {
    this.#jobs = jobs;
    this.#events = events;
  }

  /** Has people told of something, in the transaction of what it is about. */
  async tell(tx: EntityManager, cause: Cause): Promise<void> {
    if (!tx.isInTransaction()) throw new Error('People are told in a transaction.');
    if (cause.to?.length === 0) return;
    await this.#jobs.enqueue(tx, notifyJob, causeSchema.parse(cause));
  }

  /** Notes that a person has read a conversation: what they were told of it is no news any more. */
  async noteRead(tx: EntityManager, personId: string, conversationId: string): Promise<void> {
    const read = await tx.execute<object[]>(
      `update notification set read_at = now()
        where coalesce(member_id, admin_id) = ? and in_console and read_at is null
          and conversation_id = ? returning id`,
      [personId, conversationId],
    );
    if (read.length === 0) return;
    afterCommit(tx, () => void this.#events.publish(notificationsTopic(personId), {}));
  }

  /** Notes that a reported case waits no longer: for all who were told that it does, this is no news any more. */
  async noteTakenOn(tx: EntityManager, companyId: string, caseId: string): Promise<void> {
    const read = await tx.execute<{ memberId: string }[]>(
      `update notification set read_at = now()
        where company_id = ? and case_id = ? and kind = 'CASE_REPORTED' and read_at is null
        returning member_id as "memberId"`,
      [companyId, caseId],
    );
    afterCommit(tx, () => {
      for (const { memberId } of read) void this.#events.publish(notificationsTopic(memberId), {});
    });
  }
}
