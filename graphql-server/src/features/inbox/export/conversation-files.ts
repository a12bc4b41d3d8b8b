import { writeCsv } from 'hucre/csv';
import { fullName, type LoadedSummary } from '../../conversations/index.js';

export const EXPORT_FORMATS = ['pdf', 'csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_LANGUAGES = ['en', 'de'] as const;
export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];

export const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Headers, and what spreadsheets of the language expect between cells. */
const TEXTS = {
  en: {
    delimiter: ',',
    headers: ['Number', 'Time', 'Sender', 'Name', 'Text', 'Category', 'Files', 'Stopped'],
    stopped: 'yes',
    notice: 'AI notice shown, version {version}, language {language}',
  },
  de: {
    delimiter: ';',
    headers: ['Nummer', 'Zeit', 'Absender', 'Name', 'Text', 'Kategorie', 'Dateien', 'Angehalten'],
    stopped: 'ja',
    notice: 'KI-Hinweis gezeigt, Fassung {version}, Sprache {language}',
  },
};

/** The messages as a table, one a line. */
export function toCsv(
  { views, endUser, messages, aiNotice }: LoadedSummary,
  language: ExportLanguage,
): string {
  const { delimiter, headers, stopped, notice } = TEXTS[language];
  const shown = aiNotice
    ? [
        ...['0', aiNotice.shownAt, 'NOTICE', ''],
        notice.replace('{version}', aiNotice.version).replace('{language}', aiNotice.language),
        ...['', '', ''],
      ]
    : undefined;
  const rows = views.map((view, index) => [
    String(view.sequence),
    view.createdAt,
    view.sender,
    view.sender === 'USER' ? fullName(endUser) : (view.authorName ?? ''),
    messages[index]?.text ?? view.text,
    view.category ?? '',
    view.attachments.map(({ originalName }) => originalName).join(', '),
    view.isStopped ? stopped : '',
  ]);
  // A cell that begins like a formula would be one in a spreadsheet.
  return writeCsv([headers, ...(shown ? [shown] : []), ...rows], {
    delimiter,
    bom: true,
    escapeFormulae: true,
  });
}

/** Everything that was said, for programs. */
export function toJson(told: LoadedSummary): string {
  const { company, endUser, reference, startedAt, summary, urgency, views } = told;
  return JSON.stringify(
    {
      ...{ reference, startedAt, summary: summary || null, urgency, company, endUser },
      danger: told.danger ?? null,
      aiNotice: told.aiNotice ?? null,
      messages: views.map(({ sequence, createdAt, sender, authorName, text, ...view }) => ({
        ...{ sequence, createdAt, sender, authorName, text },
        category: view.category,
        isStopped: view.isStopped,
        sources: view.sources.map(({ index, title }) => ({ index, title })),
        attachments: view.attachments.map(({ id, originalName, fileSize, mimeType }) => ({
          ...{ id, originalName, fileSize, mimeType },
        })),
      })),
    },
    null,
    2,
  );
}
