import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { berlinDay } from '../../../platform/german/index.js';
import { detailsOf, endUserDetails } from '../end-user-details.js';
import type { EndUserView } from '../management/end-user-view.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_LANGUAGES = ['en', 'de'] as const;
export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];

export const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Headers behind the details, which an import recognises, and what spreadsheets of the language expect between cells. */
const TEXTS = {
  en: {
    delimiter: ',',
    sheet: 'End users',
    types: { Tenant: 'Tenant', Owner: 'Owner' },
    authNumber: 'Authentication number',
    registered: 'Registered on',
  },
  de: {
    delimiter: ';',
    sheet: 'Mieter und Eigentümer',
    types: { Tenant: 'Mieter', Owner: 'Eigentümer' },
    authNumber: 'Authentifizierungsnummer',
    registered: 'Angelegt am',
  },
};

interface SheetOptions {
  format: ExportFormat;
  language: ExportLanguage;
  /** Whether authentication numbers have a column. */
  withNumbers: boolean;
}

/** People as a file, written while they are read. */
export function toSheet(people: AsyncIterable<EndUserView>, options: SheetOptions): Readable {
  const { format, language } = options;
  const { delimiter, sheet } = TEXTS[language];
  const headers = headersOf(options);
  const rows = toRows(people, options);
  const stream =
    format === 'csv'
      ? // A cell that begins like a formula would be one in a spreadsheet.
        writeCsvStream(rows, { delimiter, headers, bom: true, escapeFormulae: true })
      : writeXlsxStream(rows, {
          name: sheet,
          columns: headers.map((header) => ({ header, width: 24 })),
          freezePane: { rows: 1 },
        });
  return Readable.fromWeb(stream as ReadableStream);
}

const headersOf = ({ language, withNumbers }: SheetOptions): string[] => [
  ...endUserDetails.map(([, { germanHeader, de, en }]) =>
    language === 'de' ? (germanHeader ?? de) : en,
  ),
  ...(withNumbers ? [TEXTS[language].authNumber] : []),
  TEXTS[language].registered,
];

async function* toRows(
  people: AsyncIterable<EndUserView>,
  { language, withNumbers }: SheetOptions,
): AsyncGenerator<string[]> {
  const { types } = TEXTS[language];
  for await (const person of people) {
    const details = { ...detailsOf(person), type: types[person.type] };
    yield [
      ...endUserDetails.map(([name]) => details[name] ?? ''),
      ...(withNumbers ? [person.authNumber ?? ''] : []),
      berlinDay(person.createdAt),
    ];
  }
}
