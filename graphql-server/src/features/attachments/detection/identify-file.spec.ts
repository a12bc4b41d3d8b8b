import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bmp,
  compoundWith,
  docx,
  EICAR,
  GIF,
  JPEG,
  paragraph,
  pdf,
  PNG,
  PROGRAM,
  tiff,
  WEBP,
  xlsx,
} from '../testing/sample-files.js';
import { buildZip } from '../testing/zip-builder.js';
import { identifyFile, isLabelAllowed } from './identify-file.js';
import { holdsTestVirus } from '../../../platform/malware/index.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const zip = buildZip([{ name: 'a.txt', content: 'a' }]);
const word = docx(paragraph('Hallo'));
const text = Buffer.from('Größe: 12 m²\r\n');
const rtf = Buffer.from('{\\rtf1\\ansi Hallo}');
const sevenZip = Buffer.from('377abcaf271c0004', 'hex');
const rar = Buffer.from('Rar!\u001a\u0007\u0001\0more', 'latin1');
const document = await pdf('Hallo');
const workbook = await xlsx([['Heizung', 12]]);
const scriptInGif = Buffer.from('GIF89a/*\u0001\u0080\0\0*/=1;alert(1)//', 'latin1');

const kindOf = async (bytes: Buffer, name: string, declaredType = '') =>
  (await identifyFile(bytes, { name, declaredType }))?.kind;

