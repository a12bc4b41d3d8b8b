import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeCsvStream } from 'hucre/csv';
import type { AuditEntryView } from '../audit-entry-view.js';

export const AUDIT_FORMATS = ['csv', 'json'] as const;
export type AuditFormat = (typeof AUDIT_FORMATS)[number];

export const AUDIT_MEDIA_TYPES: Record<AuditFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The columns, by the names that GraphQL has for them. */
const FIELDS = [
  ...([
    'id',
    'at',
    'actorKind',
    'actorId',
    'actorName',
    'action',
    'companyId',
    'companyName',
  ] as const),
  ...(['subjectKind', 'subjectId', 'subjectName', 'details', 'address'] as const),
];

/** Entries as a file, written while they are read. */
export function toAuditFile(entries: AsyncIterable<AuditEntryView>, format: AuditFormat): Readable {
  if (format === 'json') return Readable.from(toJson(entries), { objectMode: false });
  const stream = writeCsvStream(toRows(entries), {
    headers: [...FIELDS],
    bom: true,
    // A cell that begins like a formula would be one in a spreadsheet.
    escapeFormulae: true,
  });
  return Readable.fromWeb(stream as ReadableStream);
}

async function* toRows(entries: AsyncIterable<AuditEntryView>): AsyncGenerator<string[]> {
  for await (const entry of entries) {
    yield FIELDS.map((field) => (field === 'at' ? entry.at.toISOString() : (entry[field] ?? '')));
  }
}

async function* toJson(entries: AsyncIterable<AuditEntryView>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { atKey: _, details, ...entry } of entries) {
    yield `${before}${JSON.stringify({ ...entry, details: JSON.parse(details) as unknown })}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
