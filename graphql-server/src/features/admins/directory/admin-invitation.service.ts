import { type RequestContext, USUAL_LANGUAGE } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import type { AuditLog } from '../../audit/index.js';
import { type Attempts, LINK_SECONDS, mailAttempts, type OneTimeTokens } from '../../auth/index.js';
import type { AdminMails } from '../admin-mails.js';
import {
  aboutAdmin,
  findAdminByEmail,
  insertAdmin,
  isOpenInvitation,
  type AdminView,
} from '../admin.repository.js';
import { emailTaken, readInvitation } from './admin-changes.js';
import { type AdminListEntry, findAdminEntry } from './admin-list.repository.js';
import { requireAdmin } from './admin.policy.js';

interface Dependencies {
  limits: RateLimits;
  oneTimeTokens: OneTimeTokens;
  audit: AuditLog;
  mails: AdminMails;
}

/** An invitation that was made or renewed. */
export interface InvitedAdmin {
  invitationLink: string;
  admin: AdminListEntry;
}

/** Invites people to become administrators. */
export class AdminInvitations {
  readonly #deps: Dependencies;
  readonly #attempts: Attempts;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#attempts = mailAttempts(deps.limits, 'admin-invitation');
  }

  /** Mails an invitation; inviting again replaces the link of an open one. */
  async invite(context: RequestContext, input: { email: string }): Promise<InvitedAdmin> {
    const actor = requireAdmin(context);
    const email = readInvitation(input);
    await this.#attempts.count(context, email);
    const { oneTimeTokens, audit, mails } = this.#deps;
    return transactional(context.em, async (tx) => {
      const admin = (await insertAdmin(tx, { email })) ?? (await invitedBefore(tx, email));
      const purpose = 'admin-invitation';
      const link = await oneTimeTokens.issue(tx, purpose, admin.id, LINK_SECONDS.invitation);
      const language = context.language ?? USUAL_LANGUAGE.admin;
      const invitation = { ...link, adminId: admin.id, invitedBy: actor.name };
      await mails.invitation(tx, { email, language }, invitation);
      await audit.record(context, tx, 'admin.invited', aboutAdmin(admin));
      const entry = await findAdminEntry(tx, admin.id);
      if (!entry) throw new Error('The invited administrator was not stored.');
      return { invitationLink: mails.invitationLink(link.token), admin: entry };
    });
  }
}

async function invitedBefore(tx: EntityManager, email: string): Promise<AdminView> {
  const known = await findAdminByEmail(tx, email);
  if (known && isOpenInvitation(known)) return known;
  throw emailTaken();
}
