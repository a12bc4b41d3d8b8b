import type { EntityManager } from '../../../platform/database/index.js';
import { deleteConversations } from '../conversation-rows.repository.js';
import type { ErasureTarget } from './erasure-target.js';
import { count } from './erase-traces.repository.js';

/** Conversations of one piece. */
const PIECE = 20;

/** What the person has asked, as wordings and test questions keep it. */
const ASKED = `(select lower(trim(m.text)) from message m join conversation c on c.id = m.conversation_id
                where c.company_id = ? and c.end_user_id = ? and m.sender = 'USER')`;

/** The next conversations to delete, with the files that go with them. */
export async function eraseConversations(
  tx: EntityManager,
  { companyId, endUserId }: ErasureTarget,
): Promise<{ conversations: number; messages: number; keys: string[] }> {
  const found = await tx.execute<{ id: string }[]>(
    `select id from conversation
      where company_id = ? and end_user_id = ? order by id limit ${PIECE} for update`,
    [companyId, endUserId],
  );
  const ids = found.map(({ id }) => id);
  return { conversations: ids.length, ...(await deleteConversations(tx, companyId, ids)) };
}

/** Deletes what was uploaded and never sent. */
export async function eraseUploads(
  tx: EntityManager,
  { companyId, endUserId }: ErasureTarget,
): Promise<string[]> {
  const rows = await tx.execute<{ key: string }[]>(
    'delete from attachment where company_id = ? and end_user_id = ? returning storage_key as key',
    [companyId, endUserId],
  );
  return rows.map(({ key }) => key);
}

/**
 * Takes what the person asked out of what the company's search learns from, and with it the vectors: they
 * are made of the wordings anew by the process that sees that these have another revision.
 */
export async function eraseLearned(
  tx: EntityManager,
  { companyId, endUserId, names, namesInJson }: ErasureTarget,
): Promise<number> {
  const own = [companyId, endUserId];
  const wordings = await count(
    tx,
    `delete from use_case_wording where company_id = ? and (text ~* ? or lower(trim(text)) in ${ASKED}) returning 1`,
    [companyId, names, ...own],
  );
  const drafted = await count(
    tx,
    `update draft_use_case d set revision = revision + 1, wordings = (
            select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(d.wordings) w
             where w::text !~* ? and lower(trim(coalesce(w ->> 'text', w #>> '{}'))) not in ${ASKED})
      where company_id = ? and exists (select 1 from jsonb_array_elements(d.wordings) w
             where w::text ~* ? or lower(trim(coalesce(w ->> 'text', w #>> '{}'))) in ${ASKED}) returning 1`,
    [namesInJson, ...own, companyId, namesInJson, ...own],
  );
  const questions = await count(
    tx,
    `delete from test_question where company_id = ? and (text ~* ? or lower(trim(text)) in ${ASKED}) returning 1`,
    [companyId, names, ...own],
  );
  if (wordings > 0) {
    await tx.execute(
      'update prompt_file set wording_revision = wording_revision + 1 where company_id = ? and active',
      [companyId],
    );
  }
  return wordings + drafted + questions;
}

/**
 * Empties the cases that the person reported: that something was done in the house stays, with its number and
 * its days; what was said, the place, the files and the links to it go.
 */
export async function eraseCases(
  tx: EntityManager,
  { companyId, endUserId, pseudonym }: ErasureTarget,
): Promise<{ cases: number; keys: string[] }> {
  const found = await tx.execute<{ id: string }[]>(
    `select id from service_case where company_id = ? and (end_user_id = ? or conversation_id in
            (select id from conversation where company_id = ? and end_user_id = ?)) for update`,
    [companyId, endUserId, companyId, endUserId],
  );
  if (found.length === 0) return { cases: 0, keys: [] };
  const those = [companyId, `{${found.map(({ id }) => id).join(',')}}`];
  const files = await tx.execute<{ key: string }[]>(
    'delete from case_file where company_id = ? and case_id = any(?::uuid[]) returning storage_key as key',
    those,
  );
  await tx.execute(
    'delete from case_link where company_id = ? and case_id = any(?::uuid[])',
    those,
  );
  await tx.execute(
    `update case_entry set text = null, details = '{}',
            actor_name = case when side = 'TENANT' then ? else actor_name end
      where company_id = ? and case_id = any(?::uuid[])`,
    [pseudonym, ...those],
  );
  await tx.execute(
    `update service_case set title = ?, description = '', place = '', revision = revision + 1
      where company_id = ? and id = any(?::uuid[])`,
    [pseudonym, ...those],
  );
  return { cases: found.length, keys: files.map(({ key }) => key) };
}

/** Columns in which the company's people may have named the person; those with JSON say so. */
export const MENTIONS: readonly [table: string, column: string, kind?: 'json'][] = [
  ['contact_note', 'text'],
  ['conversation_note', 'text'],
  ['conversation_activity', 'details', 'json'],
  ['service_case', 'title'],
  ['service_case', 'description'],
  ['service_case', 'place'],
  ['case_entry', 'text'],
  ['case_entry', 'details', 'json'],
  ['inbox_saved_filter', 'name'],
  ['inbox_saved_filter', 'search'],
  ['broadcast', 'subject'],
  ['broadcast', 'text'],
  ['canned_reply', 'title'],
  ['canned_reply', 'text'],
  ['craftsman', 'note'],
  ['conversation_label', 'name'],
  ['privacy_request', 'extension_reason'],
  ['privacy_request', 'refusal_reason'],
  ['legal_hold', 'reason'],
  ['end_user_import', 'problems', 'json'],
  ['end_user_import', 'sample_rows', 'json'],
];

/** Puts the pseudonym wherever the company's people have written the name elsewhere. */
export async function eraseMentions(
  tx: EntityManager,
  {
    companyId,
    pseudonym,
    names,
    namesInJson,
  }: Pick<ErasureTarget, 'companyId' | 'pseudonym' | 'names' | 'namesInJson'>,
): Promise<number> {
  let sum = 0;
  for (const [table, column, kind] of MENTIONS) {
    const [text, pattern, cast] = kind
      ? [`${column}::text`, namesInJson, '::jsonb']
      : [column, names, ''];
    sum += await count(
      tx,
      `update ${table} set ${column} = regexp_replace(${text}, ?, ?, 'gi')${cast}
        where company_id = ? and ${text} ~* ? returning 1`,
      [pattern, pseudonym, companyId, pattern],
    );
  }
  return sum;
}
