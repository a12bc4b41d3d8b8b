import type { RequestContext } from '../../platform/context/index.js';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { CommandError } from '../../platform/errors/index.js';
import { acceptSecret } from '../../platform/secrets/index.js';
import { Admin } from '../admins/index.js';
import type { AuditAction, AuditLog } from '../audit/index.js';
import {
  LINK_SECONDS,
  type OneTimeTokens,
  type SecondFactors,
  type SessionService,
  type TokenDigests,
} from '../auth/index.js';
import { CompanyUser } from '../company-users/index.js';
import { FrontEnd } from '../releases/index.js';
import { readEmail, readNewAdmin } from './operator-input.js';

interface Dependencies {
  /** Base of links. */
  publicUrl: string;
  /** Of the session secret of this machine. */
  digests: TokenDigests;
  /** The operator at the server's console, as audit entries name them. */
  operator: string;
  audit: AuditLog;
  oneTimeTokens: OneTimeTokens;
  secondFactors: SecondFactors;
  sessions: SessionService;
}

/** A person's account, of either kind. */
interface Account {
  kind: 'admin' | 'companyUser';
  id: string;
  name: string;
  company?: { id: string; name: string };
}

/** What operators, who run the servers, may do without an account of the product. */
export class OperatorService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Lets an administrator in: the link sets the password, once. Repeated for a person who has not
   * set one yet, it makes a new link.
   */
  async createAdmin(
    context: RequestContext,
    input: unknown,
  ): Promise<{ email: string; link: string; expiresAt: Date }> {
    const { email, ...names } = readNewAdmin(input);
    return transactional(context.em, async (tx) => {
      const known = await tx.findOne(Admin, { email }, { populate: ['passwordHash'] });
      if (known?.passwordHash) {
        throw new CommandError(`${email} is an administrator already, with a password.`);
      }
      const admin = known ?? tx.create(Admin, { email });
      Object.assign(admin, { ...names, isVerified: true });
      await tx.flush();
      const { oneTimeTokens } = this.#deps;
      const { token, expiresAt } = await oneTimeTokens.issue(
        tx,
        'admin-password-reset',
        admin.id,
        LINK_SECONDS.invitation,
      );
      await oneTimeTokens.revoke(tx, 'admin-invitation', admin.id);
      const name = `${admin.firstName} ${admin.lastName}`;
      await this.#record(context, tx, 'admin.created', { kind: 'admin', id: admin.id, name });
      return { email, link: `${this.#deps.publicUrl}/admin/reset-password/${token}`, expiresAt };
    });
  }

  /**
   * Takes the second factor away from everybody with this address, for people who lost both their
   * phone and their recovery codes, and ends their sessions.
   */
  async resetSecondFactor(context: RequestContext, input: unknown): Promise<Account[]> {
    const email = readEmail(input);
    return transactional(context.em, async (tx) => {
      const accounts = await findAccounts(tx, email);
      if (accounts.length === 0) throw new CommandError(`Nobody has the address ${email}.`);
      for (const account of accounts) {
        await this.#deps.secondFactors.remove(tx, account.id);
        await this.#deps.sessions.endAllOf(tx, account.id);
        await this.#record(context, tx, 'second-factor.reset', account);
      }
      return accounts;
    });
  }

  /** Says that the session secret was changed on purpose; false if it was not changed. */
  async acceptSecret(context: RequestContext): Promise<boolean> {
    return transactional(context.em, async (tx) => {
      const { audit, digests, operator } = this.#deps;
      const isNew = await acceptSecret(tx, digests.fingerprint());
      const actor = { kind: 'operator', name: operator } as const;
      if (isNew) await audit.record(context, tx, 'session-secret.accepted', { actor });
      return isNew;
    });
  }

  /** Brings a front end back that was retired, for the team that had it; servers show it once they start anew. */
  async registerFrontEnd(context: RequestContext, app: string | undefined): Promise<void> {
    await transactional(context.em, async (tx) => {
      const retired = await tx.find(
        FrontEnd,
        { retiredAt: { $ne: null } },
        { orderBy: { app: 1 } },
      );
      const known = retired.find((frontEnd) => frontEnd.app === app);
      if (!known) {
        const names = retired.map((frontEnd) => frontEnd.app).join(', ') || 'none';
        throw new CommandError(`${app ?? 'No name'} is no retired front end. Retired: ${names}.`);
      }
      known.retiredAt = null;
      await tx.flush();
      const { audit, operator } = this.#deps;
      const actor = { kind: 'operator', name: operator } as const;
      const details = { app: known.app, team: known.team };
      await audit.record(context, tx, 'release.registered', { actor }, details);
    });
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { company, ...subject }: Account,
  ): Promise<void> {
    const { audit, operator } = this.#deps;
    const actor = { kind: 'operator', name: operator } as const;
    await audit.record(context, tx, action, { company, subject, actor });
  }
}

async function findAccounts(em: EntityManager, email: string): Promise<Account[]> {
  const admin = await em.findOne(Admin, { email });
  const user = await em.findOne(CompanyUser, { email }, { populate: ['managingCompany'] });
  const accounts: Account[] = [];
  if (admin) {
    const name = `${admin.firstName} ${admin.lastName}`.trim() || email;
    accounts.push({ kind: 'admin', id: admin.id, name });
  }
  if (user) {
    const { id, firstName, lastName, managingCompany } = user;
    const company = { id: managingCompany.id, name: managingCompany.name };
    accounts.push({ kind: 'companyUser', id, name: `${firstName} ${lastName}`, company });
  }
  return accounts;
}
