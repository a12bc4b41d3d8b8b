import type { Config } from '../../../env.js';
import { type RequestContext, USUAL_LANGUAGE } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput, forbidden, notFound } from '../../../platform/errors/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import {
  type Attempts,
  hashPassword,
  languageOfPerson,
  LINK_SECONDS,
  mailAttempts,
  NO_PASSWORD,
  type OneTimeTokens,
  type PasswordRules,
} from '../../auth/index.js';
import type { AdminMails } from '../admin-mails.js';
import { adminReasons } from '../admin.reasons.js';
import {
  type AdminAccount,
  adminName,
  type AdminView,
  aboutAdmin,
  findAdmin,
  findAdminByEmail,
  insertAdmin,
  isOpenInvitation,
} from '../admin.repository.js';
import { readRegistration, refuse } from './sign-in-input.js';
import type { AdminSignIn, SignedInAdmin } from './admin-sign-in.service.js';

interface Dependencies {
  config: Pick<Config, 'adminRegistration' | 'adminEmailDomains'>;
  limits: RateLimits;
  /** Counts looks at mailed links. */
  linkAttempts: Attempts;
  oneTimeTokens: OneTimeTokens;
  passwordRules: PasswordRules;
  audit: AuditLog;
  mails: AdminMails;
  signIn: AdminSignIn;
}

interface Registration {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Lets people become administrators: by themselves where that is allowed, or by invitation. */
export class AdminRegistration {
  readonly #deps: Dependencies;
  readonly #attempts: Attempts;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#attempts = mailAttempts(deps.limits, 'admin-registration');
  }

  /**
   * Registers a person, who must then confirm the address. The answer is the same for an address
   * that has an account: only its mailbox learns of that.
   */
  async register(context: RequestContext, input: Registration): Promise<void> {
    const { config } = this.#deps;
    if (config.adminRegistration !== 'open') throw forbidden(adminReasons.REGISTRATION_CLOSED);
    const { password, ...person } = readRegistration(input);
    this.#deps.passwordRules.assert('admin', password, {
      email: person.email,
      names: [person.firstName, person.lastName],
    });
    const domain = person.email.split('@')[1] ?? '';
    if (config.adminEmailDomains.length > 0 && !config.adminEmailDomains.includes(domain)) {
      refuse(adminReasons.REGISTRATION_CLOSED_TO_EMAIL, 'email');
    }
    await this.#attempts.count(context, person.email);
    const passwordHash = await hashPassword(password);
    await transactional(context.em, async (tx) => {
      const added = await insertAdmin(tx, { ...person, passwordHash });
      if (added) await this.#welcome(context, tx, added);
      else await this.#answerKnown(context, tx, await findAdminByEmail(tx, person.email));
    });
  }

  /** Confirms an address with the mailed token. */
  async verifyEmail(context: RequestContext, token: string): Promise<void> {
    if (!token) refuse(adminReasons.VERIFICATION_TOKEN_MISSING, 'token');
    await this.#deps.linkAttempts.count(context);
    await transactional(context.em, async (tx) => {
      const id = await this.#deps.oneTimeTokens.consume(tx, 'admin-email-verification', token);
      const admin = id && (await findAdmin(tx, id));
      if (!admin) throw badInput(adminReasons.VERIFICATION_LINK_INVALID);
      await tx.execute('update admin set is_verified = true, updated_at = now() where id = ?', [
        id,
      ]);
      await this.#deps.audit.record(context, tx, 'admin.verified', bySubject(aboutAdmin(admin)));
    });
  }

  /** The person a valid invitation is for, and until when. */
  async findInvitation(
    context: RequestContext,
    token: string,
  ): Promise<{ admin: AdminView; expiresAt: Date }> {
    await this.#deps.linkAttempts.count(context);
    const holder = await this.#deps.oneTimeTokens.peek(context.em, 'admin-invitation', token);
    const admin = holder && (await findAdmin(context.em, holder.subjectId));
    if (!admin) throw notFound(adminReasons.ADMIN_INVITATION_NOT_FOUND);
    return { admin, expiresAt: holder.expiresAt };
  }

  /** Accepts an invitation: the address is proved by the mail, so the person is let in at once. */
  async registerInvited(
    context: RequestContext,
    input: Registration & { token: string },
  ): Promise<SignedInAdmin> {
    const { firstName, lastName, email, password } = readRegistration(input);
    const { admin: invited } = await this.findInvitation(context, input.token);
    if (email !== invited.email) {
      refuse(adminReasons.INVITED_EMAIL_FIXED, 'email');
    }
    this.#deps.passwordRules.assert('admin', password, { email, names: [firstName, lastName] });
    const passwordHash = await hashPassword(password);
    const admin = { ...invited, firstName, lastName, isVerified: true };
    await transactional(context.em, async (tx) => {
      const { oneTimeTokens } = this.#deps;
      const id = await oneTimeTokens.consume(tx, 'admin-invitation', input.token);
      if (id !== invited.id) throw notFound(adminReasons.ADMIN_INVITATION_NOT_FOUND);
      await tx.execute(
        `update admin set first_name = ?, last_name = ?, password_hash = ?, is_verified = true,
                updated_at = now() where id = ?`,
        [firstName, lastName, passwordHash, id],
      );
      const about = bySubject(aboutAdmin(admin));
      await this.#deps.audit.record(context, tx, 'admin.invitation-accepted', about);
    });
    return this.#deps.signIn.open(context, admin);
  }

  async #welcome(context: RequestContext, tx: EntityManager, admin: AdminView): Promise<void> {
    const { oneTimeTokens, mails } = this.#deps;
    const purpose = 'admin-email-verification';
    const { token } = await oneTimeTokens.issue(tx, purpose, admin.id, LINK_SECONDS.verification);
    const language = context.language ?? USUAL_LANGUAGE.admin;
    const to = { email: admin.email, name: adminName(admin), language };
    await mails.verification(tx, to, token);
    await this.#deps.audit.record(context, tx, 'admin.registered', bySubject(aboutAdmin(admin)));
  }

  async #answerKnown(
    context: RequestContext,
    tx: EntityManager,
    account: AdminAccount | undefined,
  ): Promise<void> {
    const { oneTimeTokens, mails } = this.#deps;
    if (!account) return;
    const { id, email } = account;
    const language = await languageOfPerson(tx, { audience: 'admin', id }, context.language);
    const to = { email, language };
    if (account.isVerified) {
      await mails.alreadyRegistered(tx, { ...to, name: adminName(account) });
    } else if (isOpenInvitation(account)) {
      const purpose = 'admin-invitation';
      const link = await oneTimeTokens.issue(tx, purpose, id, LINK_SECONDS.invitation);
      await mails.invitation(tx, to, { ...link, adminId: id });
    } else {
      // The person who registered first may not own the mailbox: their password must not become
      // valid by the owner's confirmation.
      await tx.execute('update admin set password_hash = ? where id = ?', [NO_PASSWORD, id]);
      await oneTimeTokens.revoke(tx, 'admin-email-verification', id);
      const purpose = 'admin-password-reset';
      const { token } = await oneTimeTokens.issue(tx, purpose, id, LINK_SECONDS.reset);
      await mails.finishRegistration(tx, to, token);
    }
  }
}
