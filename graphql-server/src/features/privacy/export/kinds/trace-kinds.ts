import { AT, CREATED, type ExportKind, ID, KIND, STATE } from './export-kind.js';

export const MAILS: ExportKind = {
  name: 'mails',
  title: ['E-Mails an Sie und über Sie', 'Emails to you and about you'],
  sql: `select id, subject, created_at as "createdAt", sent_at as "sentAt", status, bounced_at as "bouncedAt",
               recipient = ? as "isToYou",
               (select jsonb_agg(a ->> 'filename') from jsonb_array_elements(attachments) a) as files
          from mail where (from_name = ? and recipient = ?) or split_part(dedupe_key, ':', 2) = any(?::text[])`,
  values: ({ companyName, email, ids }) => [email, companyName, email, ids],
  fields: {
    subject: ['Betreff', 'Subject'],
    isToYou: ['An Sie', 'To you'],
    createdAt: CREATED,
    sentAt: ['Gesendet', 'Sent'],
    status: STATE,
    bouncedAt: ['Zurückgekommen', 'Bounced'],
    files: ['Dateien', 'Files'],
  },
};

export const AUDIT: ExportKind = {
  name: 'audit',
  title: [
    'Protokoll: was Sie getan haben und was mit Ihrem Eintrag geschah',
    'Audit log: what you did, and what was done to your entry',
  ],
  sql: `select id, at, action, actor_kind as "actorKind", coalesce(actor_id = ?, false) as "isByYou", subject_kind as "subjectKind",
               subject_id as "subjectId", case when actor_id = ? then address end as address,
               case when subject_id = ? or actor_id = ? then details end as details
          from audit_entry where company_id = ? and (actor_id = ? or subject_id::text = any(?::text[]))`,
  values: ({ companyId, personId, ids }) => [
    ...[personId, personId, personId, personId],
    ...[companyId, personId, ids],
  ],
  fields: {
    at: AT,
    action: ['Vorgang', 'Action'],
    isByYou: ['Von Ihnen', 'By you'],
    actorKind: ['Wer', 'Who'],
    subjectKind: ['Woran', 'What it was about'],
    subjectId: ID,
    address: ['Netzwerkadresse', 'Network address'],
    details: ['Einzelheiten', 'Details'],
  },
};

const WEBHOOKS: ExportKind = {
  name: 'told-systems',
  title: ['Was anderen Systemen mitgeteilt wurde', 'What other systems were told'],
  sql: `select e.id, e.type, e.created_at as "createdAt",
               coalesce(e.body::jsonb -> 'data', e.body::jsonb) - array['assigneeId', 'assigneeName', 'handlerId',
                 'handlerName', 'authorId', 'authorName', 'craftsmanName'] as body,
               (select jsonb_agg(jsonb_build_object('system', split_part(w.url, '/', 3), 'state', d.status, 'at', d.last_attempt_at))
                  from webhook_delivery d join webhook w on w.id = d.webhook_id
                 where d.event_id = e.id and (d.company_id = ? or d.company_id is null)) as deliveries
          from webhook_event e
         where exists (select 1 from unnest(?::text[]) i where strpos(e.body, i) > 0)`,
  values: ({ companyId, ids }) => [companyId, ids],
  fields: {
    type: KIND,
    createdAt: AT,
    body: ['Inhalt', 'Content'],
    deliveries: ['Zustellungen', 'Deliveries'],
  },
  nested: { deliveries: { system: ['System', 'System'], state: STATE, at: AT } },
};

const IMPORTS: ExportKind = {
  name: 'imports',
  title: ['Importe mit Ihren Angaben', 'Imports with your details'],
  sql: `select i.id, i.file_name as "fileName", i.created_at as "createdAt", i.columns,
               (select jsonb_agg(r) from jsonb_array_elements(i.sample_rows) r where r::text ~* ?) as rows,
               (select jsonb_agg(p) from jsonb_array_elements(i.problems) p where p::text ~* ?) as problems
          from end_user_import i
         where i.company_id = ? and (i.sample_rows::text ~* ? or i.problems::text ~* ?)`,
  values: ({ companyId, namesInJson }) => [
    ...[namesInJson, namesInJson, companyId, namesInJson, namesInJson],
  ],
  fields: {
    fileName: ['Datei', 'File'],
    createdAt: CREATED,
    columns: ['Spalten', 'Columns'],
    rows: ['Zeilen mit Ihren Angaben', 'Rows with your details'],
    problems: ['Auffälligkeiten', 'Problems'],
  },
};

/** Where else a tenant or owner has left traces. */
export const TRACE_KINDS: readonly ExportKind[] = [MAILS, AUDIT, WEBHOOKS, IMPORTS];

/** When and with what a person signed in. */
export const signInsOf = (audience: 'company-user' | 'end-user'): ExportKind => ({
  name: 'sign-ins',
  title: ['Anmeldungen und Geräte', 'Sign-ins and devices'],
  sql: `select id, device, address, created_at as "createdAt", last_used_at as "lastUsedAt",
               expires_at as "expiresAt", revoked_at as "endedAt"
          from session where audience = '${audience}' and subject_id = ?`,
  values: ({ personId }) => [personId],
  fields: {
    createdAt: ['Angemeldet', 'Signed in'],
    lastUsedAt: ['Zuletzt benutzt', 'Last used'],
    expiresAt: ['Gültig bis', 'Valid until'],
    endedAt: ['Beendet', 'Ended'],
    device: ['Gerät', 'Device'],
    address: ['Netzwerkadresse', 'Network address'],
  },
});
