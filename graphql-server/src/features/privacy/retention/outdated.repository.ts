import type { EntityManager } from '../../../platform/database/index.js';
import { IS_UNDONE } from '../../cases/index.js';
import { deleteConversations } from '../conversation-rows.repository.js';
import type { CompanyClass, RetentionClass } from './retention-classes.js';

/** What one piece has deleted. */
export interface Deleted {
  count: number;
  /** Stored files that nothing refers to any more. */
  keys: string[];
}

/** Rows of one piece. */
const PIECE = 100;

const BEFORE = 'now() - make_interval(days => ?)';

/** A hold on the person or on this conversation. */
const NOT_HELD = `not exists (select 1 from legal_hold h
  where h.company_id = c.company_id and h.end_user_id = c.end_user_id
    and (h.conversation_id is null or h.conversation_id = c.id))`;

/** The rules as they hold: the earlier time of the platform's and the company's. */
export async function findDueRules(
  em: EntityManager,
): Promise<{ companyId: string; dataClass: RetentionClass; days: number }[]> {
  return em.execute(
    `select c.id as "companyId", k.data_class as "dataClass", min(k.days)::int as days
       from company c join retention_rule k on k.company_id = c.id or k.company_id is null
      group by c.id, k.data_class order by c.id, k.data_class`,
  );
}

/** Deletes the next piece of one class at one company. */
export const deleteAtCompany: Record<
  CompanyClass,
  (tx: EntityManager, companyId: string, days: number) => Promise<Deleted>
> = {
  CONVERSATIONS: async (tx, companyId, days) => {
    const found = await tx.execute<{ id: string }[]>(
      `select c.id from conversation c
        where c.company_id = ? and c.last_activity_at < ${BEFORE} and ${NOT_HELD}
        order by c.id limit ${PIECE} for update of c skip locked`,
      [companyId, days],
    );
    const { keys } = await deleteConversations(
      tx,
      companyId,
      found.map(({ id }) => id),
    );
    return { count: found.length, keys };
  },
  ATTACHMENTS: async (tx, companyId, days) =>
    counted(
      await tx.execute<{ key: string }[]>(
        `delete from attachment where company_id = ? and id in (
           select a.id from attachment a
             join message m on m.company_id = a.company_id and m.id = a.message_id
             join conversation c on c.company_id = m.company_id and c.id = m.conversation_id
            where a.company_id = ? and a.created_at < ${BEFORE} and ${NOT_HELD} limit ${PIECE})
         returning storage_key as key`,
        [companyId, companyId, days],
      ),
    ),
  SUMMARIES: async (tx, companyId, days) =>
    counted(
      await tx.execute<{ key: string }[]>(
        `with due as (select c.id, c.summary_file_key as key from conversation c
                       where c.company_id = ? and c.summary_file_key is not null
                         and c.ended_at < ${BEFORE} and ${NOT_HELD} limit ${PIECE})
         update conversation set summary_file_key = null from due
          where conversation.company_id = ? and conversation.id = due.id returning due.key`,
        [companyId, days, companyId],
      ),
    ),
  IMPORTS: async (tx, companyId, days) =>
    counted(
      await tx.execute<{ key: string }[]>(
        `delete from end_user_import where company_id = ? and id in (
           select id from end_user_import
            where company_id = ? and status in ('DONE', 'CANCELLED', 'FAILED')
              and updated_at < ${BEFORE} limit ${PIECE}) returning file_key as key`,
        [companyId, companyId, days],
      ),
    ),
  // A case has a copy of its craftsman, so the name says whose it is.
  CRAFTSMEN: async (tx, companyId, days) => {
    const deleted = await tx.execute<unknown[]>(
      `delete from craftsman where company_id = ? and id in (
         select id from craftsman
          where company_id = ? and updated_at < ${BEFORE}
            and lower(name) not in (select lower(craftsman_name) from service_case
                where company_id = ? and (${IS_UNDONE} or updated_at >= ${BEFORE}))
          limit ${PIECE}) returning 1`,
      [companyId, companyId, days, companyId, days],
    );
    return { count: deleted.length, keys: [] };
  },
};

/** Deletes the next piece of what is not kept by company. */
export async function deleteOfPlatform(
  tx: EntityManager,
  dataClass: 'MAILS' | 'WEBHOOK_BODIES',
  days: number,
): Promise<Deleted> {
  const done =
    dataClass === 'MAILS'
      ? `delete from mail where id in (select id from mail
           where status <> 'queued' and created_at < ${BEFORE} limit ${PIECE}) returning 1`
      : `delete from webhook_event where id in (select e.id from webhook_event e
           where e.created_at < ${BEFORE} and not exists (select 1 from webhook_delivery d
                 where d.event_id = e.id and d.status = 'PENDING') limit ${PIECE}) returning 1`;
  return { count: (await tx.execute<unknown[]>(done, [days])).length, keys: [] };
}

const counted = (rows: readonly { key: string }[]): Deleted => ({
  count: rows.length,
  keys: rows.map(({ key }) => key),
});
