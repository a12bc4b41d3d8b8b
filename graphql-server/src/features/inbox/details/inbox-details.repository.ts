import type { EntityManager } from '../../../platform/database/index.js';
import type { ActivityView, InboxDetails, NoteView } from '../inbox-views.js';

/** Notes and activities that are shown, the last ones. */
const MOST_SHOWN = 200;

interface RawDetails {
  sessionId: string;
  mailBouncedAt: string | null;
  canBeMailed: boolean;
  summary: string | null;
  hasSummaryFile: boolean;
  notes: (Omit<NoteView, 'at'> & { at: string })[];
  activities: (Omit<ActivityView, 'at'> & { at: string })[];
}

const lastOf = (table: string, person: string, fields: string) =>
  `coalesce((select json_agg(json_build_object('id', n.id, 'at', n.created_at, ${fields},
      '${person}', json_build_object('id', n.${person}_id, 'name', n.${person}_name)) order by n.id)
    from (select * from ${table} where company_id = c.company_id and conversation_id = c.id
           order by id desc limit ${MOST_SHOWN}) n), '[]'::json)`;

/** What the page of one conversation shows besides its row, in one statement. */
export async function findDetails(
  em: EntityManager,
  id: string,
): Promise<Omit<InboxDetails, 'row'> | undefined> {
  const [row] = await em.execute<RawDetails[]>(
    `select c.session_id as "sessionId", c.summary,
            c.summary_file_key is not null as "hasSummaryFile",
            (select to_json(m.bounced_at) #>> '{}' from mail m
              where m.dedupe_key = 'conversation-reply:' || c.id || ':' || c.mailed_sequence)
              as "mailBouncedAt",
            not u.is_email_unproven as "canBeMailed",
            ${lastOf('conversation_note', 'author', `'text', n.text, 'mentions', n.mentions`)} as notes,
            ${lastOf(
              'conversation_activity',
              'actor',
              `'kind', n.kind, 'names', coalesce(n.details->'names', '[]'::jsonb)`,
            )} as activities
       from conversation c join end_user u on u.id = c.end_user_id where c.id = ?`,
    [id],
  );
  if (!row) return undefined;
  const { notes, activities, mailBouncedAt: at, ...rest } = row;
  const mailBouncedAt = at === null ? null : new Date(at);
  return {
    ...rest,
    mailBouncedAt,
    notes: notes.map(withDate),
    activities: activities.map(withDate),
  };
}

/** Where the PDF of the summary is kept; undefined until there is one. */
export async function findSummaryFile(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<{ fileKey: string | null; startedAt: Date | string } | undefined> {
  const [row] = await em.execute<{ fileKey: string | null; startedAt: Date | string }[]>(
    `select summary_file_key as "fileKey", started_at as "startedAt" from conversation
      where id = ? and (?::uuid is null or company_id = ?::uuid)`,
    [id, companyId ?? null, companyId ?? null],
  );
  return row;
}

const withDate = <Item extends { at: string }>(item: Item): Omit<Item, 'at'> & { at: Date } => ({
  ...item,
  at: new Date(item.at),
});
