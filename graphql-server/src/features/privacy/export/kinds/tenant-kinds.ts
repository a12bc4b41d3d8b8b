import { END_USER_FIELDS } from '@hausgeist/schema';
import { DETAIL_COLUMNS } from '../../../end-users/index.js';
import { CONTENT_KINDS } from './tenant-content-kinds.js';
import { signInsOf, TRACE_KINDS } from './trace-kinds.js';
import { AT, CREATED, type ExportKind, ID, KIND, own, STATE, type Words } from './export-kind.js';

/** What people are asked for, under the names that forms and lists have for it. */
const DETAILS = Object.fromEntries(
  Object.entries(END_USER_FIELDS).map(([name, { de, en }]): [string, Words] => [name, [de, en]]),
);

const PROFILE: ExportKind = {
  name: 'person',
  title: ['Ihre Angaben', 'Your details'],
  sql: `select u.id, ${DETAIL_COLUMNS.map(({ name, column }) => `u.${column}::text as "${name}"`).join(', ')},
               not u.is_email_unproven as "isEmailProven",
               concat_ws(', ', b.name, b.street, concat_ws(' ', b.postcode, b.city)) as building, f.label as flat,
               u.unsubscribed_at as "unsubscribedAt", s.last_at as "signedInAt",
               s.refused_at as "refusedAt", s.refused_attempts as "refusedAttempts", u.created_at as "createdAt", u.updated_at as "updatedAt"
          from end_user u left join building b on b.company_id = u.managing_company_id and b.id = u.building_id
          left join flat f on f.company_id = u.managing_company_id and f.id = u.flat_id
          left join end_user_sign_in s on s.end_user_id = u.id
         where u.managing_company_id = ? and u.id = ?`,
  values: own,
  fields: {
    id: ID,
    ...DETAILS,
    type: ['Mieter (TENANT) oder Eigentümer (OWNER)', 'Tenant (TENANT) or owner (OWNER)'],
    isEmailProven: ['Adresse durch eine Anmeldung bestätigt', 'Address proven by signing in'],
    building: ['Gebäude', 'Building'],
    flat: ['Wohnung im Gebäude', 'Flat in the building'],
    unsubscribedAt: ['Rundschreiben abbestellt am', 'Unsubscribed from broadcasts on'],
    signedInAt: ['Zuletzt angemeldet', 'Signed in last'],
    refusedAt: ['Zuletzt bei der Anmeldung abgewiesen', 'Refused at signing in last'],
    refusedAttempts: ['So oft abgewiesen', 'How often refused'],
    createdAt: CREATED,
    updatedAt: ['Zuletzt geändert', 'Last changed'],
  },
};

const USE: ExportKind = {
  name: 'daily-use',
  title: ['Verbrauch am Tag', 'Use by day'],
  sql: `select day || ' ' || kind as id, day, kind, used from quota_use where owner = 'person:' || ?`,
  values: ({ personId }) => [personId],
  fields: {
    day: ['Tag', 'Day'],
    kind: KIND,
    used: ['Anzahl', 'Count'],
  },
};

const HOLDS: ExportKind = {
  name: 'legal-holds',
  title: ['Aufbewahrungspflichten', 'Legal holds'],
  sql: `select id, conversation_id as "conversationId", placed_at as "placedAt"
          from legal_hold where company_id = ? and end_user_id = ?`,
  values: own,
  fields: {
    conversationId: ['Nur dieses Gespräch', 'This conversation only'],
    placedAt: ['Seit', 'Since'],
  },
};

export const REQUESTS: ExportKind = {
  name: 'requests',
  title: ['Anfragen zu Ihren Daten', 'Requests about your data'],
  sql: `select id, kind, state, requested_at as "requestedAt", due_at as "dueAt", finished_at as "finishedAt",
               is_asked_by_person as "isAskedByYou", extension_reason as "extensionReason", refusal_reason as "refusalReason"
          from privacy_request where company_id = ? and end_user_id = ?`,
  values: own,
  fields: {
    kind: ['Auskunft (EXPORT) oder Löschung (ERASURE)', 'Copy (EXPORT) or erasure (ERASURE)'],
    state: STATE,
    isAskedByYou: ['Von Ihnen gestellt', 'Asked by you'],
    requestedAt: AT,
    dueAt: ['Frist', 'Due'],
    finishedAt: ['Erledigt', 'Done'],
    extensionReason: ['Grund der Verlängerung', 'Why it was extended'],
    refusalReason: ['Grund der Ablehnung', 'Why it was refused'],
  },
};

/** Everything that is kept about a tenant or owner, in the order in which the overview shows it. */
export const TENANT_KINDS: readonly ExportKind[] = [
  PROFILE,
  ...CONTENT_KINDS,
  signInsOf('end-user'),
  ...TRACE_KINDS,
  USE,
  HOLDS,
  REQUESTS,
];
