import { deflateRawSync, deflateSync } from 'node:zlib';
import { docx, OFFICE, paragraph } from './sample-files.js';
import { buildZip } from './zip-builder.js';

const MEGABYTE = 1024 * 1024;

const space = Buffer.alloc(200 * MEGABYTE, ' ');

/** 200 MB of white space, packed. */
const packedSpace = deflateRawSync(space, { level: 9 });

const parts = (claimedSize: number) =>
  Array.from({ length: 10 }, (_, index) => ({
    name: `word/part${index}.xml`,
    packed: packedSpace,
    claimedSize,
  }));

/** A PDF whose one page is this content, packed once or more. */
function packedPdf(content: Buffer, filters: number): Buffer {
  const names = Array<string>(filters).fill('/FlateDecode').join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n${objects.join('')}4 0 obj<</Filter[${names}]/Length ${content.length}>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ]);
}

/** A name is repeated until it stands for gigabytes. */
function laughs(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    return `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`;
  });
  return `<!DOCTYPE d [<!ENTITY l0 "haha">${levels.join('')}]>`;
}

/** Small files that cost gigabytes or hours when they are read without care. */
export const BOMBS: Record<
  string,
  { kind: 'docx' | 'xlsx' | 'pdf' | 'rtf' | 'doc' | 'xls'; bytes: Buffer }
> = {
  'a Word document of ten times 200 MB': {
    kind: 'docx',
    bytes: docx(paragraph('x'), parts(200 * MEGABYTE)),
  },
  'a Word document that lies about its size': {
    kind: 'docx',
    bytes: docx(paragraph('x'), parts(1_000)),
  },
  'a Word document of a million paragraphs': {
    kind: 'docx',
    bytes: docx('<w:p/>'.repeat(4 * MEGABYTE)),
  },
  'a Word document of nested tables': {
    kind: 'docx',
    bytes: docx('<w:tbl><w:tr><w:tc>'.repeat(200_000)),
  },
  'a Word document that multiplies entities': {
    kind: 'docx',
    bytes: docx(paragraph('x'), [
      { name: 'word/styles.xml', content: `<?xml version="1.0"?>${laughs()}<d>&l9;</d>` },
    ]),
  },
  'a workbook of one huge sheet': {
    kind: 'xlsx',
    bytes: buildZip([
      {
        name: '[Content_Types].xml',
        content: `<Override ContentType="${OFFICE}.spreadsheetml.sheet.main+xml"/>`,
      },
      { name: 'xl/worksheets/sheet1.xml', packed: packedSpace, claimedSize: 9 },
    ]),
  },
  'a PDF of 400 MB': {
    kind: 'pdf',
    bytes: packedPdf(deflateSync(Buffer.alloc(400 * MEGABYTE, '0 0 m '), { level: 1 }), 1),
  },
  'a PDF packed twice': {
    kind: 'pdf',
    bytes: packedPdf(deflateSync(deflateSync(Buffer.concat([space, space]), { level: 1 })), 2),
  },
  'a PDF of endless text': {
    kind: 'pdf',
    bytes: packedPdf(deflateSync(Buffer.alloc(100 * MEGABYTE, 'BT(a)Tj ET '), { level: 1 }), 1),
  },
  'RTF of nested groups': {
    kind: 'rtf',
    bytes: Buffer.concat([Buffer.from('{\\rtf1 '), Buffer.alloc(5_000_000, '{')]),
  },
  'RTF of escaped bytes': {
    kind: 'rtf',
    bytes: Buffer.concat([Buffer.from('{\\rtf1 '), Buffer.alloc(5_000_000, "\\'fc")]),
  },
};
