import {
  AT,
  CREATED,
  type ExportKind,
  ID,
  KIND,
  NAME,
  own,
  STATE,
  TEXT,
  type Words,
} from './export-kind.js';
import { REQUESTS } from './tenant-kinds.js';
import { AUDIT, MAILS, signInsOf } from './trace-kinds.js';

const CONVERSATION: Words = ['Gespräch', 'Conversation'];

const PROFILE: ExportKind = {
  name: 'person',
  title: ['Ihr Konto', 'Your account'],
  sql: `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, u.status,
               u.last_login_at as "lastLoginAt", s.confirmed_at as "secondFactorSince",
               u.accepted_terms as "acceptedTerms", u.terms_accepted_at as "termsAcceptedAt",
               u.created_at as "createdAt", u.updated_at as "updatedAt"
          from company_user u left join second_factor s on s.subject_id = u.id
         where u.managing_company_id = ? and u.id = ?`,
  values: own,
  fields: {
    id: ID,
    firstName: ['Vorname', 'First name'],
    lastName: ['Nachname', 'Last name'],
    email: ['E-Mail-Adresse', 'Email address'],
    role: ['Rolle', 'Role'],
    status: STATE,
    lastLoginAt: ['Letzte Anmeldung', 'Last sign-in'],
    secondFactorSince: ['Zweiter Faktor seit', 'Second factor since'],
    acceptedTerms: ['Angenommene Bedingungen', 'Accepted terms'],
    termsAcceptedAt: ['Bedingungen angenommen am', 'Terms accepted on'],
    createdAt: CREATED,
    updatedAt: ['Zuletzt geändert', 'Last changed'],
  },
};

const INVITATIONS: ExportKind = {
  name: 'invitations',
  title: ['Einladungen an Sie', 'Invitations to you'],
  sql: `select id, role, created_at as "createdAt", accepted_at as "acceptedAt", accepted_terms as "acceptedTerms"
          from company_invitation where managing_company_id = ? and email = ?`,
  values: ({ companyId, email }) => [companyId, email],
  fields: {
    role: ['Rolle', 'Role'],
    createdAt: CREATED,
    acceptedAt: ['Angenommen', 'Accepted'],
    acceptedTerms: ['Angenommene Bedingungen', 'Accepted terms'],
  },
};

const ANSWERS: ExportKind = {
  name: 'answers',
  title: [
    'Was Sie Mietern und Eigentümern geschrieben haben',
    'What you wrote to tenants and owners',
  ],
  sql: `select id, conversation_id as "conversationId", created_at as at, author_name as "authorName", text
          from message where company_id = ? and author_id = ?`,
  values: own,
  fields: { at: AT, conversationId: CONVERSATION, authorName: NAME, text: TEXT },
};

const NOTES: ExportKind = {
  name: 'notes',
  title: ['Ihre internen Notizen', 'Your internal notes'],
  sql: `select id, conversation_id as "conversationId", created_at as at, text
          from conversation_note where company_id = ? and author_id = ?`,
  values: own,
  fields: { at: AT, conversationId: CONVERSATION, text: TEXT },
};

const CONTACTS: ExportKind = {
  name: 'contacts',
  title: [
    'Anrufe, Besuche und Briefe, die Sie notiert haben',
    'Calls, visits and letters that you noted',
  ],
  sql: `select id, created_at as at, kind, text
          from contact_note where company_id = ? and author_id = ?`,
  values: own,
  fields: { at: AT, kind: KIND, text: TEXT },
};

const STEPS: ExportKind = {
  name: 'steps',
  title: ['Was Sie mit Gesprächen getan haben', 'What you did with conversations'],
  sql: `select id, conversation_id as "conversationId", created_at as at, kind
          from conversation_activity where company_id = ? and actor_id = ?`,
  values: own,
  fields: { at: AT, conversationId: CONVERSATION, kind: KIND },
};

const ASSIGNMENTS: ExportKind = {
  name: 'assignments',
  title: [
    'Gespräche und Vorgänge, um die Sie sich kümmern',
    'Conversations and cases that you look after',
  ],
  sql: `select id, 'CONVERSATION' as kind, started_at as at, null::int as number from conversation where company_id = ? and assignee_id = ?
        union all select id, 'CASE', created_at, number from service_case where company_id = ? and assignee_id = ?`,
  values: (target) => [...own(target), ...own(target)],
  fields: { kind: KIND, id: ID, number: ['Nummer', 'Number'], at: CREATED },
};

