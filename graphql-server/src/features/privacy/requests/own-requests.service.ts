import type { Language } from '@hausgeist/schema';
import {
  type RequestContext,
  requireEndUser,
  requireUuid,
} from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { conflict, notFound } from '../../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { actorOf, type AuditLog } from '../../audit/index.js';
import { lockEndUser } from '../../end-users/index.js';
import {
  PrivacyRequest,
  type PrivacyRequestKind,
  UNDONE_STATES,
} from '../privacy-request.entity.js';
import { MONTHS, monthsFrom } from '../privacy-request.repository.js';
import { privacyReasons } from '../privacy.reasons.js';
import type { PackageFile, Packages } from './packages.js';
import type { RequestNews } from './request-news.js';

/** Requests that one person can make. */
const ASK_LIMIT: RateLimit = { name: 'privacy-requests', points: 5, durationSeconds: 86_400 };

/** Requests that the chat shows. */
const MOST_SHOWN = 20;

interface Dependencies {
  audit: AuditLog;
  limits: RateLimits;
  news: RequestNews;
  packages: Packages;
}

/** What tenants and owners ask of their own data, in the chat. */
export class OwnRequests {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Their requests, the newest first. */
  async list({ actor, em }: RequestContext): Promise<PrivacyRequest[]> {
    const { endUserId, companyId } = requireEndUser(actor);
    return em.find(
      PrivacyRequest,
      { company: companyId, personId: endUserId, isAskedByPerson: true },
      { orderBy: { requestedAt: 'desc', id: 'desc' }, limit: MOST_SHOWN },
    );
  }

  /** Asks the company for a copy of everything, or to erase it. */
  async ask(
    context: RequestContext,
    { kind, language = 'de' }: { kind: PrivacyRequestKind; language?: Language | undefined },
  ): Promise<PrivacyRequest> {
    const { endUserId, companyId } = requireEndUser(context.actor);
    return transactional(context.em, async (tx) => {
      const { user, company } = await lockEndUser(tx, endUserId, companyId);
      const undone = { personId: user.id, kind, state: [...UNDONE_STATES] };
      if ((await tx.count(PrivacyRequest, undone)) > 0) {
        throw conflict(privacyReasons.PRIVACY_REQUEST_IS_OPEN);
      }
      await this.#deps.limits.consume(ASK_LIMIT, user.id, privacyReasons.TOO_MANY_PRIVACY_REQUESTS);
      const personName = `${user.firstName} ${user.lastName}`;
      const request = tx.create(PrivacyRequest, {
        ...{ company, personId: user.id, personName, kind, language },
        ...{ state: 'REQUESTED', isAskedByPerson: true, dueAt: monthsFrom(new Date(), MONTHS) },
      });
      await tx.flush();
      const actor = actorOf(context.actor);
      const subject = { kind: 'endUser', id: user.id, name: personName } as const;
      const parties = { company, subject, actor: actor && { ...actor, name: personName } };
      await this.#deps.audit.record(context, tx, 'privacy.requested', parties, {
        requestId: request.id,
        kind,
      });
      await this.#deps.news.asked(tx, request, company);
      return request;
    });
  }

  /** The package that was made for them. */
  async openPackage(context: RequestContext, id: string): Promise<PackageFile> {
    const { endUserId, companyId } = requireEndUser(context.actor);
    const request = await context.em.findOne(
      PrivacyRequest,
      {
        ...{ id: requireUuid(id), company: companyId, personId: endUserId },
        ...{ personKind: 'END_USER', isAskedByPerson: true },
      },
      { populate: ['company'] },
    );
    if (!request) throw notFound(privacyReasons.PRIVACY_REQUEST_NOT_FOUND);
    return this.#deps.packages.open(context, request);
  }
}
