import { contextOfJob, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { oneOf } from '../../../platform/lists/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import { type ChatLinks, EndUser, linkNote } from '../../end-users/index.js';
import type { Company } from '../../companies/index.js';
import type { MailService } from '../../mail/index.js';
import type { Notifier } from '../../notifications/index.js';
import type { EventPublisher } from '../../webhooks/index.js';
import { leaveOut, writeRecipients } from '../audience.repository.js';
import type { Broadcast } from '../broadcast.entity.js';
import { aboutBroadcast, lockBroadcast, mailKey } from '../broadcast.repository.js';
import { broadcastSent } from '../broadcast.webhook-events.js';
import type { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.js';
import { broadcastMail, fillInFor } from './broadcast-mail.js';
import { sendBroadcastJob } from './broadcast.job.js';
import { cancelRecipients } from './cancel.repository.js';

/** Recipients of one transaction. */
const BATCH = 50;

/** Mails of one broadcast that may wait in the outbox; the rest can still be cancelled at once. */
const MOST_QUEUED = 200;

/** Seconds until the outbox is looked at again. */
const PAUSE_SECONDS = 2;

interface Dependencies {
  jobs: JobQueue;
  audit: AuditLog;
  mail: MailService;
  notifier: Notifier;
  publisher: EventPublisher;
  links: UnsubscribeLinks;
  chatLinks: ChatLinks;
}

/** Sends broadcasts. Each recipient's mail is stored together with the note that it is, so there is one. */
export class BroadcastSender {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lets the sending begin now, or at the time that was chosen. */
  async enqueue(tx: EntityManager, { id, company, scheduledAt }: Broadcast): Promise<void> {
    const seconds = scheduledAt ? Math.ceil((scheduledAt.getTime() - Date.now()) / 1000) : 0;
    const data = { broadcastId: id, companyId: company.id };
    await this.#deps.jobs.enqueue(tx, sendBroadcastJob, data, {
      startAfterSeconds: Math.max(0, seconds),
    });
  }

  /** Goes on with a broadcast until all mails are in the outbox, or enough of them for now. */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    broadcastId: string,
    signal: AbortSignal,
  ): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const isOver = await transactional(em.fork(), (tx) =>
        this.#step(contextOfJob(tx, log), tx, broadcastId),
      );
      if (isOver) return;
    }
  }

  /** Has people told that nothing will come of the rest by itself. */
  async abandon(em: EntityManager, broadcastId: string, jobId: string): Promise<void> {
    await transactional(em, async (tx) => {
      const [found] = await tx.execute<{ companyId: string }[]>(
        `select company_id as "companyId" from broadcast where id = ?`,
        [broadcastId],
      );
      if (!found) return;
      await this.#deps.notifier.tell(tx, {
        ...{ kind: 'BROADCAST_FAILED', companyId: found.companyId, broadcastId },
        cause: `broadcast-failed:${broadcastId}:${jobId}`,
      });
    });
  }

  /** One batch; true where nothing is left to do in this run. */
  async #step(context: RequestContext, tx: EntityManager, broadcastId: string): Promise<boolean> {
    const [known] = await tx.execute<object[]>('select 1 from broadcast where id = ?', [
      broadcastId,
    ]);
    if (!known) return true;
    const { broadcast, company } = await lockBroadcast(tx, broadcastId, undefined);
    if (company.suspendedAt) {
      await this.#cancelUnserved(context, tx, { broadcast, company });
      return true;
    }
    if (broadcast.status === 'SCHEDULED') {
      if (isTooEarly(broadcast)) {
        await this.enqueue(tx, broadcast);
        return true;
      }
      await begin(tx, broadcast);
    }
    if (broadcast.status !== 'SENDING') return true;
    if ((await countQueued(tx, broadcast)) >= MOST_QUEUED) {
      const data = { broadcastId, companyId: company.id };
      await this.#deps.jobs.enqueue(tx, sendBroadcastJob, data, {
        startAfterSeconds: PAUSE_SECONDS,
      });
      return true;
    }
    await leaveOut(tx, broadcast);
    const ids = await takeWaiting(tx, broadcastId);
    if (ids.length === 0) {
      await this.#finish(tx, broadcast, company);
      return true;
    }
    await this.#mail(tx, { broadcast, company, ids });
    return false;
  }

  /** What a company wanted to say while it was suspended may no longer be true when it is served again. */
  async #cancelUnserved(
    context: RequestContext,
    tx: EntityManager,
    { broadcast, company }: { broadcast: Broadcast; company: Company },
  ): Promise<void> {
    if (broadcast.status !== 'SCHEDULED' && broadcast.status !== 'SENDING') return;
    const cancelled = await cancelRecipients(tx, broadcast.id);
    broadcast.status = 'CANCELLED';
    broadcast.finishedAt = new Date();
    await tx.flush();
    const about = aboutBroadcast({ broadcast, company });
    const reason = 'COMPANY_SUSPENDED';
    await this.#deps.audit.record(context, tx, 'broadcast.cancelled', about, { cancelled, reason });
    await this.#deps.notifier.tell(tx, {
      ...{ kind: 'BROADCAST_FAILED', companyId: company.id, broadcastId: broadcast.id },
      cause: `broadcast-unserved:${broadcast.id}`,
    });
  }

  async #mail(
    tx: EntityManager,
    { broadcast, company, ids }: { broadcast: Broadcast; company: Company; ids: string[] },
  ): Promise<void> {
    const people = await tx.find(EndUser, { id: { $in: ids }, managingCompany: company.id });
    const { chatLinks } = this.#deps;
    for (const person of people) {
      // Another person may read mails to an address that the tenant has never used.
      const chatUrl = person.isEmailUnproven
        ? chatLinks.plain(company)
        : await chatLinks.signingIn(tx, person, company);
      await this.#deps.mail.enqueue(tx, {
        companyId: company.id,
        endUserId: person.id,
        ...broadcastMail({
          filled: fillInFor(broadcast, person, company),
          company,
          to: person.email,
          dedupeKey: mailKey(broadcast.id, person.id),
          chatUrl,
          linkNote: person.isEmailUnproven ? undefined : linkNote('welcome'),
          unsubscribeUrl:
            broadcast.kind === 'INFORMATION' ? this.#deps.links.urlFor(person.id) : undefined,
        }),
      });
    }
    const named = oneOf('end_user_id', ids);
    await tx.execute(
      `update broadcast_recipient set status = 'QUEUED' where broadcast_id = ? and ${named.sql}`,
      [broadcast.id, ...named.params],
    );
  }

  async #finish(tx: EntityManager, broadcast: Broadcast, company: Company): Promise<void> {
    broadcast.status = 'SENT';
    broadcast.finishedAt = new Date();
    await tx.flush();
    await this.#deps.publisher.publish(tx, company.id, [await broadcastSent(tx, broadcast)]);
    await this.#deps.notifier.tell(tx, {
      ...{ kind: 'BROADCAST_DONE', companyId: company.id, broadcastId: broadcast.id },
      cause: `broadcast-done:${broadcast.id}`,
    });
  }
}

/** The clock by which jobs start may be ahead of this one. */
const isTooEarly = ({ scheduledAt }: Broadcast): boolean =>
  Boolean(scheduledAt && scheduledAt.getTime() > Date.now());

async function begin(tx: EntityManager, broadcast: Broadcast): Promise<void> {
  broadcast.status = 'SENDING';
  broadcast.startedAt = new Date();
  await tx.flush();
  await writeRecipients(tx, broadcast);
}

async function countQueued(tx: EntityManager, { id }: Broadcast): Promise<number> {
  const [found] = await tx.execute<{ count: number }[]>(
    `select count(*)::int as count from broadcast_recipient r
       join mail m on m.dedupe_key = 'broadcast:' || r.broadcast_id || ':' || r.end_user_id
      where r.broadcast_id = ? and r.status = 'QUEUED' and m.status = 'queued'`,
    [id],
  );
  return found?.count ?? 0;
}

async function takeWaiting(tx: EntityManager, broadcastId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }[]>(
    `select end_user_id as id from broadcast_recipient
      where broadcast_id = ? and status = 'WAITING' order by end_user_id limit ${BATCH} for update`,
    [broadcastId],
  );
  return rows.map(({ id }) => id);
}
