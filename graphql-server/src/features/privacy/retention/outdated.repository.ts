import type { EntityManager } from '../../../platform/database/index.js';
import { IS_UNDONE } from '../../cases/index.js';
import { deleteConversations } from '../conversation-rows.repository.js';
import { type CompanyClass, isOfCompanies, type RetentionClass } from './retention-classes.js';

/** What one piece has deleted. */
export interface Deleted {
  count: number;
  /** Stored files that nothing refers to any more. */
  keys: string[];
}

/** Rows of one piece. */
const PIECE = 100;

const before = (days: string) => `now() - make_interval(days => ${days})`;

/** A hold on the person or on this conversation. */
const NOT_HELD = `not exists (select 1 from legal_hold h
  where h.company_id = c.company_id and h.end_user_id = c.end_user_id
    and (h.conversation_id is null or h.conversation_id = c.id))`;

/** A file that a case still shows which is not done is kept: it is needed there, and there is no other. */
const NOT_OF_OPEN_CASE = `not exists (select 1 from case_file f
   join service_case s on s.company_id = f.company_id and s.id = f.case_id
  where f.company_id = a.company_id and f.message_id = a.message_id
    and f.storage_key = a.storage_key and ${IS_UNDONE})`;

/**
 * What is due of one class at one company, as a part of a statement. Company and days are `?` each time where
 * nothing else is given.
 */
const DUE: Record<CompanyClass, (company?: string, days?: string) => string> = {
  CONVERSATIONS: (company = '?', days = '?') =>
    `from conversation c
      where c.company_id = ${company} and c.last_activity_at < ${before(days)} and ${NOT_HELD}`,
  ATTACHMENTS: (company = '?', days = '?') =>
    `from attachment a
       join message m on m.company_id = a.company_id and m.id = a.message_id
       join conversation c on c.company_id = m.company_id and c.id = m.conversation_id
      where a.company_id = ${company} and a.created_at < ${before(days)} and ${NOT_HELD}
        and ${NOT_OF_OPEN_CASE}`,
  SUMMARIES: (company = '?', days = '?') =>
    `from conversation c
      where c.company_id = ${company} and c.summary_file_key is not null
        and c.ended_at < ${before(days)} and ${NOT_HELD}`,
  IMPORTS: (company = '?', days = '?') =>
    `from end_user_import
      where company_id = ${company} and status in ('DONE', 'CANCELLED', 'FAILED')
        and updated_at < ${before(days)}`,
  // A case has a copy of its craftsman, so the name says whose it is.
  CRAFTSMEN: (company = '?', days = '?') =>
    `from craftsman
      where company_id = ${company} and updated_at < ${before(days)}
        and lower(name) not in (select lower(craftsman_name) from service_case
            where company_id = ${company} and (${IS_UNDONE} or updated_at >= ${before(days)}))`,
};

const DUE_OF_PLATFORM = {
  MAILS: `from mail where status <> 'queued' and created_at < ${before('?')}`,
  WEBHOOK_BODIES: `from webhook_event e
     where e.created_at < ${before('?')} and not exists (select 1 from webhook_delivery d
           where d.event_id = e.id and d.status = 'PENDING')`,
} as const;

/** How much would be due if one time of the platform, or of the named company, were this. */
export async function countDue(
  em: EntityManager,
  dataClass: RetentionClass,
  days: number,
  companyId: string | undefined,
): Promise<number> {
  const { sql, params } = isOfCompanies(dataClass)
    ? {
        sql: `select coalesce(sum((select count(*) ${DUE[dataClass]('k.id', 'k.days')})), 0)::int as count
                from (select co.id, least(?, (select min(r.days) from retention_rule r
                        where r.data_class = ?
                          and r.company_id ${companyId ? 'is null' : '= co.id'})) as days
                        from company co where ${companyId ? 'co.id = ?' : 'true'}) k`,
        params: [days, dataClass, ...(companyId ? [companyId] : [])],
      }
    : { sql: `select count(*)::int as count ${DUE_OF_PLATFORM[dataClass]}`, params: [days] };
  const [row] = await em.execute<{ count: number }[]>(sql, params);
  return row?.count ?? 0;
}

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
      `select c.id ${DUE.CONVERSATIONS()} order by c.id limit ${PIECE} for update of c skip locked`,
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
        `with gone as (
           delete from attachment where company_id = ? and id in (
             select a.id ${DUE.ATTACHMENTS()} limit ${PIECE}) returning message_id, storage_key),
         of_cases as (
           delete from case_file f using gone g
            where f.company_id = ? and f.message_id = g.message_id and f.storage_key = g.storage_key)
         select storage_key as key from gone`,
        [companyId, companyId, days, companyId],
      ),
    ),
  SUMMARIES: async (tx, companyId, days) =>
    counted(
      await tx.execute<{ key: string }[]>(
        `with due as (
           select c.id, c.summary_file_key as key ${DUE.SUMMARIES()} limit ${PIECE})
         update conversation set summary_file_key = null from due
          where conversation.company_id = ? and conversation.id = due.id returning due.key`,
        [companyId, days, companyId],
      ),
    ),
  IMPORTS: async (tx, companyId, days) =>
    counted(
      await tx.execute<{ key: string }[]>(
        `delete from end_user_import where company_id = ? and id in (
           select id ${DUE.IMPORTS()} limit ${PIECE}) returning file_key as key`,
        [companyId, companyId, days],
      ),
    ),
  CRAFTSMEN: async (tx, companyId, days) => {
    const deleted = await tx.execute<unknown[]>(
      `delete from craftsman where company_id = ? and id in (
         select id ${DUE.CRAFTSMEN()} limit ${PIECE}) returning 1`,
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
  const due = DUE_OF_PLATFORM[dataClass];
  const done =
    dataClass === 'MAILS'
      ? `delete from mail where id in (select id ${due} limit ${PIECE}) returning 1`
      : `delete from webhook_event where id in (select e.id ${due} limit ${PIECE}) returning 1`;
  return { count: (await tx.execute<unknown[]>(done, [days])).length, keys: [] };
}

const counted = (rows: readonly { key: string }[]): Deleted => ({
  count: rows.length,
  keys: rows.map(({ key }) => key),
});
