import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import { conflict } from '../../platform/errors/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { actorOf, type AuditLog } from '../audit/index.js';
import { lockEndUser } from '../end-users/index.js';
import { requireNoHold } from '../legal-holds/index.js';
import { eraseJob } from './erasure/erasure.job.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { admitPrivacy } from './privacy.policy.js';
import { privacyReasons } from './privacy.reasons.js';

/** Requests that a screen shows. */
const MOST_SHOWN = 200;

interface Dependencies {
  audit: AuditLog;
  jobs: JobQueue;
}

/** What people have a right to: that their data are erased. */
export class PrivacyRequestService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The requests of a company's people, or of all companies', the newest first. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<PrivacyRequest[]> {
    const scope = admitPrivacy(actor, companyId);
    return em.find(PrivacyRequest, scope.companyId ? { company: scope.companyId } : {}, {
      orderBy: { requestedAt: 'desc', id: 'desc' },
      limit: MOST_SHOWN,
    });
  }

  /** Begins to erase a person; what was done is in the request's receipt. */
  async erase(context: RequestContext, endUserId: string): Promise<PrivacyRequest> {
    const { companyId } = admitPrivacy(context.actor);
    return transactional(context.em, async (tx) => {
      const { user, company } = await lockEndUser(tx, requireUuid(endUserId), companyId);
      await requireNoHold(tx, { companyId: company.id, endUserId: user.id });
      const open = { endUserId: user.id, kind: 'ERASURE', state: 'RUNNING' } as const;
      if ((await tx.count(PrivacyRequest, open)) > 0) {
        throw conflict(privacyReasons.ERASURE_IS_OPEN);
      }
      const personName = `${user.firstName} ${user.lastName}`;
      const request = tx.create(PrivacyRequest, {
        ...{ company, endUserId: user.id, personName, kind: 'ERASURE' },
        ...{ dueAt: monthFrom(new Date()), decidedBy: actorOf(context.actor) ?? null },
      });
      await tx.flush();
      await this.#deps.audit.record(context, tx, {
        action: 'end-user.erasure-started',
        company: { id: company.id, name: company.name },
        subject: { kind: 'endUser', id: user.id, name: personName },
        details: { requestId: request.id },
      });
      await this.#deps.jobs.enqueue(tx, eraseJob, {
        ...{ requestId: request.id, companyId: company.id },
      });
      return request;
    });
  }
}

/** The same day of the next month, or its last one. */
export function monthFrom(start: Date): Date {
  const due = new Date(start);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== start.getUTCDate()) due.setUTCDate(0);
  return due;
}
