import { TERMS_VERSION } from '@hausgeist/schema';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import {
  badInput,
  platformReasons,
  type Refusal,
  wrongField,
} from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import {
  type Attempts,
  authReasons,
  hashPassword,
  type PasswordRules,
  type TokenDigests,
} from '../../auth/index.js';
import { lockCompanyShared } from '../../companies/index.js';
import { CompanyUser } from '../company-user.entity.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { aboutMember } from '../company-user.repository.js';
import { findStandingMaker } from '../invitations/invitation-maker.js';
import {
  findInvitationByToken,
  type InvitationState,
  takeInvitation,
} from '../invitations/invitation.repository.js';
import { shapeOfMemberDetails } from '../member-details.js';
import { refusingTakenEmail } from '../member.repository.js';
import { brokenInvitationRules } from './password-rules.js';

const MAX_PASSWORD = 1000;
const TOO_LONG = authReasons.PASSWORD_TOO_LONG({ max: MAX_PASSWORD }).issue;

const password = (missing: Refusal) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(z.string().min(1, missing.issue).max(MAX_PASSWORD, TOO_LONG));

const details = shapeOfMemberDetails('schema');

const acceptSchema = z
  .object({
    firstName: details.firstName,
    lastName: details.lastName,
    password: password(authReasons.PASSWORD_REQUIRED).superRefine((value, issues) => {
      if (value === '') return;
      for (const { issue } of brokenInvitationRules(value)) {
        issues.addIssue({ code: 'custom', message: issue });
      }
    }),
    confirmPassword: password(companyUserReasons.PASSWORD_CONFIRMATION_REQUIRED),
    acceptTerms: z
      .boolean()
      .nullish()
      .refine((accepted) => accepted === true, companyUserReasons.TERMS_NOT_ACCEPTED.issue),
  })
  .refine(({ password: one, confirmPassword: other }) => !other || one === other, {
    when: () => true,
    path: ['confirmPassword'],
    error: authReasons.PASSWORDS_DIFFER.issue,
  });

/** What a person accepts with; company, role and address are the invitation's. */
export type AcceptRequest = z.input<typeof acceptSchema> & { token: string };

/** Whether a link is good, and if not, why. */
export type InvitationCheck =
  | { valid: true; invitation: InvitationState }
  | { valid: false; refusal: Refusal };

interface Dependencies {
  digests: TokenDigests;
  audit: AuditLog;
  linkAttempts: Attempts;
  passwordRules: PasswordRules;
}

/** Makes accounts of people who were invited. */
export class InvitationAcceptance {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Whether a mailed link is valid, and its invitation. */
  async check(context: RequestContext, token: string): Promise<InvitationCheck> {
    await this.#deps.linkAttempts.count(context);
    const invitation = await findInvitationByToken(context.em, this.#deps.digests.of(token));
    const check = judge(invitation);
    if (!check.valid || (await standingOf(context.em, check.invitation))) return check;
    return { valid: false, refusal: companyUserReasons.INVITATION_ENDED };
  }

  /** Makes the account and uses the invitation up; returns the address to sign in with. */
  async accept(context: RequestContext, input: AcceptRequest): Promise<string> {
    const check = await this.check(context, input.token);
    if (!check.valid) throw badInput(check.refusal);
    const { invitation } = check;
    const person = parseInput(acceptSchema, input);
    const problem = this.#deps.passwordRules.problem('company-user', person.password, {
      email: invitation.email,
      names: [person.firstName, person.lastName, invitation.companyName],
    });
    if (problem) throw wrongField('password', problem);
    const passwordHash = await hashPassword(person.password);
    await this.#create(context, invitation, {
      tokenHash: this.#deps.digests.of(input.token),
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
    });
    return invitation.email;
  }

  async #create(
    context: RequestContext,
    invitation: InvitationState,
    person: { tokenHash: string; firstName: string; lastName: string; passwordHash: string },
  ): Promise<void> {
    const { companyId, email, role, invitedBy } = invitation;
    const { tokenHash, firstName, lastName, passwordHash } = person;
    await refusingTakenEmail(() =>
      transactional(context.em.fork(), async (tx) => {
        const company = await lockCompanyShared(tx, companyId);
        if (company.suspendedAt) throw badInput(pausedAt(company.name));
        const standing = await standingOf(tx, invitation);
        if (!standing) throw badInput(companyUserReasons.INVITATION_ENDED);
        if (!(await takeInvitation(tx, tokenHash, TERMS_VERSION)))
          throw badInput(companyUserReasons.INVITATION_USED);
        const user = tx.create(CompanyUser, {
          managingCompany: companyId,
          ...{ firstName, lastName, email, role, passwordHash, invitedBy },
          cameByKey: standing.cameByKey,
          ...{ acceptedTerms: TERMS_VERSION, termsAcceptedAt: new Date() },
        });
        await tx.flush();
        const about = bySubject(aboutMember(user, company));
        await this.#deps.audit.record(context, tx, 'company-invitation.accepted', about, {
          email,
          role,
          terms: TERMS_VERSION,
        });
      }),
    );
  }
}

/** What of its maker counts for the account; undefined if they could not make the invitation now. */
function standingOf(
  em: EntityManager,
  { maker, companyId, role }: InvitationState,
): Promise<{ cameByKey: boolean } | undefined> {
  // The makers of those from before were not kept; they end within two days anyway.
  if (!maker) return Promise.resolve({ cameByKey: false });
  return findStandingMaker(em, { maker, companyId, role });
}

function judge(invitation: InvitationState | undefined): InvitationCheck {
  const refusal = problemOf(invitation);
  return invitation && !refusal
    ? { valid: true, invitation }
    : { valid: false, refusal: refusal ?? companyUserReasons.INVALID_INVITATION };
}

const pausedAt = (company: string) => platformReasons.COMPANY_SUSPENDED({ company });

function problemOf(invitation: InvitationState | undefined): Refusal | undefined {
  if (!invitation) return companyUserReasons.INVALID_INVITATION;
  if (invitation.isAccepted) return companyUserReasons.INVITATION_USED;
  if (invitation.isRevoked) return companyUserReasons.INVITATION_REVOKED;
  if (invitation.isExpired) return companyUserReasons.INVITATION_EXPIRED;
  if (invitation.isPaused) return pausedAt(invitation.companyName);
  return invitation.hasAccount ? companyUserReasons.EMAIL_TAKEN : undefined;
}
