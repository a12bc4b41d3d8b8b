import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { ANONYMOUS } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput, RateLimitedError, wrongField } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { toMailAddress } from '../../../platform/mail/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import type { AuditLog } from '../../audit/index.js';
import {
  type Attempts,
  type SignInAttempts,
  authReasons,
  findSuspension,
  hashPassword,
  languageOfPerson,
  LINK_SECONDS,
  type OneTimeTokens,
  type PasswordRules,
  type SessionService,
} from '../../auth/index.js';
import type { MailService } from '../../mail/index.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { aboutMember, findCompanyUser } from '../company-user.repository.js';
import { foldEmail } from '../member-details.js';
import { findCredentials, storeChosenPassword } from './sign-in.repository.js';
import { companyPasswordResetJob } from './password-reset.job.js';
import { FULL_RESET_SCORE, resetScore } from './password-rules.js';
import { resetMail } from './reset-mail.js';

const INVALID_LINK = companyUserReasons.RESET_LINK_INVALID;
const TOO_WEAK = companyUserReasons.PASSWORD_TOO_WEAK;

/**
 * Only known addresses make the job do much. It starts a moment later, by chance, so that the time of
 * the requests that follow tells nothing either.
 */
const MAX_DELAY_SECONDS = 3;

/** From one network address; high enough for an office behind one. */
const PER_ADDRESS: RateLimit = {
  name: 'company-reset-address',
  points: 200,
  durationSeconds: 300,
};

/**
 * Mails to one person. Beyond it no mail is sent and the answer is the same: a refusal would reveal
 * the account.
 */
const PER_ACCOUNT: RateLimit[] = [
  { name: 'company-reset-account', points: 5, durationSeconds: 900 },
  { name: 'company-reset-account-day', points: 15, durationSeconds: 86_400 },
];

const PURPOSE = 'company-password-reset';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const requestSchema = z.object({
  email: text.transform(foldEmail).pipe(
    z
      .string()
      .min(1, authReasons.EMAIL_MISSING.issue)
      .refine(
        (value) => value === '' || toMailAddress(value) !== undefined,
        authReasons.EMAIL_MALFORMED.issue,
      ),
  ),
});

const resetSchema = z.object({
  token: text.pipe(z.string().min(1, INVALID_LINK.issue).max(500, INVALID_LINK.issue)),
  password: text.pipe(
    z.string().min(1, authReasons.PASSWORD_REQUIRED.issue).max(1000, TOO_WEAK.issue),
  ),
});

interface Dependencies {
  publicUrl: string;
  limits: RateLimits;
  jobs: JobQueue;
  mail: MailService;
  audit: AuditLog;
  tokens: OneTimeTokens;
  sessions: SessionService;
  linkAttempts: Attempts;
  passwordRules: PasswordRules;
  /** Of signing in: a user with access to the mailbox need not wait for a guesser's lock. */
  signInAttempts: Pick<SignInAttempts, 'forgive'>;
}

type ResetAsked = z.output<(typeof companyPasswordResetJob)['data']>;

/** Lets company users who forgot their password choose another one. */
export class CompanyPasswordReset {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Has a link mailed; from outside it looks the same for every address. */
  async request(context: RequestContext, input: z.input<typeof requestSchema>): Promise<void> {
    const { email } = parseInput(requestSchema, input);
    const { limits, jobs } = this.#deps;
    const { em, address, requestId, language } = context;
    await limits.consumeFrom(PER_ADDRESS, address, authReasons.TOO_MANY_ATTEMPTS);
    const delay = { startAfterSeconds: randomInt(1, MAX_DELAY_SECONDS + 1) };
    await transactional(em.fork(), (tx) =>
      jobs.enqueue(tx, companyPasswordResetJob, { email, address, requestId, language }, delay),
    );
  }

  /** The part that no caller waits for: makes and mails a new link, which voids earlier ones. */
  async send(
    { em, log }: { em: EntityManager; log: Logger },
    { email, address, requestId, language: asked }: ResetAsked,
  ): Promise<void> {
    const account = await findCredentials(em, email);
    if (account?.status !== 'ACTIVE' || (await findSuspension(em, account.id))) return;
    if (!(await this.#mayMail(email, log))) return;
    const { publicUrl, tokens, mail } = this.#deps;
    await transactional(em, async (tx) => {
      const user = await findCompanyUser(tx, account.id);
      if (!user) return;
      const { token, expiresAt } = await tokens.issue(tx, PURPOSE, user.id, LINK_SECONDS.reset);
      const link = `${publicUrl}/company/reset-password/${token}`;
      const { id, firstName, lastName, company } = user;
      const language = await languageOfPerson(tx, { audience: 'company-user', id }, asked);
      await mail.enqueue(tx, {
        // Each attempt makes another link, which has to arrive.
        dedupeKey: `company-password-reset:${uuid()}`,
        to: user.email,
        ...resetMail({ language, firstName, lastName, companyName: company.name, link, expiresAt }),
      });
      const context = { actor: ANONYMOUS, em: tx, log, requestId, address, userAgent: '' };
      const about = aboutMember(user, user.company);
      await this.#deps.audit.record(context, tx, 'company-user.password-reset-requested', about);
    });
  }

  /** Sets a new password with a mailed link, and ends every session. */
  async reset(context: RequestContext, input: z.input<typeof resetSchema>): Promise<void> {
    const { token, password } = parseInput(resetSchema, input);
    const { linkAttempts, signInAttempts, tokens, sessions } = this.#deps;
    await linkAttempts.count(context);
    if (resetScore(password) < FULL_RESET_SCORE) throw wrongField('password', TOO_WEAK);
    const holder = await tokens.peek(context.em, PURPOSE, token);
    const known = holder && (await findCompanyUser(context.em, holder.subjectId));
    if (!known) throw badInput(INVALID_LINK);
    const suspension = await findSuspension(context.em, known.id);
    if (suspension) throw badInput(suspension);
    const problem = this.#deps.passwordRules.problem('company-user', password, {
      email: known.email,
      names: [known.firstName, known.lastName, known.company.name],
    });
    if (problem) throw wrongField('password', problem);
    const hash = await hashPassword(password);
    await transactional(context.em.fork(), async (tx) => {
      const id = await tokens.consume(tx, PURPOSE, token);
      if (!id || !(await storeChosenPassword(tx, id, hash))) throw badInput(INVALID_LINK);
      await sessions.endAllOf(tx, id);
      const about = aboutMember(known, known.company);
      await this.#deps.audit.record(context, tx, 'company-user.password-reset', about);
    });
    await signInAttempts.forgive(known.email);
  }

  async #mayMail(email: string, log: Logger): Promise<boolean> {
    try {
      for (const limit of PER_ACCOUNT)
        await this.#deps.limits.consume(limit, email, authReasons.TOO_MANY_ATTEMPTS);
      return true;
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error;
      log.warn('a company user asked for too many password resets; none is mailed for a while');
      return false;
    }
  }
}
