import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import {
  type OpenedStaffSession,
  type RefusedSignIns,
  type OtherWayIn,
  type SecondStep,
  type Auth,
  SignInAttempts,
  type SessionService,
  type StaffCredentials,
  verifyPassword,
  authReasons,
  type DoorRule,
  type OrganisationRule,
  organisationReasons,
} from '../../auth/index.js';
import {
  type AdminView,
  findAdmin,
  findAdminByEmail,
  aboutAdmin,
  adminName,
} from '../admin.repository.js';
import { readSignIn } from './sign-in-input.js';

interface Dependencies {
  limits: RateLimits;
  sessions: SessionService;
  secondStep: SecondStep;
  audit: AuditLog;
  refusals: RefusedSignIns;
  guard: Auth['guard'];
  /** Says who has to come in through their organisation. */
  organisationRule: OrganisationRule;
}

/** How a person was let in, where not as usual. */
interface Entry {
  by?: OtherWayIn;
  isBreakGlass?: boolean;
}

/** An administrator who has just been let in. */
export type SignedInAdmin = OpenedStaffSession & { admin: AdminView };

/** Lets administrators in with e-mail address, password and, where one is set up, a code. */
export class AdminSignIn {
  readonly #deps: Dependencies;
  readonly #attempts: SignInAttempts;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#attempts = new SignInAttempts(deps, 'admin-sign-in');
  }

  async signIn(context: RequestContext, input: StaffCredentials): Promise<SignedInAdmin> {
    const { email, password, code } = readSignIn(input);
    const { passkey } = input;
    await this.#attempts.count(context, email);
    const account = await findAdminByEmail(context.em, email);
    const fits = await verifyPassword(password, account?.passwordHash);
    const rule = await this.#judge(context, email, fits ? account : undefined);
    if (rule === 'organisation') {
      if (!fits) this.#countRefusal(context, account?.id);
      throw unauthenticated(organisationReasons.ORGANISATION_REQUIRED);
    }
    // A person who registers an address must not learn by signing in whether it had an account.
    if (!account || !fits || !account.isVerified) {
      this.#countRefusal(context, account?.id);
      throw unauthenticated(authReasons.INVALID_CREDENTIALS);
    }
    const person = { audience: 'admin', subjectId: account.id } as const;
    const hasSecond = await this.#deps.secondStep.require(context, person, { code, passkey });
    const isBreakGlass = rule === 'breakGlass';
    if (isBreakGlass && !hasSecond) {
      throw unauthenticated(organisationReasons.BREAK_GLASS_NEEDS_SECOND_FACTOR);
    }
    await this.#attempts.succeed(context, email);
    return this.open(context, account, { isBreakGlass });
  }

  /** Opens a session for an administrator who has proved who they are in another way. */
  async admit(context: RequestContext, adminId: string, by: OtherWayIn): Promise<SignedInAdmin> {
    const admin = await findAdmin(context.em, adminId);
    if (!admin) throw unauthenticated(authReasons.SESSION_EXPIRED);
    const rule = by === 'organisation' ? 'open' : await this.#judge(context, admin.email, admin);
    if (rule === 'organisation') throw unauthenticated(organisationReasons.ORGANISATION_REQUIRED);
    const session = await this.open(context, admin, { by, isBreakGlass: rule === 'breakGlass' });
    this.#attempts.remember(context, admin.email);
    return session;
  }

  /** Opens a session for an administrator who has proved who they are in one way or another. */
  async open(
    context: RequestContext,
    admin: AdminView,
    { by, isBreakGlass = false }: Entry = {},
  ): Promise<SignedInAdmin> {
    return transactional(context.em, async (tx) => {
      const session = await this.#deps.sessions.openForStaff(
        { ...context, em: tx },
        'admin',
        admin.id,
        { byOrganisation: by === 'organisation' },
      );
      await tx.execute('update admin set last_login_at = now() where id = ?', [admin.id]);
      const about = bySubject(aboutAdmin(admin));
      await this.#deps.audit.record(context, tx, 'session.signed-in', about, by ? { by } : {});
      if (isBreakGlass) {
        const person = {
          audience: 'admin',
          name: adminName(admin),
          ...pickAddress(admin),
        } as const;
        await this.#deps.organisationRule.tell(context, tx, person);
      }
      return { ...session, admin };
    });
  }

  /** Forgets failed attempts on an account whose owner has shown that they read the mailbox. */
  async forgive(email: string): Promise<void> {
    await this.#attempts.forgive(email);
  }

  #judge({ em }: RequestContext, email: string, admin: AdminView | undefined): Promise<DoorRule> {
    const account = admin && { id: admin.id, companyId: undefined };
    return this.#deps.organisationRule.judge(em, { audience: 'admin', email, account });
  }

  #countRefusal(context: RequestContext, subjectId: string | undefined): void {
    this.#deps.refusals.count(context, { audience: 'admin', subjectId, reason: 'password' });
  }
}

const pickAddress = ({ id, email }: AdminView) => ({ id, email });
