import {
  type ManagingActor,
  readApart,
  type RequestContext,
  requireManaging,
  requireUuid,
} from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { forbidden, wrongField } from '../../../platform/errors/index.js';
import type { Page } from '../../../platform/lists/index.js';
import { checkBoth, parseInput } from '../../../platform/input/index.js';
import { requireCurrentActor } from '../../companies/index.js';
import type { AuditLog } from '../../audit/index.js';
import { hashPassword, type PasswordRules } from '../../auth/index.js';
import {
  mayGivePassword,
  mayHandle,
  type MemberScreen,
  mayUseMembers,
} from '../company-member.policy.js';
import { CompanyUser } from '../company-user.entity.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { aboutMember } from '../company-user.repository.js';
import type { InvitationService, SentInvitation } from '../invitations/invitation.service.js';
import { revokeInvitationsOf } from '../invitations/invitation.repository.js';
import { admit, type MemberScope, userNotFound } from '../member-scope.js';
import { lockCompanyKey, isEmailTaken, refusingTakenEmail } from '../member.repository.js';
import {
  countMembers,
  findMember,
  findMembers,
  findMembersById,
} from './member-list.repository.js';
import { type CreateUserInput, createUserSchema, type NewMember } from './member.schemas.js';
import type { MemberFilter, MemberView } from './member-view.js';
import { countWork, type MemberWork } from './member-work.repository.js';

/** How long a password chosen by the actor is valid; then the person has to choose one. */
export const TEMPORARY_PASSWORD_SECONDS = 3 * 24 * 3600;

interface Dependencies {
  audit: AuditLog;
  invitations: InvitationService;
  passwordRules: PasswordRules;
}

/** Part of the list of people, one row more than was asked for. */
export interface MemberList {
  rows: MemberView[];
  totalCount: number;
  unfilteredCount: number;
}

/** Shows the people of companies, and adds some. */
export class MemberService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Company users see their own company, administrators the one they name or all. */
  async list(
    context: RequestContext,
    filter: MemberFilter,
    page: Page,
    screens?: readonly MemberScreen[],
  ): Promise<MemberList> {
    const { companyId } = admit(context, 'view', { companyId: filter.companyId, screens });
    const scoped = { ...filter, companyId };
    return readApart(context, async (em) => {
      const counts = await countMembers(em, scoped);
      return { rows: await findMembers(em, scoped, page, counts.totalCount), ...counts };
    });
  }

  /** Those of the ids, of users and of open invitations, that the actor may see. */
  async findAll(context: RequestContext, ids: readonly string[]): Promise<MemberView[]> {
    const { companyId } = admit(context, 'view');
    return findMembersById(context.em, ids, companyId);
  }

  /** What a user looks after: it is handed over, or left to none when they are removed. */
  async work(context: RequestContext, id: string): Promise<MemberWork> {
    const action = mayUseMembers(requireManaging(context.actor), 'edit') ? 'edit' : 'remove';
    const { companyId } = admit(context, action);
    const [view] = await findMembersById(context.em, [requireUuid(id)], companyId);
    if (view?.kind !== 'USER') throw userNotFound();
    return countWork(context.em, { companyId: view.company.id, userId: view.id });
  }

  /** Invites a person, or makes an account with a first password that the person is to change. */
  async create(
    context: RequestContext,
    input: CreateUserInput,
    scope: MemberScope = {},
  ): Promise<SentInvitation> {
    const named = scope.companyId ?? input.companyId;
    const { actor, companyId } = admit(context, 'invite', { ...scope, companyId: named });
    const [targetId, person] = checkBoth(
      () => requireCompany(companyId),
      () => parseInput(createUserSchema, input),
    );
    if (!mayHandle(actor, person.role)) throw forbidden(companyUserReasons.ROLE_TOO_HIGH);
    if (person.sendInvitation) {
      return this.#deps.invitations.invite(context, actor, targetId, person);
    }
    if (!mayGivePassword(actor)) throw forbidden(companyUserReasons.PASSWORDS_NOT_BY_API_KEY);
    return { view: await this.#createUser(context, actor, targetId, person), link: undefined };
  }

  async #createUser(
    context: RequestContext,
    actor: ManagingActor,
    companyId: string,
    person: NewMember,
  ): Promise<MemberView> {
    const { firstName, lastName, email, role } = person;
    const status = person.status ?? 'ACTIVE';
    const own = { email, names: [firstName, lastName] };
    const problem = this.#deps.passwordRules.problemOfGiven(person.temporaryPassword, own);
    if (problem) throw wrongField('temporaryPassword', problem);
    if (await isEmailTaken(context.em, email))
      throw wrongField('email', companyUserReasons.EMAIL_TAKEN);
    const passwordHash = await hashPassword(person.temporaryPassword);
    const view = await refusingTakenEmail(() =>
      transactional(context.em.fork(), async (tx) => {
        await requireCurrentActor(tx, actor);
        const company = await lockCompanyKey(tx, companyId);
        const user = tx.create(CompanyUser, {
          managingCompany: company.id,
          ...{ firstName, lastName, email, role, status, passwordHash },
          passwordIsTemporary: true,
          cameByKey: actor.kind === 'companyUser' && actor.cameByKey === true,
          temporaryPasswordUntil: new Date(Date.now() + TEMPORARY_PASSWORD_SECONDS * 1000),
          invitedBy: actor.name,
        });
        await tx.flush();
        const invitedAs = await revokeInvitationsOf(tx, company.id, email);
        if (!invitedAs.every((invited) => mayHandle(actor, invited))) throw forbidden();
        const about = aboutMember(user, company);
        await this.#deps.audit.record(context, tx, 'company-user.created', about, {
          email,
          role,
          ...(status === 'ACTIVE' ? {} : { status }),
        });
        return findMember(tx, 'USER', user.id);
      }),
    );
    if (!view) throw userNotFound();
    return view;
  }
}

function requireCompany(companyId: string | undefined): string {
  if (!companyId) throw wrongField('companyId', companyUserReasons.MANAGING_COMPANY_REQUIRED);
  return companyId;
}
