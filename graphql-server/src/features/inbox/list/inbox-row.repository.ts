import type { EntityManager } from '../../../platform/database/index.js';
import { type SqlPart, timeKey } from '../../../platform/lists/index.js';
import type { InboxRow, MessagePreview } from '../inbox-views.js';
import {
  INBOX_ORDER,
  type InboxSortName,
  type InboxViewer,
  isUnread,
  PRESSING_KEY,
} from './inbox-order.js';

/** Characters of a message that a list shows. */
export const PREVIEW_LENGTH = 240;

type Moment = Date | string;

type RawPreview = Omit<MessagePreview, 'at'> & { at: string };

/** Times come as the driver reads them, those within JSON as text. */
type RawRow = Omit<
  InboxRow,
  | 'startedAt'
  | 'endedAt'
  | 'archivedAt'
  | 'snoozedUntil'
  | 'waitingSince'
  | 'lastActivityAt'
  | 'lastMessage'
  | 'lastTenantMessage'
> & {
  startedAt: Moment;
  endedAt: Moment | null;
  archivedAt: Moment | null;
  snoozedUntil: Moment | null;
  waitingSince: Moment | null;
  lastActivityAt: Moment;
  lastMessage: RawPreview | null;
  lastTenantMessage: RawPreview | null;
};

const lastMessage = (
  condition: string,
) => `(select json_build_object('sender', m.sender, 'at', m.created_at,
    'text', left(m.text, ${PREVIEW_LENGTH}),
    'hasAttachments', exists (select 1 from attachment a where a.message_id = m.id))
  from message m where m.conversation_id = c.id and ${condition}
 order by m.sequence desc limit 1)`;

const LABELS = `coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'color', l.color)
    order by lower(l.name))
  from conversation_label_use lu join conversation_label l on l.id = lu.label_id
 where lu.conversation_id = c.id), '[]'::json)`;

/** Reads rows of the inbox, with everything that a list shows of them, in one statement. */
export async function readRows(
  em: EntityManager,
  { readerId }: InboxViewer,
  source: SqlPart,
  sort: InboxSortName = 'ACTIVITY',
): Promise<InboxRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select c.id, c.status, c.handler, c.handler_id as "handlerId", c.handler_name as "handlerName",
            c.urgency, c.danger, c.category, c.started_at as "startedAt", c.ended_at as "endedAt",
            case when c.snoozed_until is null then c.archived_at end as "archivedAt",
            c.snoozed_until as "snoozedUntil", c.waiting_since as "waitingSince",
            c.last_activity_at as "lastActivityAt", ${timeKey('c.last_activity_at')} as "activityKey",
            ${PRESSING_KEY} as "pressingKey",
            c.open_questions > 0 as "hasOpenQuestion", c.inbox_revision as revision,
            c.message_count as "messageCount",
            json_build_object('id', u.id, 'type', u.type, 'firstName', u.first_name,
                'lastName', u.last_name, 'address', u.address,
                'apartmentNumber', u.apartment_number) as "endUser",
            case when s.id is null then null
                 else json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name) end as assignee,
            ${LABELS} as labels, ${lastMessage(`m.status <> 'GENERATING'`)} as "lastMessage",
            ${lastMessage(`m.sender = 'USER'`)} as "lastTenantMessage",
            ${isUnread('c', 'r')} as "isUnread"
       from (${source.sql}) c
       join end_user u on u.id = c.end_user_id
       left join company_user s on s.id = c.assignee_id
       left join conversation_reading r on r.conversation_id = c.id and r.reader_id = ?
      order by ${INBOX_ORDER[sort].orderBy}`,
    [readerId, ...source.params, readerId],
  );
  return rows.map(toRow);
}

/** One conversation; of that company only, if one is named. */
export async function findRow(
  em: EntityManager,
  viewer: Omit<InboxViewer, 'companyId'>,
  id: string,
  companyId: string | undefined,
): Promise<InboxRow | undefined> {
  const [row] = await readRows(
    em,
    { ...viewer, companyId: companyId ?? '' },
    {
      sql: 'select * from conversation c where c.id = ? and (?::uuid is null or c.company_id = ?::uuid)',
      params: [id, companyId ?? null, companyId ?? null],
    },
  );
  return row;
}

/** Conversations that the caller has looked at already, the newest activity first. */
export const findRows = (
  em: EntityManager,
  viewer: Omit<InboxViewer, 'companyId'>,
  ids: readonly string[],
): Promise<InboxRow[]> =>
  readRows(
    em,
    { ...viewer, companyId: '' },
    {
      sql: `select * from conversation c where c.id in (${ids.map(() => '?').join(', ')})`,
      params: [...ids],
    },
  );

const toRow = (raw: RawRow): InboxRow => ({
  ...raw,
  startedAt: new Date(raw.startedAt),
  endedAt: dateOf(raw.endedAt),
  archivedAt: dateOf(raw.archivedAt),
  snoozedUntil: dateOf(raw.snoozedUntil),
  waitingSince: dateOf(raw.waitingSince),
  lastActivityAt: new Date(raw.lastActivityAt),
  lastMessage: previewOf(raw.lastMessage),
  lastTenantMessage: previewOf(raw.lastTenantMessage),
});

const previewOf = (raw: RawPreview | null): MessagePreview | null =>
  raw && { ...raw, at: new Date(raw.at) };

const dateOf = (moment: Moment | null): Date | null => (moment === null ? null : new Date(moment));
