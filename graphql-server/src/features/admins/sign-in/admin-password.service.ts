import { randomInt } from 'node:crypto';
import type { RequestContext, StaffLanguage } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput } from '../../../platform/errors/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import {
  type Attempts,
  hashPassword,
  languageOfPerson,
  LINK_SECONDS,
  mailAttempts,
  type OneTimeTokens,
  type PasswordRules,
  type SessionService,
} from '../../auth/index.js';
import type { AdminMails } from '../admin-mails.js';
import { adminReasons } from '../admin.reasons.js';
import {
  adminName,
  aboutAdmin,
  findAdmin,
  findAdminByEmail,
  isOpenInvitation,
} from '../admin.repository.js';
import { readReset, readResetRequest } from './sign-in-input.js';
import type { AdminSignIn } from './admin-sign-in.service.js';
import { adminPasswordResetJob } from './password-reset.job.js';

/** The work for a known address is put off at random: it must not slow down the next request. */
const MAX_DELAY_SECONDS = 3;

interface Dependencies {
  limits: RateLimits;
  linkAttempts: Attempts;
  jobs: JobQueue;
  oneTimeTokens: OneTimeTokens;
  passwordRules: PasswordRules;
  sessions: SessionService;
  audit: AuditLog;
  mails: AdminMails;
  signIn: AdminSignIn;
}

/** Forgotten passwords of administrators. */
export class AdminPasswords {
  readonly #deps: Dependencies;
  readonly #attempts: Attempts;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#attempts = mailAttempts(deps.limits, 'admin-password-reset');
  }

  /** Asks for a reset link; nothing in the answer or its time tells whether there is an account. */
  async requestReset(context: RequestContext, input: { email: string }): Promise<void> {
    const email = readResetRequest(input);
    await this.#attempts.count(context, email);
    const { jobs } = this.#deps;
    const { language } = context;
    const delay = { startAfterSeconds: randomInt(1, MAX_DELAY_SECONDS + 1) };
    await transactional(context.em, (tx) =>
      jobs.enqueue(tx, adminPasswordResetJob, { email, language }, delay),
    );
  }

  /** Mails a link that replaces earlier ones; open invitations have a link of their own. */
  async mailResetLink(
    em: EntityManager,
    { email, language: asked }: { email: string; language?: StaffLanguage | undefined },
  ): Promise<void> {
    const { oneTimeTokens, mails } = this.#deps;
    await transactional(em, async (tx) => {
      const admin = await findAdminByEmail(tx, email);
      if (!admin || isOpenInvitation(admin)) return;
      const purpose = 'admin-password-reset';
      const { token } = await oneTimeTokens.issue(tx, purpose, admin.id, LINK_SECONDS.reset);
      const language = await languageOfPerson(tx, { audience: 'admin', id: admin.id }, asked);
      await mails.passwordReset(tx, { email, name: adminName(admin), language }, token);
    });
  }

  /** Sets a new password. The mailed token also proves the address; all sessions end. */
  async reset(context: RequestContext, input: { token: string; password: string }): Promise<void> {
    const { token, password } = readReset(input);
    const { linkAttempts, oneTimeTokens, sessions, audit, mails, signIn } = this.#deps;
    await linkAttempts.count(context);
    const purpose = 'admin-password-reset';
    const holder = await oneTimeTokens.peek(context.em, purpose, token);
    const admin = holder && (await findAdmin(context.em, holder.subjectId));
    if (!admin) throw badInput(adminReasons.ADMIN_RESET_LINK_INVALID);
    const { email, firstName, lastName } = admin;
    this.#deps.passwordRules.assert('admin', password, { email, names: [firstName, lastName] });
    const hash = await hashPassword(password);
    await transactional(context.em, async (tx) => {
      const id = await oneTimeTokens.consume(tx, purpose, token);
      if (id !== admin.id) throw badInput(adminReasons.ADMIN_RESET_LINK_INVALID);
      await tx.execute(
        'update admin set password_hash = ?, is_verified = true, updated_at = now() where id = ?',
        [hash, id],
      );
      await sessions.endAllOf(tx, id);
      const language = await languageOfPerson(tx, { audience: 'admin', id }, context.language);
      await mails.passwordWasChanged(tx, { email, name: adminName(admin), language });
      await audit.record(context, tx, 'admin.password-reset', bySubject(aboutAdmin(admin)));
    });
    await signIn.forgive(admin.email);
  }
}
