import { writeXlsx } from 'hucre/xlsx';
import PdfKit from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { buildZip, type EntryDraft } from './zip-builder.js';

/** Content types of Office documents begin so. */
export const OFFICE = 'application/vnd.openxmlformats-officedocument';

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
  const document = new PdfKit();
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

const SECTOR = 512;

/** Streams shorter than this are kept elsewhere in a compound file; the builder pads them. */
const MIN_STREAM = 4_096;

/** A compound file whose root holds these streams. */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(MIN_STREAM, 0x38);
  header.fill(0xff, 0x3c);
  header.writeUInt32LE(0, 0x40);
  header.writeUInt32LE(0, 0x48);
  header.writeUInt32LE(0, 0x4c);
  header.writeUInt32LE(0xfffffffe, 0x3c);
  header.writeUInt32LE(0xfffffffe, 0x44);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(SECTOR);
  const contents: Buffer[] = [];
  let sector = 2;
  const names = Object.keys(streams);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const entry = directory.subarray(index * 128, index * 128 + 128);
    entry.fill(0xff, 0x44, 0x50);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(name.length * 2 + 2, 0x40);
    entry[0x42] = index === 0 ? 5 : 2;
    entry.writeUInt32LE(0xfffffffe, 0x74);
    if (index === 0) {
      if (names.length > 0) entry.writeUInt32LE(1, 0x4c);
      continue;
    }
    // Each stream is the right neighbour of the one before it.
    if (index < names.length) entry.writeUInt32LE(index + 1, 0x48);
    const content = Buffer.alloc(
      Math.max(MIN_STREAM, Math.ceil((streams[name] as Buffer).length / SECTOR) * SECTOR),
    );
    (streams[name] as Buffer).copy(content);
    entry.writeUInt32LE(sector, 0x74);
    entry.writeUInt32LE(content.length, 0x78);
    for (let part = 1; part < content.length / SECTOR; part += 1, sector += 1) {
      table.writeUInt32LE(sector + 1, sector * 4);
    }
    table.writeUInt32LE(0xfffffffe, sector * 4);
    sector += 1;
    contents.push(content);
  }
  return Buffer.concat([header, table, directory, ...contents]);
}

/** A compound file with streams of these names and nothing in them. */
export const compoundWith = (...names: string[]) =>
  compoundFile(Object.fromEntries(names.map((name) => [name, Buffer.alloc(0)])));

/** A Word document in the old format, with one piece of text. */
export function doc(text: string): Buffer {
  const start = 0x600;
  const main = Buffer.alloc(start + text.length * 2);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeUInt32LE(start, 0x18);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(21, 0x1a6);
  main.write(text, start, 'utf16le');
  const pieces = Buffer.alloc(21);
  pieces[0] = 2;
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(start, 15);
  return compoundFile({ WordDocument: main, '1Table': pieces });
}

/** The beginning of a Windows program. */
export const PROGRAM = Buffer.concat([
  Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex'),
  Buffer.alloc(200),
  Buffer.from('PE\0\0'),
  Buffer.alloc(200),
]);
