import { writeCsv } from 'hucre/csv';
import type { AnalyticsReport } from './analytics-report.js';
import type { CompanyFigures } from './all-figures.js';

export const ANALYTICS_TABLES = ['series', 'categories', 'hours', 'gaps', 'ratings'] as const;
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number];

export const EXPORT_LANGUAGES = ['en', 'de'] as const;
export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];

type Cell = string | number | null;

/** What spreadsheets of the language expect between cells and in numbers, and what columns are called. */
const TEXTS = {
  en: {
    ...{ delimiter: ',', point: '.' },
    series:
      'Time,Conversations,Conversations before,Messages,Handed over,Emergencies,Share resolved without staff,Median seconds to the first answer,Median seconds until staff answered',
    categories: 'Category,Conversations,Before',
    hours: 'Weekday (1 is Monday),Hour,Conversations',
    gaps: 'Reason,Questions,Still open',
    ratings: 'Reason,Answers',
    companies:
      'Company,Conversations,Messages,Share resolved without staff,Handed over,Emergencies,Questions without a good answer,Mails,Tokens,Cost in USD',
  },
  de: {
    ...{ delimiter: ';', point: ',' },
    series:
      'Zeit,Gespräche,Gespräche davor,Nachrichten,Übergeben,Notfälle,Anteil ohne das Team gelöst,Mittlere Sekunden bis zur ersten Antwort,Mittlere Sekunden bis zur Antwort eines Mitarbeiters',
    categories: 'Kategorie,Gespräche,Davor',
    hours: 'Wochentag (1 ist Montag),Stunde,Gespräche',
    gaps: 'Grund,Fragen,Davon offen',
    ratings: 'Grund,Antworten',
    companies:
      'Unternehmen,Gespräche,Nachrichten,Anteil ohne das Team gelöst,Übergeben,Notfälle,Fragen ohne gute Antwort,E-Mails,Token,Kosten in USD',
  },
};

const ROWS: Record<AnalyticsTable, (report: AnalyticsReport) => Cell[][]> = {
  series: ({ series }) =>
    series.map((point) => [
      point.at,
      ...[point.conversations, point.conversationsBefore, point.messages, point.handedOver],
      ...[point.emergencies, point.resolvedShare],
      ...[point.firstResponse?.median ?? null, point.personResponse?.median ?? null],
    ]),
  categories: ({ categories }) =>
    categories.map(({ category, conversations, before }) => [category, conversations, before]),
  hours: ({ hours }) =>
    hours.map(({ weekday, hour, conversations }) => [weekday, hour, conversations]),
  gaps: ({ gaps }) => gaps.map(({ reason, count, open }) => [reason, count, open]),
  ratings: ({ ratingReasons }) => ratingReasons.map(({ reason, count }) => [reason, count]),
};

/** A table of a report as a file; what was not measured is an empty cell. */
export const toTable = (
  report: AnalyticsReport,
  table: AnalyticsTable,
  language: ExportLanguage,
): string => toCsv(table, ROWS[table](report), language);

/** The figures of each company as a file. */
export const toCompanyTable = (
  companies: readonly CompanyFigures[],
  language: ExportLanguage,
): string =>
  toCsv(
    'companies',
    companies.map(({ name, now }) => [
      ...[name, now.conversations, now.messages, now.resolvedShare, now.handedOver],
      ...[now.emergencies, now.openedQuestions, now.mails, now.tokens, now.cost],
    ]),
    language,
  );

function toCsv(
  table: AnalyticsTable | 'companies',
  rows: readonly Cell[][],
  language: ExportLanguage,
): string {
  const { delimiter, point, ...headers } = TEXTS[language];
  const written = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', point) : (cell ?? ''))),
  );
  // A cell that begins like a formula would be one in a spreadsheet.
  return writeCsv([headers[table].split(','), ...written], {
    ...{ delimiter, bom: true, escapeFormulae: true },
  });
}
