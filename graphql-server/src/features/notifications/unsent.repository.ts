import { NOTIFICATION_KINDS, type NotificationKind } from '@hausgeist/schema';
import type { EntityManager } from '../../platform/database/index.js';
import { KIND_RULES } from './notification-kinds.js';
import type { Notification } from './notification.entity.js';

/** A notification with what is said of it outside of the console. */
export type ToldRow = Pick<
  Notification,
  | 'id'
  | 'kind'
  | 'details'
  | 'count'
  | 'companyId'
  | 'adminId'
  | 'conversationId'
  | 'caseId'
  | 'broadcastId'
  | 'createdAt'
> & { caseNumber: number | null; isRead: boolean };

const COLUMNS = `n.id, n.kind, n.details, n.count, n.company_id as "companyId", n.admin_id as "adminId",
  n.conversation_id as "conversationId", n.case_id as "caseId", n.broadcast_id as "broadcastId",
  n.created_at as "createdAt", n.read_at is not null as "isRead",
  (select c.number from service_case c where c.company_id = n.company_id and c.id = n.case_id)
    as "caseNumber"`;

const URGENT: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => KIND_RULES[kind].isUrgent,
);

/** Takes what a person has not been mailed yet; it counts as mailed if this transaction ends well. */
export async function takeUnsentMails(
  tx: EntityManager,
  { personId, isUrgent }: { personId: string; isUrgent: boolean },
): Promise<ToldRow[]> {
  return take(
    tx,
    `update notification set mail_owed = false
      where coalesce(member_id, admin_id) = ? and mail_owed
        and (kind = any(?::text[])) = ? returning *`,
    [personId, `{${URGENT.join(',')}}`, isUrgent],
  );
}

/** Takes what was held back in a person's quiet hours. */
export const takeHeldPushes = (tx: EntityManager, personId: string): Promise<ToldRow[]> =>
  take(
    tx,
    `update notification set push_held = false
      where coalesce(member_id, admin_id) = ? and push_held returning *`,
    [personId],
  );

/** One notification of a person. */
export async function findTold(
  em: EntityManager,
  personId: string,
  id: string,
): Promise<ToldRow | undefined> {
  const [row] = await em.execute<ToldRow[]>(
    `select ${COLUMNS} from notification n
      where coalesce(n.member_id, n.admin_id) = ? and n.id = ?`,
    [personId, id],
  );
  return row;
}

const take = (tx: EntityManager, update: string, params: unknown[]): Promise<ToldRow[]> =>
  tx.execute<ToldRow[]>(
    `with n as (${update}) select ${COLUMNS} from n order by n.created_at, n.id`,
    params,
  );
