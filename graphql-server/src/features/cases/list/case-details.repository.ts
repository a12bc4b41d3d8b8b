import type { EntityManager } from '../../../platform/database/index.js';
import type {
  CaseDetailsView,
  CaseConversationView,
  CaseEntryView,
  CaseFileView,
  CaseLinkView,
  TenantNoticeWay,
} from '../case-views.js';

/** Entries of the history that are shown, the last ones. */
const MOST_SHOWN = 500;

/** By which way the tenant of a case would be told of news now. */
const NOTICE_WAY = `select case when exists (select 1 from conversation v where v.company_id = c.company_id
                  and v.end_user_id = c.end_user_id and v.status = 'OPEN' and (v.id = c.conversation_id or v.id in (
                  select k.conversation_id from case_conversation k where k.company_id = c.company_id and k.case_id = c.id)))
                  then 'CHAT' when not u.is_email_unproven then 'MAIL' end as way
              from service_case c
              join end_user u on u.managing_company_id = c.company_id and u.id = c.end_user_id
             where c.company_id = ? and c.id = ?`;

/** By which way its tenant would be told of news now; null where that is not possible. */
export async function findNoticeWay(
  em: EntityManager,
  { id, companyId }: { id: string; companyId: string },
): Promise<TenantNoticeWay | null> {
  const [row] = await em.execute<{ way: TenantNoticeWay | null }[]>(NOTICE_WAY, [companyId, id]);
  return row?.way ?? null;
}

type Raw<View, Times extends keyof View> = Omit<View, Times> & Record<Times, string | null>;

interface RawDetails {
  entries: Raw<CaseEntryView, 'at'>[];
  files: Raw<CaseFileView, 'at'>[];
  link: Raw<CaseLinkView, 'sentAt' | 'expiresAt' | 'openedAt'> | null;
  conversations: Raw<CaseConversationView, 'startedAt'>[];
  tenantNotice: TenantNoticeWay | null;
}

/** What the page of a case shows besides its row, in one statement. */
export async function findCaseDetails(
  em: EntityManager,
  { id, companyId }: { id: string; companyId: string },
): Promise<Omit<CaseDetailsView, 'row'>> {
  const [row] = await em.execute<RawDetails[]>(
    `select coalesce((select json_agg(json_build_object('id', e.id, 'side', e.side,
                'actorName', e.actor_name, 'kind', e.kind, 'text', e.text, 'at', e.created_at,
                'isShown', e.shown_at is not null,
                'changes', coalesce(e.details->'changes', '[]'::jsonb),
                'names', coalesce(e.details->'names', '[]'::jsonb)) order by e.id)
              from (select * from case_entry where company_id = ? and case_id = ?
                     order by id desc limit ${MOST_SHOWN}) e), '[]'::json) as entries,
            coalesce((select json_agg(json_build_object('id', f.id, 'originalName', f.original_name,
                'fileSize', f.file_size, 'mimeType', f.mime_type, 'purpose', f.purpose,
                'uploadedBy', f.uploaded_by, 'side', f.side, 'at', f.created_at,
                'isShown', f.shown_at is not null or f.side = 'TENANT') order by f.id)
              from case_file f where f.company_id = ? and f.case_id = ? and f.stored_at is not null),
                '[]'::json) as files,
            (select json_build_object('name', l.name, 'email', l.email, 'sentAt', l.created_at,
                'expiresAt', l.expires_at, 'openedAt', l.opened_at)
              from case_link l where l.company_id = ? and l.case_id = ? and l.revoked_at is null
                and l.expires_at > now() order by l.id desc limit 1) as link,
            coalesce((select json_agg(json_build_object('id', v.id, 'personId', u.id,
                'personName', u.first_name || ' ' || u.last_name, 'startedAt', v.started_at,
                'isSource', v.id is not distinct from c.conversation_id, 'isOpen', v.status = 'OPEN') order by v.started_at, v.id)
              from service_case c
              join conversation v on v.company_id = c.company_id and (v.id = c.conversation_id or v.id in (
                   select k.conversation_id from case_conversation k where k.company_id = c.company_id and k.case_id = c.id))
              join end_user u on u.id = v.end_user_id
             where c.company_id = ? and c.id = ?), '[]'::json) as conversations,
            (${NOTICE_WAY}) as "tenantNotice"`,
    [companyId, id, companyId, id, companyId, id, companyId, id, companyId, id],
  );
  if (!row) throw new Error('The database answered nothing.');
  const { entries, files, link, conversations, tenantNotice } = row;
  return {
    tenantNotice,
    conversations: conversations.map((one) => ({ ...one, startedAt: moment(one.startedAt) })),
    entries: entries.map((entry) => ({ ...entry, at: moment(entry.at) })),
    files: files.map((file) => ({ ...file, at: moment(file.at) })),
    link: link && {
      ...link,
      sentAt: moment(link.sentAt),
      expiresAt: moment(link.expiresAt),
      openedAt: link.openedAt === null ? null : moment(link.openedAt),
    },
  };
}

const moment = (text: string | null): Date => new Date(text ?? Number.NaN);