/** Name and telephone number that an order took along are of a tenant, not of who sent it. */
const CASE_WORK: ExportKind = {
  name: 'case-entries',
  title: ['Was Sie an Vorgängen getan haben', 'What you did with cases'],
  sql: `select id, case_id as "caseId", created_at as at, kind,
               case kind when 'LINK_SENT' then null else text end as text
          from case_entry where company_id = ? and actor_id = ?`,
  values: own,
  fields: { at: AT, caseId: ['Vorgang', 'Case'], kind: KIND, text: TEXT },
};

const FILTERS: ExportKind = {
  name: 'saved-filters',
  title: ['Gespeicherte Filter', 'Saved filters'],
  sql: `select id, name, view, category, urgency, period, search, created_at as "createdAt"
          from inbox_saved_filter where company_id = ? and member_id = ?`,
  values: own,
  fields: {
    name: NAME,
    view: ['Ansicht', 'View'],
    category: ['Thema', 'Topic'],
    urgency: ['Dringlichkeit', 'Urgency'],
    period: ['Zeitraum', 'Period'],
    search: ['Suche', 'Search'],
    createdAt: CREATED,
  },
};

const ABSENCES: ExportKind = {
  name: 'absences',
  title: ['Ihre Abwesenheit und für wen Sie vertreten', 'Your absence and whom you stand in for'],
  sql: `select a.id, case a.member_id when ? then 'OWN' else 'STANDING_IN' end as kind, a.first_day as "firstDay",
               a.last_day as "lastDay", case a.member_id when ? then a.note end as text
          from absence a where a.company_id = ? and ? in (a.member_id, a.deputy_id)`,
  values: ({ companyId, personId }) => [personId, personId, companyId, personId],
  fields: {
    kind: KIND,
    firstDay: ['Erster Tag', 'First day'],
    lastDay: ['Letzter Tag', 'Last day'],
    text: TEXT,
  },
};

const READING: ExportKind = {
  name: 'read-conversations',
  title: ['Bis wann Sie Gespräche gelesen haben', 'How far you have read conversations'],
  sql: `select conversation_id as id, conversation_id as "conversationId", seen_at as at
          from conversation_reading where company_id = ? and reader_id = ?`,
  values: own,
  fields: { conversationId: CONVERSATION, at: AT },
};

const KEYS: ExportKind = {
  name: 'api-keys',
  title: ['API-Schlüssel, die Sie angelegt haben', 'API keys that you made'],
  sql: `select id, name, created_at as "createdAt", revoked_at as "revokedAt"
          from api_key where company_id = ? and maker_id = ?`,
  values: own,
  fields: { name: NAME, createdAt: CREATED, revokedAt: ['Widerrufen', 'Revoked'] },
};

const NOTIFICATIONS: ExportKind = {
  name: 'notifications',
  title: ['Was Ihnen gemeldet wurde', 'What you were told'],
  sql: `select id, kind, count, created_at as "createdAt", read_at as "readAt"
          from notification where company_id = ? and member_id = ?`,
  values: own,
  fields: { kind: KIND, count: ['Anzahl', 'Count'], createdAt: AT, readAt: ['Gelesen', 'Read'] },
};

const DEVICES: ExportKind = {
  name: 'devices',
  title: ['Geräte, auf denen Sie benachrichtigt werden', 'Devices on which you are told'],
  sql: `select id, language, created_at as "createdAt"
          from push_device where company_id = ? and member_id = ?`,
  values: own,
  fields: { language: ['Sprache', 'Language'], createdAt: CREATED },
};

const BY_NAME: ExportKind = {
  name: 'under-your-name',
  title: ['Was unter Ihrem Namen gespeichert ist', 'What is kept under your name'],
  sql: `select id, 'BROADCAST' as kind, subject as text, created_at as at from broadcast where company_id = ? and author_name = ?
        union all select id, 'TEST_QUESTION', text, created_at from test_question where company_id = ? and created_by = ?
        union all select id, 'IMPORT', file_name, created_at from end_user_import where company_id = ? and actor ->> 'id' = ?`,
  values: ({ companyId, name, personId }) => [
    ...[companyId, name, companyId, name, companyId, personId],
  ],
  fields: { kind: KIND, at: CREATED, text: TEXT },
};

/** Everything that is kept about a person who works at the company. */
export const EMPLOYEE_KINDS: readonly ExportKind[] = [
  PROFILE,
  INVITATIONS,
  ANSWERS,
  NOTES,
  CONTACTS,
  STEPS,
  ASSIGNMENTS,
  CASE_WORK,
  BY_NAME,
  KEYS,
  FILTERS,
  NOTIFICATIONS,
  DEVICES,
  ABSENCES,
  READING,
  signInsOf('company-user'),
  MAILS,
  AUDIT,
  REQUESTS,
];
