import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict } from '../../../platform/errors/index.js';
import { parseInput, requiredBlock } from '../../../platform/input/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { actorOf, type AuditLog } from '../../audit/index.js';
import { lockEndUser } from '../../end-users/index.js';
import { requireNoHold } from '../../legal-holds/index.js';
import { eraseJob } from '../erasure/erasure.job.js';
import { exportJob } from '../export/export.job.js';
import { lockRequest } from '../find-request.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';
import {
  EXTENSION_MONTHS,
  MONTHS,
  monthsFrom,
  requireNoOther,
} from '../privacy-request.repository.js';
import { privacyReasons } from '../privacy.reasons.js';
import { dayOf } from './request-mails.js';
import type { RequestNews } from './request-news.js';
import { aboutRequest } from './request-subject.js';

const noteSchema = z.object({ note: requiredBlock('note', 1_000) });

interface Dependencies {
  audit: AuditLog;
  jobs: JobQueue;
  news: RequestNews;
}

/** What the company does with a request that a person has made. */
export class RequestDecisions {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Confirms that the request comes from the person: it is done now. One that failed begins again. */
  async confirm(context: RequestContext, id: string): Promise<PrivacyRequest> {
    return this.#decide(context, id, ['REQUESTED', 'FAILED'], async (tx, request) => {
      const { personId, company, kind, personKind } = request;
      if (personKind === 'END_USER') await lockEndUser(tx, personId, company.id);
      if (kind === 'ERASURE' && personKind === 'END_USER') {
        await requireNoHold(tx, { companyId: company.id, endUserId: personId });
      }
      await requireNoOther(tx, personId, { except: request.id });
      Object.assign(request, { state: 'RUNNING', decidedBy: actorOf(context.actor) ?? null });
      await tx.flush();
      const about = aboutRequest(request);
      await this.#deps.audit.record(context, tx, 'privacy.confirmed', about, factsOf(request));
      if (kind === 'ERASURE') {
        const news = { occasion: 'erasing', isChatOpen: false };
        await this.#deps.news.tellPerson(tx, request, { ...news, news: (t) => [t.erasing] });
      }
      const job = kind === 'EXPORT' ? exportJob : eraseJob;
      await this.#deps.jobs.enqueue(tx, job, { requestId: request.id, companyId: company.id });
    });
  }

  /** Does not do what was asked for; the person is told why, and where they can complain. */
  async refuse(context: RequestContext, id: string, note: string): Promise<PrivacyRequest> {
    const { note: reason } = parseInput(noteSchema, { note });
    return this.#decide(context, id, ['REQUESTED', 'FAILED'], async (tx, request) => {
      const decidedBy = actorOf(context.actor) ?? null;
      const finishedAt = new Date();
      Object.assign(request, { state: 'REFUSED', refusalReason: reason, decidedBy, finishedAt });
      await tx.flush();
      await this.#deps.audit.record(context, tx, 'privacy.refused', aboutRequest(request), {
        ...factsOf(request),
        reason,
      });
      await this.#deps.news.tellPerson(tx, request, {
        occasion: 'refused',
        news: (t) => [t.refused(reason), t.complaint],
      });
    });
  }

  /** Takes two months longer, once; the person is told why, within the first month. */
  async extend(context: RequestContext, id: string, note: string): Promise<PrivacyRequest> {
    const { note: reason } = parseInput(noteSchema, { note });
    return this.#decide(context, id, ['REQUESTED', 'FAILED'], async (tx, request) => {
      if (request.extensionReason) throw conflict(privacyReasons.PRIVACY_REQUEST_IS_EXTENDED);
      if (request.dueAt <= new Date()) throw conflict(privacyReasons.PRIVACY_REQUEST_IS_LATE);
      const dueAt = monthsFrom(request.requestedAt, MONTHS + EXTENSION_MONTHS);
      Object.assign(request, { dueAt, extensionReason: reason, remindedDays: null });
      await tx.flush();
      await this.#deps.audit.record(context, tx, 'privacy.extended', aboutRequest(request), {
        ...factsOf(request),
        reason,
      });
      await this.#deps.news.tellPerson(tx, request, {
        occasion: 'extended',
        news: (t) => [t.extended(dayOf(dueAt), reason), t.complaint],
      });
    });
  }

  async #decide(
    context: RequestContext,
    id: string,
    states: readonly PrivacyRequest['state'][],
    work: (tx: EntityManager, request: PrivacyRequest) => Promise<void>,
  ): Promise<PrivacyRequest> {
    return transactional(context.em, async (tx) => {
      const request = await lockRequest(context, tx, id);
      if (!states.includes(request.state)) {
        throw conflict(privacyReasons.PRIVACY_REQUEST_IS_DECIDED);
      }
      await work(tx, request);
      await this.#deps.news.changed(tx, request);
      return request;
    });
  }
}

/** What entries say of a request that is decided. */
const factsOf = ({ id, kind }: PrivacyRequest) => ({ requestId: id, kind });
