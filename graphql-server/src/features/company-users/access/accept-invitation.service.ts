import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { badInput } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { AuditLog } from '../../audit/index.js';
import {
  type Attempts,
  hashPassword,
  passwordProblem,
  type TokenDigests,
} from '../../auth/index.js';
import { CompanyUser } from '../company-user.entity.js';
import {
  findInvitationByToken,
  type InvitationState,
  takeInvitation,
} from '../invitations/invitation.repository.js';
import { firstNameField, lastNameField, wrongField } from '../member-fields.js';
import { EMAIL_TAKEN, lockCompanyShared, refusingTakenEmail } from '../member.repository.js';
import { brokenInvitationRules } from './password-rules.js';

export const INVALID_INVITATION = 'Invalid invitation';
const EXPIRED = 'This invitation has expired. Please ask for a new one.';
const USED = 'This invitation has already been used. Please log in.';
const REVOKED = 'This invitation has been revoked.';

const password = (missing: string) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(z.string().min(1, missing).max(1000, 'Password is too long'));

const acceptSchema = z
  .object({
    firstName: firstNameField,
    lastName: lastNameField,
    password: password('Password is required').superRefine((value, issues) => {
      if (value === '') return;
      for (const message of brokenInvitationRules(value)) {
        issues.addIssue({ code: 'custom', message });
      }
    }),
    confirmPassword: password('Please confirm your password'),
    acceptTerms: z
      .boolean()
      .nullish()
      .refine((accepted) => accepted === true, 'You must accept the terms and conditions'),
  })
  .refine(({ password: one, confirmPassword: other }) => !other || one === other, {
    when: () => true,
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  });

/** How somebody accepts; company, role and address are the invitation's. */
export type AcceptRequest = z.input<typeof acceptSchema> & { token: string };

/** Whether a link is good, and if not, why. */
export type InvitationCheck =
  | { valid: true; invitation: InvitationState }
  | { valid: false; error: string };

interface Dependencies {
  digests: TokenDigests;
  audit: AuditLog;
  linkAttempts: Attempts;
}

/** Makes accounts of people who were invited. */
export class InvitationAcceptance {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** What a mailed link is good for. */
  async check(context: RequestContext, token: string): Promise<InvitationCheck> {
    await this.#deps.linkAttempts.count(context);
    return judge(await findInvitationByToken(context.em, this.#deps.digests.of(token)));
  }

  /** Makes the account and uses the invitation up; returns the address to sign in with. */
  async accept(context: RequestContext, input: AcceptRequest): Promise<string> {
    const check = await this.check(context, input.token);
    if (!check.valid) throw badInput(check.error);
    const { invitation } = check;
    const person = parseInput(acceptSchema, input);
    const problem = passwordProblem('company-user', person.password, invitation.email);
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
    { companyId, email, role, invitedBy }: InvitationState,
    person: { tokenHash: string; firstName: string; lastName: string; passwordHash: string },
  ): Promise<void> {
    const { tokenHash, firstName, lastName, passwordHash } = person;
    await refusingTakenEmail(() =>
      transactional(context.em.fork(), async (tx) => {
        const company = await lockCompanyShared(tx, companyId);
        if (!(await takeInvitation(tx, tokenHash))) throw badInput(USED);
        const user = tx.create(CompanyUser, {
          managingCompany: companyId,
          ...{ firstName, lastName, email, role, passwordHash, invitedBy },
        });
        await tx.flush();
        const subject = { id: user.id, name: `${firstName} ${lastName}` };
        await this.#deps.audit.record(context, tx, {
          action: 'company-invitation.accepted',
          actor: { kind: 'companyUser', ...subject },
          company,
          subject: { kind: 'companyUser', ...subject },
          details: { email, role },
        });
      }),
    );
  }
}

function judge(invitation: InvitationState | undefined): InvitationCheck {
  const error = problemOf(invitation);
  return invitation && !error
    ? { valid: true, invitation }
    : { valid: false, error: error ?? INVALID_INVITATION };
}

function problemOf(invitation: InvitationState | undefined): string | undefined {
  if (!invitation) return INVALID_INVITATION;
  if (invitation.isAccepted) return USED;
  if (invitation.isRevoked) return REVOKED;
  if (invitation.isExpired) return EXPIRED;
  return invitation.hasAccount ? EMAIL_TAKEN : undefined;
}
