import {
  AT,
  CREATED,
  type ExportKind,
  KIND,
  NAME,
  own,
  STATE,
  TEXT,
  type Words,
} from './export-kind.js';

const FILES: Words = ['Dateien', 'Files'];
const SIZE: Words = ['Größe in Bytes', 'Size in bytes'];
const CATEGORY: Words = ['Thema', 'Topic'];
const URGENCY: Words = ['Dringlichkeit', 'Urgency'];

/** The messages of conversation `c`, the oldest first; members of the company as the tenant was told. */
const MESSAGES = `(select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'at', m.created_at, 'sender', m.sender, 'authorName', m.author_name, 'text', m.text, 'category', m.category,
    'sources', nullif(m.sources, '[]'), 'guidance', m.guidance, 'rating', m.rating, 'stoppedAt', m.stopped_at,
    'files', (select jsonb_agg(a.original_name order by a.id) from attachment a
               where a.company_id = m.company_id and a.message_id = m.id),
    'openQuestion', (select q.state from unanswered_question q where q.company_id = m.company_id and q.message_id = m.id)
  )) order by m.sequence) from message m where m.company_id = c.company_id and m.conversation_id = c.id)`;

const CONVERSATIONS: ExportKind = {
  name: 'conversations',
  title: ['Gespräche', 'Conversations'],
  piece: 50,
  sql: `select c.id, c.started_at as "startedAt", c.ended_at as "endedAt", c.status, c.category, c.urgency, c.danger,
               c.hand_over_requested_at as "handOverRequestedAt", case when c.snoozed_until is null then c.archived_at end as "archivedAt",
               c.snoozed_until as "snoozedUntil", c.summary, c.ai_notice as "aiNotice",
               (select jsonb_agg(l.name order by l.name) from conversation_label_use u
                  join conversation_label l on l.company_id = u.company_id and l.id = u.label_id
                 where u.company_id = c.company_id and u.conversation_id = c.id) as labels,
               (select jsonb_agg(jsonb_build_object('at', n.created_at, 'text', n.text) order by n.id)
                  from conversation_note n where n.company_id = c.company_id and n.conversation_id = c.id) as notes,
               (select jsonb_agg(jsonb_build_object('at', a.created_at, 'kind', a.kind) order by a.id)
                  from conversation_activity a where a.company_id = c.company_id and a.conversation_id = c.id) as steps,
               (select jsonb_agg(s.number order by s.number) from case_conversation k
                  join service_case s on s.company_id = k.company_id and s.id = k.case_id
                 where k.company_id = c.company_id and k.conversation_id = c.id) as cases,
               ${MESSAGES} as messages
          from conversation c where c.company_id = ? and c.end_user_id = ?`,
  values: own,
  fields: {
    startedAt: ['Begonnen', 'Started'],
    endedAt: ['Beendet', 'Ended'],
    status: STATE,
    category: CATEGORY,
    urgency: URGENCY,
    danger: ['Gemeldete Gefahr', 'Reported danger'],
    handOverRequestedAt: ['Wunsch nach einem Menschen', 'Asked for a person'],
    archivedAt: ['Archiviert', 'Archived'],
    snoozedUntil: ['Wiedervorlage', 'Comes back'],
    summary: ['Zusammenfassung', 'Summary'],
    aiNotice: ['Hinweis auf die KI, den Sie gesehen haben', 'Notice about the AI that you saw'],
    labels: ['Etiketten', 'Labels'],
    cases: ['Vorgänge, zu denen es gehört', 'Cases that it belongs to'],
    messages: ['Nachrichten', 'Messages'],
    notes: ['Interne Notizen der Verwaltung', 'Internal notes of the company'],
    steps: ['Was die Verwaltung damit getan hat', 'What the company did with it'],
  },
  nested: {
    messages: {
      at: AT,
      sender: [
        'Absender: Sie (USER), Assistent (BOT), Mensch (PERSON), System (SYSTEM)',
        'Sender: you (USER), assistant (BOT), a person (PERSON), system (SYSTEM)',
      ],
      authorName: NAME,
      text: TEXT,
      category: CATEGORY,
      sources: ['Quellen', 'Sources'],
      guidance: ['Hinweise neben der Antwort', 'Hints beside the answer'],
      rating: ['Ihre Bewertung', 'Your rating'],
      stoppedAt: ['Von Ihnen angehalten', 'Stopped by you'],
      files: FILES,
      openQuestion: ['Offen gebliebene Frage', 'Question left open'],
    },
    notes: { at: AT, text: TEXT },
    steps: { at: AT, kind: KIND },
  },
};

const ATTACHMENTS: ExportKind = {
  name: 'attachments',
  title: ['Dateien aus Gesprächen', 'Files of conversations'],
  sql: `select id, original_name as "name", file_size as "size", mime_type as "mimeType", purpose, created_at as "createdAt"
          from attachment where company_id = ? and end_user_id = ?`,
  values: own,
  fields: {
    name: NAME,
    size: SIZE,
    mimeType: ['Dateityp', 'Media type'],
    purpose: KIND,
    createdAt: ['Hochgeladen', 'Uploaded'],
  },
};

