import { LockMode } from '@mikro-orm/core';
import { ANONYMOUS, type RequestContext } from '../../../platform/context/index.js';
import { allowLong, type EntityManager, transactional } from '../../../platform/database/index.js';
import type { FileRemoval } from '../../../platform/files/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { SessionService } from '../../auth/index.js';
import { EndUser } from '../../end-users/index.js';
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
import { type ErasureTarget, findTarget } from './erasure-target.js';

/** Ids that one expression looks for at once. */
const IDS_AT_ONCE = 100;

interface Dependencies {
  audit: AuditLog;
  sessions: Pick<SessionService, 'endAllOf'>;
  files: FileRemoval;
}

/** What one step has done: counts for the receipt, and files to delete. */
interface Done {
  counts: Record<string, number>;
  keys?: string[];
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
    const target = request && (await findTarget(em, request));
    if (!request || !target) return;
    const step = async (work: (tx: EntityManager) => Promise<Done>) => {
      signal.throwIfAborted();
      return this.#step(em, requestId, work);
    };
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

  async #step(
    em: EntityManager,
    requestId: string,
    work: (tx: EntityManager) => Promise<Done>,
  ): Promise<Done> {
    return transactional(em.fork(), async (tx) => {
      await allowLong(tx);
      const request = await tx.findOneOrFail(
        PrivacyRequest,
        { id: requestId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      const done = await work(tx);
      const receipt = { ...request.receipt };
      for (const [name, value] of Object.entries(done.counts)) {
        receipt[name] = (receipt[name] ?? 0) + value;
      }
      request.receipt = receipt;
      await this.#deps.files.removeAfterCommit(tx, done.keys ?? []);
      return done;
    });
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
    await renameRequests(tx, target);
    const request = await tx.findOneOrFail(PrivacyRequest, { id: requestId });
    Object.assign(request, { state: 'DONE', finishedAt: new Date() });
    await this.#deps.audit.record(contextOf(tx, log), tx, {
      action: 'end-user.erased',
      actor: request.decidedBy ?? undefined,
      company: { id: target.companyId, name: target.companyName },
      subject: { kind: 'endUser', id: target.endUserId, name: target.pseudonym },
      details: { requestId },
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

/** Earlier requests of the person name them, too. */
async function renameRequests(
  tx: EntityManager,
  { companyId, endUserId, pseudonym }: ErasureTarget,
): Promise<void> {
  await tx.execute(
    'update privacy_request set person_name = ? where company_id = ? and end_user_id = ?',
    [pseudonym, companyId, endUserId],
  );
}

const contextOf = (em: EntityManager, log: Logger): RequestContext => ({
  ...{ actor: ANONYMOUS, em, log },
  ...{ requestId: '', address: '', userAgent: '' },
});
