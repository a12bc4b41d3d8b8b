import type { EntityManager } from '../../../platform/database/index.js';
import type { ErasureTarget } from './erasure-target.js';

/** Ids by which mails and events speak of the person: their own, their conversations' and cases'. */
export async function findIds(
  em: EntityManager,
  { companyId, endUserId }: ErasureTarget,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `with chats as (select id from conversation where company_id = ? and end_user_id = ?),
          cases as (select id from service_case where company_id = ?
                       and (end_user_id = ? or conversation_id in (select id from chats)))
     select id from chats union select id from cases
     union select id from case_link where company_id = ? and case_id in (select id from cases)`,
    [companyId, endUserId, companyId, endUserId, companyId],
  );
  return [endUserId, ...rows.map(({ id }) => id)];
}

/** Deletes mails to the person, and those of their company that are about them, sent or not. */
export const eraseMails = (
  tx: EntityManager,
  { companyId, endUserId, email, companyName, names }: ErasureTarget,
  ids: string,
): Promise<number> =>
  count(
    tx,
    `delete from mail
      where dedupe_key ~ ? or end_user_id = ?
         or (from_name = ? and (recipient = ? or subject ~* ? or reply_to ~* ?))
         or (recipient = ? and not exists (
               select 1 from end_user where email = ? and managing_company_id <> ?)) returning 1`,
    [ids, endUserId, companyName, email, names, names, email, email, companyId],
  );

/** Deletes what endpoints were told, or were to be told; the record of its deliveries goes along. */
export const eraseWebhookBodies = (tx: EntityManager, ids: string): Promise<number> =>
  count(tx, 'delete from webhook_event where body ~ ? returning 1', [ids]);

/** Deletes what is kept of jobs that have ended. */
export const eraseEndedJobs = (
  tx: EntityManager,
  { namesInJson }: Pick<ErasureTarget, 'namesInJson'>,
  ids: string,
): Promise<number> =>
  count(
    tx,
    `delete from jobs.job where state in ('completed', 'cancelled', 'failed')
        and (data::text ~ ? or output::text ~ ? or output::text ~* ?) returning 1`,
    [ids, ids, namesInJson],
  );

type AuditTarget = Pick<
  ErasureTarget,
  'companyId' | 'endUserId' | 'pseudonym' | 'names' | 'namesInJson'
>;

/**
 * Puts the pseudonym in the place of the person in the audit log. The database lets nothing else be
 * changed there, and only in a transaction that says what it is about.
 */
export async function pseudonymiseAudit(
  tx: EntityManager,
  { companyId, endUserId, pseudonym, names, namesInJson }: AuditTarget,
): Promise<number> {
  await tx.execute(`set local hausgeist.pseudonymising = 'on'`);
  const changed = await count(
    tx,
    `update audit_entry
        set subject_name = case when subject_id = ? then ? else regexp_replace(subject_name, ?, ?, 'gi') end,
            actor_name = case when actor_id = ? and actor_name <> '' then ? else regexp_replace(actor_name, ?, ?, 'gi') end,
            details = regexp_replace(details::text, ?, ?, 'gi')::jsonb,
            address = case when actor_id = ? then '' else address end
      where company_id = ? and (subject_id = ? or actor_id = ? or subject_name ~* ? or actor_name ~* ?
            or details::text ~* ?)
      returning 1`,
    [
      ...[endUserId, pseudonym, names, pseudonym, endUserId, pseudonym, names, pseudonym],
      ...[namesInJson, pseudonym, endUserId],
      ...[companyId, endUserId, endUserId, names, names, namesInJson],
    ],
  );
  await tx.execute(`set local hausgeist.pseudonymising = 'off'`);
  return changed;
}

/** How many rows a statement gave back, one for each that it changed. */
export async function count(
  tx: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  return (await tx.execute<unknown[]>(sql, [...values])).length;
}
