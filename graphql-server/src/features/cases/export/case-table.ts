import { writeCsv } from 'hucre/csv';
import { TIME_ZONE } from '../../../platform/german/index.js';
import type { CaseRow } from '../case-views.js';

export const EXPORT_LANGUAGES = ['en', 'de'] as const;
export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];

/** What spreadsheets of the language expect between cells, what columns are called, and values. */
const TEXTS = {
  en: {
    delimiter: ',',
    headers:
      'Number,Title,Description,Place,Category,Urgency,State,Due,Overdue,Person,From tenant,Noticed,Assignee,Craftsman,Appointment,Appointment until,Agreed,Created,Changed,External ID',
    urgency: { NORMAL: 'Normal', HIGH: 'Urgent', EMERGENCY: 'Emergency' },
    state: {
      OPEN: 'Open',
      SCHEDULED: 'Scheduled',
      REOPENED: 'Reopened',
      IN_PROGRESS: 'In progress',
      DONE: 'Reported done',
      CLOSED: 'Closed',
    },
    yes: 'yes',
  },
  de: {
    delimiter: ';',
    headers:
      'Nummer,Titel,Beschreibung,Ort,Kategorie,Dringlichkeit,Stand,Fällig am,Überfällig,Person,Vom Mieter gemeldet,Bemerkt am,Zuständig,Handwerker,Termin,Termin bis,Vereinbart,Angelegt,Geändert,Externe Nummer',
    urgency: { NORMAL: 'Normal', HIGH: 'Dringend', EMERGENCY: 'Notfall' },
    state: {
      OPEN: 'Offen',
      SCHEDULED: 'Termin vereinbart',
      REOPENED: 'Wieder geöffnet',
      IN_PROGRESS: 'In Arbeit',
      DONE: 'Erledigt gemeldet',
      CLOSED: 'Abgeschlossen',
    },
    yes: 'ja',
  },
} as const;

const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** Cases as a file for spreadsheets; times are those of German clocks. */
export function toCaseTable(rows: readonly CaseRow[], language: ExportLanguage): string {
  const { delimiter, headers, urgency, state, yes } = TEXTS[language];
  const cells = rows.map((row) => [
    ...[String(row.number), row.title, row.description, row.place, row.category ?? ''],
    ...[urgency[row.urgency], state[row.state], row.dueOn ?? '', row.isOverdue ? yes : ''],
    row.endUser ? `${row.endUser.firstName} ${row.endUser.lastName}` : '',
    ...[row.isFromTenant ? yes : '', row.noticedOn ?? ''],
    ...[row.assignee?.name ?? '', row.craftsman?.name ?? ''],
    row.appointmentAt ? MOMENT.format(row.appointmentAt) : '',
    row.appointmentUntil ? MOMENT.format(row.appointmentUntil) : '',
    row.appointmentState === 'CONFIRMED' ? yes : '',
    ...[MOMENT.format(row.createdAt), MOMENT.format(row.updatedAt), row.externalId ?? ''],
  ]);
  // A cell that begins like a formula would be one in a spreadsheet.
  return writeCsv([headers.split(','), ...cells], { delimiter, bom: true, escapeFormulae: true });
}