describe('identifyFile', () => {
  it.each([
    ['foto.jpg', 'image/jpeg', JPEG, 'jpg'],
    ['FOTO.JPEG', 'image/pjpeg', JPEG, 'jpg'],
    ['bild.PnG', 'image/png', PNG, 'png'],
    ['bild.gif', 'image/gif', GIF, 'gif'],
    ['bild.bmp', 'image/x-ms-bmp', bmp(), 'bmp'],
    ['scan.tiff', 'image/tiff', tiff(), 'tif'],
    ['bild.webp', 'image/webp', WEBP, 'webp'],
    ['brief.pdf', 'application/pdf', document, 'pdf'],
    ['brief.doc', 'application/msword', compoundWith('WordDocument', '1Table'), 'doc'],
    ['brief.docx', DOCX, word, 'docx'],
    ['notiz.txt', 'text/plain; charset=utf-8', text, 'txt'],
    ['brief.rtf', 'application/msword', rtf, 'rtf'],
    ['kosten.xls', 'application/vnd.ms-excel', compoundWith('Workbook'), 'xls'],
    ['alt.xls', '', compoundWith('Other', 'Book'), 'xls'],
    ['kosten.xlsx', XLSX, workbook, 'xlsx'],
    ['kosten.csv', 'application/vnd.ms-excel', Buffer.from('a;b\n1;2\n'), 'csv'],
    ['archiv.zip', 'application/x-zip-compressed', zip, 'zip'],
    ['brief.zip', 'application/zip', word, 'zip'],
    ['archiv.rar', 'application/vnd.rar', rar, 'rar'],
    ['archiv.7z', 'application/x-7z-compressed', sevenZip, '7z'],
    ['brief.pdf', 'application/octet-stream', document, 'pdf'],
    ['setup.exe.pdf', '', document, 'pdf'],
    ['ohne endung', 'application/pdf', document, 'pdf'],
    ['ohne endung', '', document, 'pdf'],
    ['ohne endung', 'text/plain', text, 'txt'],
  ])('takes %s declared as %j', async (name, declared, bytes, kind) => {
    expect(await kindOf(bytes, name, declared)).toBe(kind);
  });

  it.each([
    ['a text as PDF', 'brief.pdf', 'application/pdf', text],
    ['a program as PNG', 'bild.png', 'image/png', PROGRAM],
    ['a program', 'setup.exe', 'application/octet-stream', PROGRAM],
    ['a PDF with a double ending', 'brief.pdf.exe', '', document],
    ['a PDF as PNG', 'bild.png', 'image/png', document],
    ['a PDF declared as PNG', 'brief.pdf', 'image/png', document],
    ['a PNG declared as text', 'bild.png', 'text/plain', PNG],
    ['a picture named JPEG that is a PNG', 'bild.jpg', 'image/jpeg', PNG],
    ['an empty file', 'leer.txt', 'text/plain', Buffer.alloc(0)],
    ['text without an ending or a type', 'notiz', '', text],
    ['binary as text', 'notiz.txt', 'text/plain', Buffer.from('a\0b')],
    ['undefined Windows-1252', 'notiz.txt', 'text/plain', Buffer.from([0x66, 0xfc, 0x81])],
    ['half a UTF-16 character', 'notiz.txt', '', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0])],
    ['HTML as text', 'seite.txt', 'text/plain', Buffer.from('\n <!DOCTYPE html><p>Hallo')],
    [
      'HTML behind words',
      'seite.txt',
      'text/plain',
      Buffer.from('Hallo <script>alert(1)</script>'),
    ],
    ['HTML', 'seite.html', 'text/html', Buffer.from('<html></html>')],
    ['UTF-16 HTML as text', 'seite.txt', '', Buffer.from('\uFEFF<html><body>', 'utf16le')],
    ['SVG', 'bild.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
    ['SVG as text', 'bild.txt', 'text/plain', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['PHP as text', 'seite.txt', 'text/plain', Buffer.from('<?php system($_GET[0]);')],
    ['a PDF that ends as a ZIP', 'brief.pdf', '', Buffer.concat([document, zip])],
    ['a photo that ends as a ZIP', 'foto.jpg', '', Buffer.concat([JPEG, zip])],
    ['a ZIP behind a program', 'archiv.zip', '', Buffer.concat([PROGRAM, zip])],
    ['a script that begins as a GIF', 'bild.gif', 'image/gif', scriptInGif],
    ['a GIF in letters only', 'bild.gif', '', Buffer.from('GIF89a/*aa*/=1;alert(1)//')],
    [
      'a GIF with a script behind it',
      'bild.gif',
      '',
      Buffer.concat([GIF, Buffer.from('alert(1)')]),
    ],
    [
      'a photo with a page in its comment',
      'foto.jpg',
      '',
      Buffer.concat([JPEG, Buffer.from('<ScRiPt >')]),
    ],
    ['a photo that is a PDF too', 'foto.jpg', '', Buffer.concat([JPEG, document])],
    [
      'a PDF that begins as a page',
      'a.pdf',
      '',
      Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>'),
    ],
    [
      'a text that begins like a BMP',
      'a.bmp',
      'image/bmp',
      Buffer.from(`BMW ${'fährt '.repeat(20)}`),
    ],
    ['a ZIP as Word', 'brief.docx', DOCX, zip],
    ['a Word document as Excel', 'kosten.xlsx', XLSX, word],
    ['a document with macros', 'brief.docx', DOCX, docx('', [], 'document.macroEnabled')],
    [
      'two lists of content types',
      'a.docx',
      DOCX,
      docx('', [{ name: '[Content_Types].xml', content: '' }]),
    ],
    ['a ZIP with something behind it', 'archiv.zip', '', Buffer.concat([zip, PROGRAM])],
    ['a broken ZIP', 'archiv.zip', '', zip.subarray(0, -3)],
    [
      'a ZIP whose directory lies elsewhere',
      'archiv.zip',
      '',
      Buffer.concat([zip.subarray(0, 40), zip]),
    ],
    ['a mail as Word', 'brief.doc', '', compoundWith('__properties_version1.0')],
    ['Word and Excel at once', 'brief.doc', '', compoundWith('WordDocument', 'Workbook')],
    ['Excel as Word', 'brief.doc', 'application/msword', compoundWith('Workbook')],
    ['only the signature of a compound file', 'a.doc', '', compoundWith().subarray(0, 8)],
  ])('refuses %s', async (_what, name, declared, bytes) => {
    expect(await kindOf(bytes, name, declared)).toBeUndefined();
  });

  it.each(['utf8', 'utf16le', 'latin1'] as const)('takes German text in %s', async (encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    const bytes = Buffer.from(`${mark}Straße 5, Müll & Öl`, encoding);
    expect(await kindOf(bytes, 'notiz.txt', 'text/plain')).toBe('txt');
  });

  it('looks at the end of large texts too', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, 'Zeile\n');
    expect(await kindOf(large, 'protokoll.txt')).toBe('txt');
    large[large.length - 9] = 0;
    expect(await kindOf(large, 'protokoll.txt')).toBeUndefined();
  });

  it('stops at damaged compound files', async () => {
    const circle = compoundWith('WordDocument');
    circle.writeUInt32LE(1, 512 + 4);
    circle.writeUInt32LE(1, 1024 + 128 + 0x48);
    expect(await kindOf(circle, 'brief.doc')).toBe('doc');
    circle.writeUInt32LE(0x00ffffff, 0x30);
    expect(await kindOf(circle, 'brief.doc')).toBeUndefined();
  });

  it('answers whatever is done to a file', async () => {
    const samples = [zip, word, document, workbook, GIF, PNG, JPEG, tiff(), compoundWith('Book')];
    const damage = fc.record({
      sample: fc.constantFrom(...samples),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
      changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255))),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ sample, length, changes }) => {
        const bytes = Buffer.from(sample.subarray(0, Math.ceil(sample.length * length)));
        for (const [place, byte] of changes) bytes[Math.floor(place * bytes.length)] = byte;
        await identifyFile(bytes, { name: 'a.zip', declaredType: '' });
        await expect(holdsTestVirus(bytes)).resolves.toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not unpack a content list that is a bomb', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, ' '));
    const file = docx(paragraph('x'));
    const bytes = buildZip([
      { name: '[Content_Types].xml', packed: bomb, claimedSize: 1_000 },
      { name: 'word/document.xml', content: file },
    ]);
    expect(await kindOf(bytes, 'brief.docx')).toBeUndefined();
  });
});

