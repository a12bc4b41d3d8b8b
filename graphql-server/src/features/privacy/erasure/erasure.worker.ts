import { contextOfJob } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { FileRemoval } from '../../../platform/files/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { SessionService } from '../../auth/index.js';
import { EndUser } from '../../end-users/index.js';
import { Mail } from '../../mail/index.js';
import { PrivacyRequest } from '../privacy-request.entity.js';
import {
  eraseCases,
  eraseConversations,
  eraseLearned,
  eraseMentions,
  eraseUploads,
} from './erase-content.repository.js';
import {
  eraseEndedJobs,
  eraseMails,
  eraseWebhookBodies,
  findIds,
  pseudonymiseAudit,
} from './erase-traces.repository.js';
import { tenantMailKey, type RequestNews } from '../requests/request-news.js';
import { eraseEmployee } from './employee-erasure.js';
import { erasePackages } from './erase-requests.repository.js';
import { eraseJob } from './erasure.job.js';
import { type Done, stepsOf } from './erasure-steps.js';
import { type ErasureTarget, findTarget } from './erasure-target.js';

/** Ids that one expression looks for at once. */
const IDS_AT_ONCE = 100;

/** How long the last mail to a person is waited for, and how often it is looked. */
const PATIENCE_MS = 60 * 60 * 1000;
const LOOK_AGAIN_SECONDS = 10;

interface Dependencies {
  audit: AuditLog;
  sessions: Pick<SessionService, 'endAllOf'>;
  files: FileRemoval;
  jobs: JobQueue;
  news: RequestNews;
}

/** Erases a person in pieces, each a transaction that also counts for the receipt. */
export class ErasureWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Safe to run again: each step takes what is left, and the person's own entry goes last. */
  async erase(
    { em, log }: { em: EntityManager; log: Logger },
    { requestId }: { requestId: string },
    { signal }: { signal: AbortSignal },
  ): Promise<void> {
    const request = await em.findOne(PrivacyRequest, { id: requestId, state: 'RUNNING' });
    if (!request || (await this.#isToWait(em, request))) return;
    const { audit, files } = this.#deps;
    const step = stepsOf({ em, files, signal }, requestId);
    if (request.personKind === 'EMPLOYEE') {
      await eraseEmployee({ em, log, audit }, request, step);
      return;
    }
    const target = await findTarget(em, request);
    if (!target) return;
    await step(async (tx) => {
      await this.#deps.sessions.endAllOf(tx, target.endUserId);
      return { counts: {} };
    });
    const ids = await findIds(em, target);
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const some = ids.slice(from, from + IDS_AT_ONCE).join('|');
      await step((tx) => eraseTraces(tx, target, some));
    }
    await step(async (tx) => ({ counts: { learned: await eraseLearned(tx, target) } }));
    await step(async (tx) => {
      const { cases, keys } = await eraseCases(tx, target);
      return { counts: { cases, files: keys.length }, keys };
    });
    for (let left = true; left;) {
      const done = await step(async (tx) => {
        const { conversations, messages, keys } = await eraseConversations(tx, target);
        return { counts: { conversations, messages, files: keys.length }, keys };
      });
      left = done.counts.conversations !== 0;
    }
    await step((tx) => this.#finish(tx, log, target, requestId));
  }

  /** The person is told first, as no mail to them is left afterwards. A mail that does not get out is not waited for. */
  async #isToWait(em: EntityManager, request: PrivacyRequest): Promise<boolean> {
    const mail = await em.findOne(Mail, { dedupeKey: tenantMailKey(request, 'erasing') });
    const isFresh = mail && Date.now() - mail.createdAt.getTime() < PATIENCE_MS;
    if (mail?.status !== 'queued' || !isFresh) return false;
    const data = { requestId: request.id, companyId: request.company.id };
    await this.#deps.jobs.enqueue(em, eraseJob, data, { startAfterSeconds: LOOK_AGAIN_SECONDS });
    return true;
  }

  /** The person's own entry goes, and what remains bears the pseudonym. */
  async #finish(
    tx: EntityManager,
    log: Logger,
    target: ErasureTarget,
    requestId: string,
  ): Promise<Done> {
    const keys = await eraseUploads(tx, target);
    const traces = await eraseTraces(tx, target, target.endUserId);
    for (const table of ['session', 'one_time_token']) {
      await tx.execute(`delete from ${table} where subject_id = ?`, [target.endUserId]);
    }
    await tx.execute('delete from quota_use where owner like ?', [`%${target.endUserId}%`]);
    const mentions = await eraseMentions(tx, target);
    await tx.nativeDelete(EndUser, { id: target.endUserId });
    const { companyId, endUserId: personId, pseudonym } = target;
    keys.push(...(await erasePackages(tx, { companyId, personId, pseudonym })));
    const request = await tx.findOneOrFail(PrivacyRequest, { id: requestId });
    Object.assign(request, { state: 'DONE', finishedAt: new Date(), personName: pseudonym });
    await tx.flush();
    await this.#deps.news.changed(tx, request);
    const parties = {
      actor: request.decidedBy,
      company: { id: companyId, name: target.companyName },
      subject: { kind: 'endUser', id: personId, name: pseudonym },
    } as const;
    await this.#deps.audit.record(contextOfJob(tx, log), tx, 'end-user.erased', parties, {
      requestId,
    });
    const auditEntries = await pseudonymiseAudit(tx, target);
    const counts = { ...traces.counts, mentions, auditEntries, files: keys.length };
    return { counts, keys };
  }
}

async function eraseTraces(tx: EntityManager, target: ErasureTarget, ids: string): Promise<Done> {
  return {
    counts: {
      mails: await eraseMails(tx, target, ids),
      webhookBodies: await eraseWebhookBodies(tx, ids),
      jobs: await eraseEndedJobs(tx, target, ids),
    },
  };
}
