import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import {
  conflict,
  forbidden,
  notFound,
  platformReasons,
  wrongField,
} from '../../../platform/errors/index.js';
import { optionalBlock, parseInput } from '../../../platform/input/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { TokenDigests } from '../../auth/index.js';
import { findCompany } from '../../companies/index.js';
import { ServiceCase } from '../case.entity.js';
import { CaseFile, CaseLink } from '../case-records.entity.js';
import { caseReasons } from '../case.reasons.js';
import { setAppointment } from '../work/case-appointment.js';
import type { CaseAuthor, CaseDeed, CaseJournal } from '../work/case-journal.js';
import { lockCase } from '../work/case-lock.js';

/** Calls with links from one address; a craftsman with many cases stays far below. */
const CALL_LIMIT: RateLimit = { name: 'craftsman-calls', points: 120, durationSeconds: 600 };

/** Deeds by one link: the company is told of each. */
const DEED_LIMIT: RateLimit = { name: 'craftsman-deeds', points: 20, durationSeconds: 3_600 };

const noteSchema = z.object({ note: optionalBlock('note', 2_000) });

/** What a craftsman sees of a case: what it takes to do the work. */
export interface CraftsmanCaseView {
  serviceCase: ServiceCase;
  company: { name: string; phone: string; email: string };
  /** Names of the files that the craftsman has added. */
  fileNames: string[];
}

/** When a craftsman comes: at a moment, or between two. */
interface NamedWindow {
  at: Date;
  until?: Date | null | undefined;
}

interface Dependencies {
  digests: TokenDigests;
  journal: CaseJournal;
  limits: RateLimits;
}

/** What craftsmen do by a link, which opens one case to them and nothing else. */
export class CraftsmanService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The case that a link opens; remembers that it was opened. */
  async open(context: RequestContext, token: string): Promise<CraftsmanCaseView> {
    const { linkId, serviceCase } = await this.find(context, token);
    await context.em.nativeUpdate(CaseLink, { id: linkId }, { openedAt: new Date() });
    return this.#view(context.em, serviceCase);
  }

  /** The case that a link opens, unless it is closed, and what the craftsman is called. */
  async find(
    context: RequestContext,
    token: string,
  ): Promise<{ linkId: string; name: string; serviceCase: ServiceCase }> {
    const { id, name, caseId, companyId } = await this.#admit(context, token);
    const serviceCase = await context.em.findOneOrFail(ServiceCase, {
      ...{ id: caseId, company: companyId },
    });
    if (serviceCase.state === 'CLOSED') throw linkIsVoid();
    return { linkId: id, name, serviceCase };
  }

  /** Proposes a moment; the company agrees to it, or names another. */
  async propose(
    context: RequestContext,
    token: string,
    { at, until }: NamedWindow,
  ): Promise<CraftsmanCaseView> {
    if (at.getTime() < Date.now()) throw wrongField('at', caseReasons.CASE_APPOINTMENT_PAST);
    return this.#do(context, token, (serviceCase) =>
      setAppointment(serviceCase, {
        ...{ at, until: until ?? null, isConfirmed: false, side: 'CRAFTSMAN' },
      }),
    );
  }

  /** Agrees to the moment that the company has named, which is the one the craftsman has seen. */
  async confirm(
    context: RequestContext,
    token: string,
    { at, until: seen }: NamedWindow,
  ): Promise<CraftsmanCaseView> {
    return this.#do(context, token, (serviceCase) => {
      const { appointmentAt, appointmentUntil: until = null, appointmentState } = serviceCase;
      // Programs that know moments only say nothing of an end.
      const isEndSeen = seen === undefined || seen?.getTime() === until?.getTime();
      const isSeen = appointmentAt?.getTime() === at.getTime() && isEndSeen;
      if (!isSeen || appointmentState === 'PROPOSED_BY_CRAFTSMAN') {
        throw conflict(caseReasons.CASE_APPOINTMENT_CHANGED);
      }
      return setAppointment(serviceCase, { at, until, isConfirmed: true, side: 'CRAFTSMAN' });
    });
  }

  /** Reports the work as done; the company looks at it and closes the case. */
  async reportDone(
    context: RequestContext,
    token: string,
    input: { note?: string | null | undefined },
  ): Promise<CraftsmanCaseView> {
    const { note } = parseInput(noteSchema, input);
    return this.#do(context, token, (serviceCase) => {
      const from = serviceCase.state;
      if (from === 'DONE') return [];
      serviceCase.state = 'DONE';
      const changes = [{ field: 'state', from, to: 'DONE' }];
      return [{ kind: 'REPORTED_DONE', text: note, changes }];
    });
  }

  async #do(
    context: RequestContext,
    token: string,
    change: (serviceCase: ServiceCase) => CaseDeed[],
  ): Promise<CraftsmanCaseView> {
    const link = await this.#admit(context, token);
    const tooMany = caseReasons.CASE_LINK_TOO_MANY_CALLS;
    await this.#deps.limits.consume(DEED_LIMIT, link.id, tooMany);
    const author: CaseAuthor = { side: 'CRAFTSMAN', name: link.name };
    return repeatable(context.em, async (tx) => {
      const serviceCase = await lockCase(tx, link.caseId, link.companyId);
      await requireLink(tx, link.id, serviceCase);
      for (const deed of change(serviceCase)) {
        await this.#deps.journal.keep(context, tx, serviceCase, { author, ...deed });
      }
      await tx.flush();
      return this.#view(tx, serviceCase);
    });
  }

  async #admit(context: RequestContext, token: string): Promise<CaseLink> {
    await this.#deps.limits.consumeFrom(
      CALL_LIMIT,
      context.address,
      caseReasons.CASE_LINK_TOO_MANY_CALLS,
    );
    const link = await this.#find(context.em, token);
    if (!link) throw linkIsVoid();
    const {
      name: company,
      phone,
      email,
      suspendedAt,
    } = await findCompany(context.em, link.companyId);
    // What a craftsman writes would reach no person, so the company is to be called.
    if (suspendedAt) throw forbidden(platformReasons.SERVICE_PAUSED({ company, phone, email }));
    return link;
  }

  async #find(em: EntityManager, token: string): Promise<CaseLink | null> {
    return em.findOne(CaseLink, {
      tokenHash: this.#deps.digests.of(token),
      revokedAt: null,
      expiresAt: { $gt: new Date() },
    });
  }

  async #view(em: EntityManager, serviceCase: ServiceCase): Promise<CraftsmanCaseView> {
    const company = await findCompany(em, serviceCase.company.id);
    const own = await em.find(
      CaseFile,
      {
        ...{ companyId: company.id, caseId: serviceCase.id, side: 'CRAFTSMAN' },
        storedAt: { $ne: null },
      },
      { orderBy: { id: 'asc' } },
    );
    return { serviceCase, company, fileNames: own.map(({ originalName }) => originalName) };
  }
}

/** What is closed is over for the craftsman, too; the link may have been made void meanwhile. */
export async function requireLink(
  tx: EntityManager,
  linkId: string,
  { state, company }: ServiceCase,
): Promise<void> {
  const valid = { companyId: company.id, revokedAt: null, expiresAt: { $gt: new Date() } };
  const isValid = state !== 'CLOSED' && (await tx.count(CaseLink, { id: linkId, ...valid })) > 0;
  if (!isValid) throw linkIsVoid();
}

const linkIsVoid = () => notFound(caseReasons.CASE_LINK_VOID);
