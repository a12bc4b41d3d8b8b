import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { platformReasons, type Refusal, unauthenticated } from '../../../platform/errors/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
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
  type OrganisationRule,
  organisationReasons,
} from '../../auth/index.js';
import { foldEmail } from '../member-details.js';
import { aboutMember, type CompanyUserView, findCompanyUser } from '../company-user.repository.js';
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
  /** Says who has to come in through their organisation. */
  organisationRule: OrganisationRule;
}

/** How a person was let in, where not as usual. */
interface Entry {
  by?: OtherWayIn;
  isBreakGlass?: boolean;
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
    const { attempts, organisationRule } = this.#deps;
    await attempts.count(context, email);
    const account = await findCredentials(context.em, email);
    const fits = await verifyPassword(password, account?.passwordHash);
    const audience = 'company-user' as const;
    const own = fits ? account : undefined;
    // Looked at in any case, and without the password nothing of the account is told by it.
    const rule = await organisationRule.judge(context.em, { audience, email, account: own });
    if (rule === 'organisation') {
      if (!fits) {
        this.#deps.refusals.count(context, {
          ...{ audience, subjectId: account?.id, reason: 'password' },
        });
      }
      throw unauthenticated(organisationReasons.ORGANISATION_REQUIRED);
    }
    if (!account || !fits || account.status !== 'ACTIVE') {
      this.#deps.refusals.count(context, {
        ...{ audience: 'company-user', subjectId: account?.id, reason: 'password' },
      });
      throw unauthenticated(INVALID_SIGN_IN);
    }
    const person = { audience, subjectId: account.id };
    const answer = { code, passkey: input.passkey };
    const hasSecond = await this.#deps.secondStep.require(context, person, answer);
    const isBreakGlass = rule === 'breakGlass';
    if (isBreakGlass && !hasSecond) {
      throw unauthenticated(organisationReasons.BREAK_GLASS_NEEDS_SECOND_FACTOR);
    }
    await attempts.succeed(context, email);
    return transactional(context.em.fork(), (tx) =>
      this.#open({ ...context, em: tx }, account.id, { isBreakGlass }),
    );
  }

  /** Opens a session for a user who has proved who they are in another way. */
  async admit(context: RequestContext, id: string, by: OtherWayIn): Promise<CompanySignInResult> {
    const isBreakGlass = by !== 'organisation' && (await this.#judge(context, id));
    const result = await transactional(context.em.fork(), (tx) =>
      this.#open({ ...context, em: tx }, id, { by, isBreakGlass }),
    );
    this.#deps.attempts.remember(context, result.user.email);
    return result;
  }

  /** Whether a person comes in without their organisation; throws where they may not. */
  async #judge({ em }: RequestContext, id: string): Promise<boolean> {
    const user = await findCompanyUser(em, id);
    if (!user) throw unauthenticated(INVALID_SIGN_IN);
    const account = { id, companyId: user.company.id };
    const wanted = { audience: 'company-user', email: user.email, account } as const;
    const rule = await this.#deps.organisationRule.judge(em, wanted);
    if (rule === 'organisation') throw unauthenticated(organisationReasons.ORGANISATION_REQUIRED);
    return rule === 'breakGlass';
  }

  async #open(
    context: RequestContext,
    id: string,
    { by, isBreakGlass = false }: Entry,
  ): Promise<CompanySignInResult> {
    const { sessions, audit, organisationRule } = this.#deps;
    const { em } = context;
    await em.execute('update company_user set last_login_at = now() where id = ?', [id]);
    const session = await sessions.openForStaff(context, 'company-user', id, {
      byOrganisation: by === 'organisation',
    });
    const user = await findCompanyUser(em, id);
    if (!user) throw unauthenticated(INVALID_SIGN_IN);
    const name = `${user.firstName} ${user.lastName}`;
    const about = bySubject(aboutMember(user, user.company));
    await audit.record(context, em, 'session.signed-in', about, by ? { by } : {});
    if (isBreakGlass) {
      const { email, company } = user;
      const audience = 'company-user' as const;
      await organisationRule.tell(context, em, { audience, id, name, email, company });
    }
    return { session, user };
  }
}
