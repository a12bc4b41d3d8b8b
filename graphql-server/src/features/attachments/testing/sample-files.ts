import { writeXlsx } from 'hucre/xlsx';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { buildZip, type EntryDraft } from './zip-builder.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The harmless test string of virus protection, in pieces so that scanners leave this file alone. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of one pixel. */
export const GIF = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

/** The beginning of a photo and its end. */
export const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.from('ffda0008010100003f00d2cf20ffd9', 'hex'),
]);

export const WEBP = Buffer.from(
  'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'base64',
);

/** A picture of one pixel with the common header. */
export function bmp(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  return bytes;
}

export function tiff(): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(1, 8);
  return bytes;
}

/** A PDF with these lines of text. */
export async function pdf(...lines: string[]): Promise<Buffer> {
  const document = new PDFDocument();
  for (const line of lines) document.text(line);
  document.end();
  return buffer(document);
}

/** A Word document with these parts; the body may be given as XML. */
export function docx(body: string, extra: EntryDraft[] = [], main = 'document'): Buffer {
  return buildZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.wordprocessingml.${main}.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content:
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
    ...extra,
  ]);
}

/** A paragraph of a Word document. */
export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A workbook with one sheet. */
export async function xlsx(rows: (string | number | boolean | Date | null)[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Abrechnung', rows }] }));
}

/** A compound file whose root holds streams of these names. */
export function compoundFile(...streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x30);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512);
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const entry = directory.subarray(index * 128, index * 128 + 128);
    entry.fill(0xff, 0x44, 0x50);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(name.length * 2 + 2, 0x40);
    entry[0x42] = index === 0 ? 5 : 2;
    if (index === 0 && streams.length > 0) entry.writeUInt32LE(1, 0x4c);
    // Each stream is the right neighbour of the one before it.
    if (index > 0 && index < streams.length) entry.writeUInt32LE(index + 1, 0x48);
  }
  return Buffer.concat([header, table, directory]);
}

/** The beginning of a Windows program. */
export const PROGRAM = Buffer.concat([
  Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex'),
  Buffer.alloc(200),
  Buffer.from('PE\0\0'),
  Buffer.alloc(200),
]);
