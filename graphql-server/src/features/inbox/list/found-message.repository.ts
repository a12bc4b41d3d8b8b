import type { EntityManager } from '../../../platform/database/index.js';
import type { InboxRow, MessagePreview } from '../inbox-views.js';
import { excerptOf } from './excerpt.js';
import { PREVIEW_LENGTH } from './inbox-row.repository.js';
import { messageHit } from './inbox-search.js';

type FoundMessage = Omit<MessagePreview, 'at'> & {
  at: Date | string;
  conversationId: string;
  stems: string[];
};

/**
 * The rows with the newest message of each that a search has found, from the sentence on with its words. One
 * with all of them goes before one with some.
 */
export async function withFound(
  em: EntityManager,
  companyId: string,
  rows: InboxRow[],
  search: string | null | undefined,
): Promise<InboxRow[]> {
  const hit = messageHit(search);
  if (!hit || rows.length === 0) return rows;
  const messages = await em.execute<FoundMessage[]>(
    `select distinct on (m.conversation_id) m.conversation_id as "conversationId", m.sender, m.text,
            m.created_at as at,
            exists (select 1 from attachment a where a.message_id = m.id) as "hasAttachments",
            tsvector_to_array(to_tsvector('german', ?)) as stems
       from message m
      where m.company_id = ? and m.conversation_id in (${rows.map(() => '?').join(', ')})
        and ${hit.some.sql}
      order by m.conversation_id, coalesce(${hit.all.sql}, false) desc, m.sequence desc`,
    [hit.words, companyId, ...rows.map(({ id }) => id), ...hit.some.params, ...hit.all.params],
  );
  const found = new Map(
    messages.map(({ conversationId, stems, text, at, ...message }) => [
      conversationId,
      { ...message, at: new Date(at), text: excerptOf(text, stems).slice(0, PREVIEW_LENGTH) },
    ]),
  );
  return rows.map((row) => ({ ...row, found: found.get(row.id) ?? null }));
}
