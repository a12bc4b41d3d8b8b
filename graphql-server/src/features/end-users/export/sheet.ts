import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { EndUserView } from '../management/end-user-view.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_LANGUAGES = ['en', 'de'] as const;
export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];

export const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Headers that an import recognises, and what spreadsheets of the language expect between cells. */
const TEXTS = {
  en: {
    delimiter: ',',
    sheet: 'End users',
    types: { Tenant: 'Tenant', Owner: 'Owner' },
    headers: [
      'Type',
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Address',
      'Apartment number',
      'Room indication',
      'Authentication number',
      'Registered on',
    ],
  },
  de: {
    delimiter: ';',
    sheet: 'Bewohner und Eigentümer',
    types: { Tenant: 'Mieter', Owner: 'Eigentümer' },
    headers: [
      'Typ',
      'Vorname',
      'Nachname',
      'E-Mail-Adresse',
      'Telefon',
      'Anschrift',
      'Wohnungsnummer',
      'Lage der Wohnung',
      'Authentifizierungsnummer',
      'Angelegt am',
    ],
  },
};

/** People as a file, written while they are read. */
export function toSheet(
  people: AsyncIterable<EndUserView>,
  format: ExportFormat,
  language: ExportLanguage,
): Readable {
  const { delimiter, headers, sheet } = TEXTS[language];
  const rows = toRows(people, language);
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

async function* toRows(
  people: AsyncIterable<EndUserView>,
  language: ExportLanguage,
): AsyncGenerator<string[]> {
  const { types } = TEXTS[language];
  for await (const person of people) {
    yield [
      types[person.type],
      person.firstName,
      person.lastName,
      person.email,
      person.phone,
      person.address,
      person.apartmentNumber,
      person.roomIndication ?? '',
      person.authNumber ?? '',
      person.createdAt.toISOString().slice(0, 10),
    ];
  }
}