describe('isLabelAllowed', () => {
  it.each([
    ['brief.pdf', '', true],
    ['brief.PDF', 'application/pdf', true],
    ['brief', '', true],
    ['brief.pdf', 'text/html', false],
    ['setup.exe', '', false],
    ['bild.svg', 'image/svg+xml', false],
  ])('%s declared as %j: %s', (name, declaredType, expected) => {
    expect(isLabelAllowed({ name, declaredType })).toBe(expected);
  });
});

describe('holdsTestVirus', () => {
  const packed = buildZip([{ name: 'eicar.com', content: EICAR }]);

  it.each([
    ['plain', Buffer.from(EICAR)],
    ['with more around it', Buffer.from(`x ${EICAR}\r\n`)],
    ['stored in a ZIP', buildZip([{ name: 'eicar.com', content: EICAR, stored: true }])],
    ['packed in a ZIP', packed],
    ['packed in a ZIP in a ZIP', buildZip([{ name: 'a.zip', content: packed }])],
    [
      'in a ZIP in a larger ZIP',
      buildZip([
        {
          name: 'a.zip',
          content: buildZip([
            { name: 'noise.bin', content: randomBytes(20_000) },
            { name: 'eicar.com', content: EICAR },
          ]),
        },
      ]),
    ],
    [
      'behind thousands of other files',
      buildZip([
        ...Array.from({ length: 2_500 }, (_, i) => ({ name: `${i}.txt`, content: 'x' })),
        { name: 'eicar.com', content: EICAR },
      ]),
    ],
    [
      'as a file that claims to be empty',
      buildZip([{ name: 'eicar.com', content: EICAR, claimedSize: 0 }]),
    ],
    [
      'as a file that claims to be huge',
      buildZip([{ name: 'eicar.com', content: EICAR, claimedSize: 1_000_000_000 }]),
    ],
    ['with a long tail', buildZip([{ name: 'eicar.com', content: EICAR + ' '.repeat(1_000_000) }])],
    ['in a Word document', docx('', [{ name: 'word/embeddings/a.bin', content: EICAR }])],
  ])('finds it %s', async (_where, bytes) => {
    expect(await holdsTestVirus(bytes)).toBe(true);
  });

  it.each([
    ['a text', text],
    ['an archive', zip],
    ['a document', document],
    ['a broken archive', packed.subarray(0, -1)],
  ])('leaves %s alone', async (_what, bytes) => {
    expect(await holdsTestVirus(bytes)).toBe(false);
  });
});
