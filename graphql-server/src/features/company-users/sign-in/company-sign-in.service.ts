import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { platformReasons, type Refusal, unauthenticated } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { AuditLog } from '../../audit/index.js';
import {
  type OpenedStaffSession,
  type RefusedSignIns,
  type OtherWayIn,
  type PasskeyAnswer,
  type SecondStep,
  type SessionService,
  type SignInAttempts,
  verifyPassword,
  authReasons,
} from '../../auth/index.js';
import { foldEmail } from '../member-details.js';
import { type CompanyUserView, findCompanyUser } from '../company-user.repository.js';
import { findCredentials } from './sign-in.repository.js';

/** Said for a wrong password, an unknown address and a suspended user alike. */
const INVALID_SIGN_IN = authReasons.INVALID_CREDENTIALS;

const required = (missing: Refusal) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(z.string().min(1, missing.issue).max(1000, INVALID_SIGN_IN.issue));

const signInSchema = z.object({
  email: required(platformReasons.REQUIRED({ label: 'email' })).transform(foldEmail),
  password: required(authReasons.PASSWORD_REQUIRED),
  code: z.string().max(100, authReasons.WRONG_CODE.issue).nullish(),
});

/** What a user signs in with, as a client sends it. */
export type SignInRequest = z.input<typeof signInSchema> & {
  passkey?: PasskeyAnswer | null | undefined;
};

interface Dependencies {
  audit: AuditLog;
  sessions: SessionService;
  secondStep: SecondStep;
  attempts: SignInAttempts;
  refusals: RefusedSignIns;
}

/** A session that was opened, and its user. */
export interface CompanySignInResult {
  session: OpenedStaffSession;
  user: CompanyUserView;
}

/** Signs company users in with e-mail address, password and, where set up, a code. */
export class CompanySignIn {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Throws the same error, after the same time, whatever is wrong with address or password. */
  async signIn(context: RequestContext, input: SignInRequest): Promise<CompanySignInResult> {
    const { email, password, code } = parseInput(signInSchema, input);
    const { attempts } = this.#deps;
    await attempts.count(context, email);
    const account = await findCredentials(context.em, email);
    const fits = await verifyPassword(password, account?.passwordHash);
    if (!account || !fits || account.status !== 'ACTIVE') {
      this.#deps.refusals.count(context, {
        ...{ audience: 'company-user', subjectId: account?.id, reason: 'password' },
      });
      throw unauthenticated(INVALID_SIGN_IN);
    }
    const person = { audience: 'company-user', subjectId: account.id } as const;
    await this.#deps.secondStep.require(context, person, { code, passkey: input.passkey });
    await attempts.succeed(context, email);
    return transactional(context.em.fork(), (tx) => this.#open({ ...context, em: tx }, account.id));
  }

  /** Opens a session for a user who has proved who they are in another way. */
  async admit(context: RequestContext, id: string, by: OtherWayIn): Promise<CompanySignInResult> {
    const result = await transactional(context.em.fork(), (tx) =>
      this.#open({ ...context, em: tx }, id, by),
    );
    this.#deps.attempts.remember(context, result.user.email);
    return result;
  }

  async #open(context: RequestContext, id: string, by?: OtherWayIn): Promise<CompanySignInResult> {
    const { sessions, audit } = this.#deps;
    const { em } = context;
    await em.execute('update company_user set last_login_at = now() where id = ?', [id]);
    const session = await sessions.openForStaff(context, 'company-user', id);
    const user = await findCompanyUser(em, id);
    if (!user) throw unauthenticated(INVALID_SIGN_IN);
    const name = `${user.firstName} ${user.lastName}`;
    await audit.record(context, em, {
      action: 'session.signed-in',
      actor: { kind: 'companyUser', id, name },
      company: user.company,
      subject: { kind: 'companyUser', id, name },
      ...(by ? { details: { by } } : {}),
    });
    return { session, user };
  }
}
