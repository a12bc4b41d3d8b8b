import { TERMS_VERSION } from '@hausgeist/schema';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { conflict, forbidden } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { announceViewerChange } from '../../../platform/viewer-changes/index.js';
import type { AuditLog } from '../../audit/index.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { lockUser } from '../member.repository.js';

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
}

/** Keeps the consent to the terms of use of people who came without an invitation. */
export class TermsConsent {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Stores which version the person has accepted, and when. The first consent to a version stays. */
  async accept(context: RequestContext, version: string): Promise<void> {
    const { actor } = context;
    if (actor.kind !== 'companyUser') throw forbidden();
    if (version !== TERMS_VERSION) throw conflict(companyUserReasons.TERMS_CHANGED);
    const { companyUserId: id, companyId } = actor;
    await transactional(context.em.fork(), async (tx) => {
      const { user, company } = await lockUser(tx, id, { companyId });
      if (user.acceptedTerms === version) return;
      user.acceptedTerms = version;
      user.termsAcceptedAt = new Date();
      user.termsAreDue = false;
      await tx.flush();
      const subject = { kind: 'companyUser', id, name: actor.name } as const;
      const parties = { company, subject };
      await this.#deps.audit.record(context, tx, 'company-user.terms-accepted', parties, {
        terms: version,
      });
      announceViewerChange(tx, this.#deps.events, { personId: id });
    });
  }
}
