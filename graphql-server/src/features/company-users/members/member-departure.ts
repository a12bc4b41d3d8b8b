import {
  type ManagingActor,
  type RequestContext,
  requireManaging,
} from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { forbidden } from '../../../platform/errors/index.js';
import {
  type AdministratorRemovalListener,
  forgetProviderNames,
  type OneTimeTokens,
  type SecondFactors,
  type SessionService,
} from '../../auth/index.js';
import { isSelf, keepsCompanyRunning } from '../company-member.policy.js';
import type { CompanyUser } from '../company-user.entity.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { requireOtherAdmin } from '../member.repository.js';

/** What of a user says whether their company can do without them, and what they are called. */
export type Standing = Pick<CompanyUser, 'id' | 'firstName' | 'lastName' | 'role' | 'status'>;

/** Told of a member who leaves, in the transaction of it, by those who know what they were working on. */
export interface LeavingListener {
  memberLeaves: (
    context: RequestContext & { actor: ManagingActor },
    tx: EntityManager,
    member: { id: string; companyId: string },
  ) => Promise<void>;
}

interface Dependencies {
  sessions: SessionService;
  tokens: OneTimeTokens;
  secondFactors: SecondFactors;
  removalListener: AdministratorRemovalListener;
  leavingListener: LeavingListener;
}

/** Lets a user leave their company, in the transaction that has locked them. */
export class MemberDeparture {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Takes everything that lets a user in; their entry stays. Not for oneself and the last administrator. */
  async leave(context: RequestContext, tx: EntityManager, user: CompanyUser): Promise<void> {
    const actor = requireManaging(context.actor);
    if (isSelf(actor, user.id)) throw forbidden(companyUserReasons.OWN_ACCOUNT_NOT_DELETED);
    await requireReplaceable(tx, user);
    const { sessions, tokens, secondFactors, leavingListener } = this.#deps;
    const { id, firstName, lastName, role, status } = user;
    await sessions.endAllOf(tx, id);
    await tokens.revoke(tx, 'company-password-reset', id);
    await secondFactors.remove(tx, id);
    await forgetProviderNames(tx, id);
    user.status = 'INACTIVE';
    await tx.flush();
    const companyId = user.managingCompany.id;
    await leavingListener.memberLeaves({ ...context, actor }, tx, { id, companyId });
    await this.tell(context, tx, { id, firstName, lastName, role, status });
  }

  /** Keys and webhooks that a leaving administrator has made stay; the remaining ones are told. */
  async tell(context: RequestContext, tx: EntityManager, before: Standing): Promise<void> {
    if (!keepsCompanyRunning(before)) return;
    await this.#deps.removalListener.administratorRemoved(context, tx, {
      kind: 'companyUser',
      id: before.id,
      name: `${before.firstName} ${before.lastName}`,
    });
  }
}

/** A company always keeps a user who can administer it. */
export async function requireReplaceable(tx: EntityManager, user: CompanyUser): Promise<void> {
  if (keepsCompanyRunning(user)) await requireOtherAdmin(tx, user);
}