const CONTACTS: ExportKind = {
  name: 'contacts',
  title: ['Anrufe, Besuche und Briefe', 'Calls, visits and letters'],
  sql: `select id, at, kind, text, created_at as "createdAt"
          from contact_note where company_id = ? and end_user_id = ?`,
  values: own,
  fields: { at: AT, kind: KIND, text: TEXT, createdAt: CREATED },
};

const CASES: ExportKind = {
  name: 'cases',
  title: ['Vorgänge', 'Cases'],
  sql: `select s.id, s.number, s.title, s.description, s.place, s.category, s.urgency, s.state, s.due_on as "dueOn",
               s.answer_id is not null as "isFromTenant", s.noticed_on as "noticedOn",
               s.appointment_at as "appointmentAt", s.appointment_until as "appointmentUntil",
               s.created_at as "createdAt", s.updated_at as "updatedAt",
               (select jsonb_agg(jsonb_build_object('at', e.created_at, 'side', e.side, 'kind', e.kind, 'text', e.text) order by e.id)
                  from case_entry e where e.company_id = s.company_id and e.case_id = s.id) as entries,
               (select jsonb_agg(jsonb_build_object('name', f.original_name, 'size', f.file_size, 'side', f.side, 'at', f.created_at) order by f.id)
                  from case_file f where f.company_id = s.company_id and f.case_id = s.id) as files
          from service_case s
         where s.company_id = ? and (s.end_user_id = ? or s.conversation_id in (
               select id from conversation where company_id = ? and end_user_id = ?))`,
  values: (target) => [...own(target), ...own(target)],
  fields: {
    number: ['Nummer', 'Number'],
    title: ['Titel', 'Title'],
    description: ['Beschreibung', 'Description'],
    place: ['Ort', 'Place'],
    category: CATEGORY,
    urgency: URGENCY,
    state: STATE,
    isFromTenant: ['Von Ihnen im Chat gemeldet', 'Reported by you in the chat'],
    noticedOn: ['Von Ihnen bemerkt am', 'Noticed by you on'],
    dueOn: ['Fällig', 'Due'],
    appointmentAt: ['Termin', 'Appointment'],
    appointmentUntil: ['Termin bis', 'Appointment until'],
    createdAt: CREATED,
    updatedAt: ['Zuletzt geändert', 'Last changed'],
    entries: ['Verlauf', 'History'],
    files: FILES,
  },
  nested: {
    entries: { at: AT, side: ['Wer', 'Who'], kind: KIND, text: TEXT },
    files: { name: NAME, size: SIZE, side: ['Von', 'From'], at: AT },
  },
};

const BROADCASTS: ExportKind = {
  name: 'broadcasts',
  title: ['Rundschreiben an Sie', 'Broadcasts to you'],
  sql: `select b.id, b.kind, b.subject, b.text, b.started_at as "sentAt", b.valid_until::text as "validUntil",
               r.status, r.shown_at as "shownAt", r.read_at as "readAt", r.dismissed_at as "dismissedAt"
          from broadcast_recipient r join broadcast b on b.company_id = r.company_id and b.id = r.broadcast_id
         where r.company_id = ? and r.end_user_id = ?`,
  values: own,
  fields: {
    kind: KIND,
    subject: ['Betreff', 'Subject'],
    text: TEXT,
    sentAt: ['Gesendet', 'Sent'],
    validUntil: ['Gilt bis', 'Holds until'],
    status: STATE,
    shownAt: ['Im Chat angezeigt', 'Shown in the chat'],
    readAt: ['Gelesen', 'Read'],
    dismissedAt: ['Im Chat ausgeblendet', 'Put away in the chat'],
  },
};

const ASKED = `(select lower(trim(m.text)) from message m join conversation c on c.company_id = m.company_id and c.id = m.conversation_id
                 where c.company_id = ? and c.end_user_id = ? and m.sender = 'USER')`;

const LEARNED: ExportKind = {
  name: 'learned',
  title: [
    'Formulierungen für die Suche, die Sie so geschrieben haben',
    'Wordings for the search that you wrote',
  ],
  sql: `select id, text, 'WORDING' as kind from use_case_wording where company_id = ? and lower(trim(text)) in ${ASKED}
        union all
        select id, text, 'TEST_QUESTION' from test_question where company_id = ? and lower(trim(text)) in ${ASKED}`,
  values: (target) => [
    ...[target.companyId, ...own(target)],
    ...[target.companyId, ...own(target)],
  ],
  fields: { text: TEXT, kind: KIND },
};

/** What a tenant or owner has said and was told. */
export const CONTENT_KINDS: readonly ExportKind[] = [
  CONVERSATIONS,
  ATTACHMENTS,
  CONTACTS,
  CASES,
  BROADCASTS,
  LEARNED,
];
