import type { EntityManager } from '../../../platform/database/index.js';

/**
 * Keeps how far a person has read a conversation; null is nothing of it. What was read stays read,
 * should an older call come later. Gives the conversation's company.
 */
export async function keepReading(
  tx: EntityManager,
  {
    conversationId,
    readerId,
    until,
  }: {
    conversationId: string;
    readerId: string;
    until: Date | null;
  },
): Promise<string> {
  const [row] = await tx.execute<{ companyId: string }[]>(
    `insert into conversation_reading as r (conversation_id, reader_id, company_id, seen_at)
     select c.id, ?::uuid, c.company_id, case when ?::timestamptz is null then null else least(?::timestamptz, now()) end from conversation c where c.id = ?
     on conflict (conversation_id, reader_id) do update
       set seen_at = case when excluded.seen_at is null then null
                          else greatest(r.seen_at, excluded.seen_at) end
     returning company_id as "companyId"`,
    [readerId, until, until, conversationId],
  );
  if (!row) throw new Error('A conversation that was just read is gone.');
  return row.companyId;
}
