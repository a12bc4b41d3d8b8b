import {
  type RequestContext,
  requireEndUser,
  requireUuid,
} from '../../../platform/context/index.js';
import { TODAY_SQL } from '../../../platform/german/index.js';
import { EndUser } from '../../end-users/index.js';
import { findCompany } from '../../companies/index.js';
import type { Broadcast } from '../broadcast.entity.js';
import { fillInFor } from '../sending/broadcast-mail.js';
import { noteSeen } from './seen.repository.js';

/** A broadcast as the chat shows it. */
export interface NoticeView {
  id: string;
  companyName: string;
  subject: string;
  text: string;
  sentAt: Date;
  /** Whether the chat was open and showed it before. */
  isShown: boolean;
}

/** Notices that are shown at once; others come when these are put away. */
const MOST = 5;

/** What a tenant's company has sent them lately, for the chat. */
export class NoticeService {
  /** The newest first; those of the last 30 days that are not over and were not put away. */
  async list({ actor, em }: RequestContext): Promise<NoticeView[]> {
    const { endUserId, companyId } = requireEndUser(actor);
    const rows = await em.execute<
      (Pick<Broadcast, 'id' | 'subject' | 'text'> & { sentAt: Date | string; isShown: boolean })[]
    >(
      `select b.id, b.subject, b.text, b.started_at as "sentAt", r.shown_at is not null as "isShown"
         from broadcast_recipient r join broadcast b on b.id = r.broadcast_id
        where r.company_id = ? and r.end_user_id = ? and r.status in ('QUEUED', 'UNPROVEN') and r.dismissed_at is null
          and b.started_at > now() - interval '30 days'
          and (b.valid_until is null or b.valid_until >= ${TODAY_SQL})
        order by b.started_at desc, b.id limit ${MOST}`,
      [companyId, endUserId],
    );
    if (rows.length === 0) return [];
    const person = await em.findOneOrFail(EndUser, { id: endUserId, managingCompany: companyId });
    const company = await findCompany(em, companyId);
    return rows.map((row) => ({
      id: row.id,
      companyName: company.name,
      ...fillInFor(row, person, company),
      sentAt: new Date(row.sentAt),
      isShown: row.isShown,
    }));
  }

  /** Notes that the chat has shown these, or that one was opened in it; those that are not theirs stay as they are. */
  async note(
    { actor, em }: RequestContext,
    { ids, isRead }: { ids: readonly string[]; isRead: boolean },
  ): Promise<void> {
    const { endUserId, companyId } = requireEndUser(actor);
    await noteSeen(
      em,
      { endUserId, companyId },
      { ids: ids.slice(0, MOST).map(requireUuid), isRead },
    );
  }

  /** Puts one away; one that is not theirs stays as it is. */
  async dismiss({ actor, em }: RequestContext, id: string): Promise<void> {
    const { endUserId, companyId } = requireEndUser(actor);
    await em.execute(
      `update broadcast_recipient
          set dismissed_at = now(), read_at = coalesce(read_at, now()), shown_at = coalesce(shown_at, now())
        where broadcast_id = ? and end_user_id = ? and company_id = ? and dismissed_at is null`,
      [requireUuid(id), endUserId, companyId],
    );
  }
}
