import { type RequestContext, requireUuid } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { actorOf, type AuditLog } from '../audit/index.js';
import { type Company, findCompany } from '../companies/index.js';
import { type MemberDeparture, lockUser } from '../company-users/index.js';
import { lockEndUser } from '../end-users/index.js';
import { requireNoHold } from '../legal-holds/index.js';
import { eraseJob } from './erasure/erasure.job.js';
import { exportJob } from './export/export.job.js';
import {
  PrivacyRequest,
  type PrivacyPersonKind,
  type PrivacyRequestKind,
  UNDONE_STATES,
} from './privacy-request.entity.js';
import { findRequest } from './find-request.js';
import { MONTHS, monthsFrom, requireNoOther } from './privacy-request.repository.js';
import { admitEmployees, admitExport, admitPrivacy, maySeeEmployees } from './privacy.policy.js';
import type { PackageFile, Packages } from './requests/packages.js';
import type { RequestNews } from './requests/request-news.js';
import { aboutRequest } from './requests/request-subject.js';

/** Requests that a screen shows. */
const MOST_SHOWN = 200;

/** Days before the end at which a request becomes urgent. */
const SOON_DAYS = 14;

interface Dependencies {
  audit: AuditLog;
  jobs: JobQueue;
  news: RequestNews;
  packages: Packages;
  departure: MemberDeparture;
  /** Throws unless the person who acts gives their password. */
  provePassword: (context: RequestContext, password: string) => Promise<void>;
}

/** How many requests there are still to do. */
export interface RequestCounts {
  open: number;
  soon: number;
  overdue: number;
}

/** What people have a right to: a copy of their data, and that they are erased. */
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
    return em.find(
      PrivacyRequest,
      {
        ...(scope.companyId ? { company: scope.companyId } : {}),
        ...(maySeeEmployees(scope.manager) ? {} : { personKind: 'END_USER' as const }),
      },
      {
        populate: ['company'],
        orderBy: { requestedAt: 'desc', id: 'desc' },
        limit: MOST_SHOWN,
      },
    );
  }

  /** How many are open, and how many of them are due soon or late. */
  async counts(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<RequestCounts> {
    const scope = admitPrivacy(actor, companyId);
    const [counts] = await em.execute<RequestCounts[]>(
      `select count(*)::int as open,
              count(*) filter (where due_at <= now())::int as overdue,
              count(*) filter (where due_at > now() and due_at <= now() + make_interval(days => ${SOON_DAYS}))::int as soon
         from privacy_request
        where state in (${UNDONE_STATES.map((state) => `'${state}'`).join(', ')})
          and (?::uuid is null or company_id = ?::uuid) and (? or person_kind = 'END_USER')`,
      [scope.companyId ?? null, scope.companyId ?? null, maySeeEmployees(scope.manager)],
    );
    return counts ?? { open: 0, soon: 0, overdue: 0 };
  }

  /** Begins to put together what is kept about a person. */
  async startExport(
    context: RequestContext,
    { personKind, personId }: { personKind: PrivacyPersonKind; personId: string },
  ): Promise<PrivacyRequest> {
    const isEmployee = personKind === 'EMPLOYEE';
    const { companyId } = isEmployee ? admitEmployees(context.actor) : admitExport(context.actor);
    return transactional(context.em, async (tx) => {
      const { user, company } = isEmployee
        ? await this.#lockEmployee(tx, requireUuid(personId), companyId)
        : await lockEndUser(tx, requireUuid(personId), companyId);
      await requireNoOther(tx, user.id);
      const request = await this.#begin(context, tx, { company, user, personKind, kind: 'EXPORT' });
      await this.#deps.audit.record(context, tx, 'privacy.export-started', aboutRequest(request), {
        requestId: request.id,
      });
      return request;
    });
  }

  /** Begins to erase a tenant or owner; what was done is in the request's receipt. */
  async erase(context: RequestContext, endUserId: string): Promise<PrivacyRequest> {
    const { companyId } = admitPrivacy(context.actor);
    return transactional(context.em, async (tx) => {
      const { user, company } = await lockEndUser(tx, requireUuid(endUserId), companyId);
      await requireNoHold(tx, { companyId: company.id, endUserId: user.id });
      await requireNoOther(tx, user.id);
      const begun = { company, user, personKind: 'END_USER', kind: 'ERASURE' } as const;
      const request = await this.#begin(context, tx, begun);
      const about = aboutRequest(request);
      await this.#deps.audit.record(context, tx, 'end-user.erasure-started', about, {
        requestId: request.id,
      });
      return request;
    });
  }

  /** Begins to erase a person who works at the company: out at once, and what they did stays without their name. */
  async eraseEmployee(context: RequestContext, userId: string): Promise<PrivacyRequest> {
    const { companyId } = admitEmployees(context.actor);
    return transactional(context.em, async (tx) => {
      const { user, company } = await this.#lockEmployee(tx, requireUuid(userId), companyId);
      await requireNoOther(tx, user.id);
      await this.#deps.departure.leave(context, tx, user);
      const begun = { company, user, personKind: 'EMPLOYEE', kind: 'ERASURE' } as const;
      const request = await this.#begin(context, tx, begun);
      const about = aboutRequest(request);
      await this.#deps.audit.record(context, tx, 'company-user.erasure-started', about, {
        requestId: request.id,
      });
      return request;
    });
  }

  /** A package for the person who gives their password. */
  async openPackage(context: RequestContext, id: string, password: string): Promise<PackageFile> {
    const request = await findRequest(context, context.em, id);
    await this.#deps.provePassword(context, password);
    return this.#deps.packages.open(context, request);
  }

  async #lockEmployee(tx: EntityManager, id: string, companyId: string | undefined) {
    const { user, company } = await lockUser(tx, id, { companyId });
    return { user, company: await findCompany(tx, company.id) };
  }

  async #begin(
    context: RequestContext,
    tx: EntityManager,
    begun: {
      company: Company;
      user: { id: string; firstName: string; lastName: string };
      personKind: PrivacyPersonKind;
      kind: PrivacyRequestKind;
    },
  ): Promise<PrivacyRequest> {
    const { company, user, personKind, kind } = begun;
    const request = tx.create(PrivacyRequest, {
      ...{ company, personId: user.id, personKind, kind },
      personName: `${user.firstName} ${user.lastName}`,
      ...{ dueAt: monthsFrom(new Date(), MONTHS), decidedBy: actorOf(context.actor) ?? null },
    });
    await tx.flush();
    await this.#deps.news.changed(tx, request);
    await this.#deps.jobs.enqueue(tx, kind === 'EXPORT' ? exportJob : eraseJob, {
      ...{ requestId: request.id, companyId: company.id },
    });
    return request;
  }
}
