import {
  type AdminActor,
  readApart,
  requireUuid,
  type RequestContext,
  type StaffLanguage,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { notFound, refusingTaken, unauthenticated } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { type ListPage, type PageRequest, readPage } from '../../../platform/lists/index.js';
import { announceViewerChange } from '../../../platform/viewer-changes/index.js';
import type { AuditLog } from '../../audit/index.js';
import {
  type AdministratorRemovalListener,
  forgetProviderNames,
  hashPassword,
  type IdentityProof,
  languageOfPerson,
  type OneTimeTokens,
  type PasswordRules,
  type Proof,
  type SecondFactors,
  type SessionService,
} from '../../auth/index.js';
import type { AdminMails } from '../admin-mails.js';
import { adminReasons } from '../admin.reasons.js';
import {
  type AdminAccount,
  adminName,
  aboutAdmin,
  findAdmin,
  findAdminByEmail,
  isOpenInvitation,
} from '../admin.repository.js';
import { emailTaken, readChanges } from './admin-changes.js';
import {
  ADMIN_ORDER,
  type AdminListEntry,
  countAdmins,
  countForDashboard,
  type DashboardCounts,
  findAdminEntries,
  findAdminEntry,
  findAdmins,
} from './admin-list.repository.js';
import { assertMayDelete, requireAdmin } from './admin.policy.js';

interface Dependencies {
  events: EventBus;
  sessions: SessionService;
  secondFactors: SecondFactors;
  oneTimeTokens: OneTimeTokens;
  passwordRules: PasswordRules;
  proof: IdentityProof;
  audit: AuditLog;
  mails: AdminMails;
  removalListener: AdministratorRemovalListener;
}

/** Arguments of the list of administrators. */
export interface AdminListRequest {
  page: PageRequest;
  search?: string | null | undefined;
  /** Most entries of a page, where a client cannot turn pages. */
  mostEntries?: number | undefined;
}

/** The administrators, as they see and change each other. */
export class AdminDirectory {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(
    context: RequestContext,
    { page: wanted, search, mostEntries }: AdminListRequest,
  ): Promise<ListPage<AdminListEntry>> {
    requireAdmin(context);
    const page = readPage(wanted, mostEntries);
    return readApart(context, async (em) => {
      const rows = await findAdmins(em, page, search);
      return { rows, page, order: ADMIN_ORDER, totalCount: await countAdmins(em, search) };
    });
  }

  /** The administrators with these ids. */
  async findAll(context: RequestContext, ids: readonly string[]): Promise<AdminListEntry[]> {
    requireAdmin(context);
    return findAdminEntries(context.em, ids);
  }

  /** Figures of the start page. */
  async dashboard(context: RequestContext): Promise<DashboardCounts> {
    requireAdmin(context);
    return readApart(context, countForDashboard);
  }

  /**
   * Changes an administrator. Another address or password ends the sessions that were opened with
   * the old ones, except the one that makes the change, and voids mailed links. Administrators who
   * change their own prove who they are, unless they have just signed in.
   */
  async update(
    context: RequestContext,
    id: string,
    input: unknown,
    proof?: Proof | null,
  ): Promise<AdminListEntry> {
    const actor = requireAdmin(context);
    const adminId = requireUuid(id);
    const { password, ...changes } = readChanges(input);
    if (password) {
      const { email, firstName, lastName } = changes;
      this.#deps.passwordRules.assert('admin', password, { email, names: [firstName, lastName] });
    }
    if (adminId === actor.adminId && (password || changes.email !== actor.email)) {
      await this.#deps.proof.requireUnlessFresh(context, actor, proof);
    }
    const hash = password ? await hashPassword(password) : undefined;
    return transactional(context.em, async (tx) => {
      const before = await this.#lock(tx, adminId);
      await this.#assertFree(tx, changes.email, adminId);
      await refusingTaken(emailTaken, () =>
        tx.execute(
          `update admin set first_name = ?, last_name = ?, email = ?,
                  password_hash = coalesce(?, password_hash), updated_at = now() where id = ?`,
          [changes.firstName, changes.lastName, changes.email, hash ?? null, adminId],
        ),
      );
      const changed = (['firstName', 'lastName', 'email'] as const)
        .filter((field) => before[field] !== changes[field])
        .concat(hash ? (['password'] as never[]) : []);
      if (hash || before.email !== changes.email) {
        await this.#closeWaysIn(tx, adminId, actor.sessionId);
        await this.#tell(tx, { actor, language: context.language }, before, {
          ...changes,
          hasNewPassword: hash !== undefined,
        });
      }
      if (changed.length > 0) {
        const about = aboutAdmin({ ...before, ...changes });
        await this.#deps.audit.record(context, tx, 'admin.updated', about, { changed });
        announceViewerChange(tx, this.#deps.events, { personId: adminId });
      }
      return requireEntry(tx, adminId);
    });
  }

  /** Deletes an administrator, who is out at once. */
  async delete(context: RequestContext, id: string): Promise<string> {
    const actor = requireAdmin(context);
    const adminId = requireUuid(id);
    assertMayDelete(actor, adminId);
    const { sessions, secondFactors, audit, removalListener } = this.#deps;
    await transactional(context.em, async (tx) => {
      // Both rows in one order: of two who delete each other, one is too late.
      const locked = await tx.execute<{ id: string; is_verified: boolean }[]>(
        'select id, is_verified from admin where id in (?, ?) order by id for update',
        [actor.adminId, adminId],
      );
      if (!locked.some((row) => row.id === actor.adminId && row.is_verified)) {
        throw unauthenticated();
      }
      const admin = await this.#lock(tx, adminId);
      await sessions.endAllOf(tx, adminId);
      await secondFactors.remove(tx, adminId);
      await forgetProviderNames(tx, adminId);
      await tx.execute('delete from one_time_token where subject_id = ?', [adminId]);
      await tx.execute('delete from admin where id = ?', [adminId]);
      await audit.record(context, tx, 'admin.deleted', aboutAdmin(admin));
      await removalListener.administratorRemoved(context, tx, {
        kind: 'admin',
        id: adminId,
        name: adminName(admin),
      });
    });
    return adminId;
  }

  async #lock(tx: EntityManager, id: string): Promise<AdminAccount> {
    await tx.execute('select id from admin where id = ? for update', [id]);
    const admin = await findAdmin(tx, id);
    if (!admin) throw notFound(adminReasons.ADMIN_NOT_FOUND);
    return admin;
  }

  async #assertFree(tx: EntityManager, email: string, adminId: string): Promise<void> {
    const holder = await findAdminByEmail(tx, email);
    if (holder && holder.id !== adminId) throw emailTaken();
  }

  /** Writes to the old address, as another person may have made the change. */
  async #tell(
    tx: EntityManager,
    { actor, language: read }: { actor: AdminActor; language: StaffLanguage | undefined },
    before: AdminAccount,
    after: { email: string; hasNewPassword: boolean },
  ): Promise<void> {
    if (isOpenInvitation(before)) return;
    const { mails } = this.#deps;
    // A mail to another administrator says nothing of this person.
    const asked = actor.adminId === before.id ? read : undefined;
    const language = await languageOfPerson(tx, { audience: 'admin', id: before.id }, asked);
    const to = { email: before.email, name: adminName(before), language };
    if (before.email !== after.email) {
      await mails.addressWasChanged(tx, to, { changedBy: actor.name });
    }
    if (after.hasNewPassword) await mails.passwordWasChanged(tx, to);
  }

  async #closeWaysIn(tx: EntityManager, adminId: string, except: string): Promise<void> {
    const { sessions, oneTimeTokens } = this.#deps;
    await sessions.endAllOf(tx, adminId, { except });
    await oneTimeTokens.revoke(tx, 'admin-password-reset', adminId);
    await oneTimeTokens.revoke(tx, 'admin-email-verification', adminId);
    await oneTimeTokens.revoke(tx, 'admin-invitation', adminId);
  }
}

async function requireEntry(tx: EntityManager, id: string): Promise<AdminListEntry> {
  const entry = await findAdminEntry(tx, id);
  if (!entry) throw notFound(adminReasons.ADMIN_NOT_FOUND);
  return entry;
}
