import type { EntityManager } from '../../../platform/database/index.js';
import { KIND_RULES } from '../notification-kinds.js';
import { Notification } from '../notification.entity.js';
import { ownerOf } from '../person.js';
import type { ReadCause } from './notify.job.js';
import type { Recipient } from './recipients.repository.js';

/** What one person is told, and in which ways. */
interface Told {
  cause: ReadCause;
  recipient: Pick<Recipient, 'id' | 'companyId' | 'deputyFor'>;
  made: Pick<Notification, 'inConsole' | 'mailOwed' | 'pushHeld'>;
}

/** Whether one notification counts all that happens until it is read. */
const isCollected = ({ kind, conversationId }: ReadCause): boolean =>
  KIND_RULES[kind].isCollected === true && conversationId !== undefined;

/** Keeps others from counting the same conversation until this transaction ends: two would find nothing to count on. */
export async function lockCollected(tx: EntityManager, cause: ReadCause): Promise<void> {
  if (!isCollected(cause)) return;
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 122))', [
    `${cause.kind}:${cause.conversationId}`,
  ]);
}

/** The id of the notification that is new or counts one more; undefined where the person was told before. */
export async function storeNotification(
  tx: EntityManager,
  told: Told,
): Promise<string | undefined> {
  if (!isCollected(told.cause)) return insert(tx, told);
  if (await wasCounted(tx, told)) return undefined;
  return (await countOneMore(tx, told)) ?? insert(tx, told);
}

/** What is said of the cause to this person. */
const detailsFor = ({ cause, recipient: { deputyFor } }: Told): string =>
  JSON.stringify({ ...cause.details, ...(deputyFor ? { deputyFor } : {}) });

const companyOf = ({ cause, recipient }: Told) => recipient.companyId ?? cause.companyId ?? null;

/** Whether a run before has told the person of this occasion. */
async function wasCounted(tx: EntityManager, told: Told): Promise<boolean> {
  const { cause: occasion, conversationId } = told.cause;
  const found = await tx.execute<object[]>(
    `select 1 from notification
      where company_id = ? and conversation_id = ? and coalesce(member_id, admin_id) = ?
        and (cause = ? or earlier_causes @> to_jsonb(?::text))`,
    [companyOf(told), conversationId ?? null, told.recipient.id, occasion, occasion],
  );
  return found.length > 0;
}

/** Adds to the one that the person has not read, or not been mailed or pushed, yet. */
async function countOneMore(tx: EntityManager, told: Told): Promise<string | undefined> {
  const { cause, recipient, made } = told;
  const [row] = await tx.execute<{ id: string }[]>(
    `update notification
        set count = count + 1, cause = ?, earlier_causes = earlier_causes || to_jsonb(cause),
            actor_name = ?, details = ?::jsonb, mail_owed = mail_owed or ?,
            push_held = push_held or ?, created_at = now()
      where id = (select id from notification
                   where company_id = ? and conversation_id = ? and kind = ?
                     and coalesce(member_id, admin_id) = ? and read_at is null and in_console = ?
                     and (in_console or mail_owed or push_held)
                   order by created_at desc limit 1 for update)
      returning id`,
    [
      ...[cause.cause, cause.actor?.name ?? null, detailsFor(told)],
      ...[made.mailOwed, made.pushHeld, companyOf(told), cause.conversationId ?? null],
      ...[cause.kind, recipient.id, made.inConsole],
    ],
  );
  return row?.id;
}

async function insert(tx: EntityManager, told: Told): Promise<string | undefined> {
  const { kind, cause, conversationId, caseId, broadcastId, actor } = told.cause;
  const { inConsole, mailOwed, pushHeld } = told.made;
  const { id, memberId, adminId } = Object.assign(new Notification(), ownerOf(told.recipient));
  const rows = await tx.execute<{ id: string }[]>(
    `insert into notification (id, company_id, member_id, admin_id, kind, cause, conversation_id,
            case_id, broadcast_id, actor_name, details, in_console, mail_owed, push_held, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, now())
     on conflict (coalesce(member_id, admin_id), cause) do nothing returning id`,
    [
      ...[id, companyOf(told), memberId, adminId, kind, cause],
      ...[conversationId ?? null, caseId ?? null, broadcastId ?? null, actor?.name ?? null],
      ...[detailsFor(told), inConsole, mailOwed, pushHeld],
    ],
  );
  return rows[0]?.id;
}
