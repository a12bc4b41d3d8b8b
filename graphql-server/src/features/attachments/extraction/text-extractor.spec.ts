import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentKind } from '../detection/detect-kinds.js';
import { readZipDirectory, readZipEntry } from '../../../platform/zip/index.js';
import { xls } from '../testing/old-workbook.js';
import { doc, docx, paragraph, pdf, PNG, xlsx } from '../testing/sample-files.js';
import { buildZip } from '../testing/zip-builder.js';
import { EXTRACTION_LIMITS } from './extraction-limits.js';
import { TextExtractor } from './text-extractor.js';
import { MAX_TEXT_LENGTH } from './tidy-text.js';

const root = resolve(import.meta.dirname, '../../../../..');
const extractor = new TextExtractor(root, { ...EXTRACTION_LIMITS, timeMs: 15_000 });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-extraction-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function extract(kind: ContentKind, bytes: Buffer, signal = AbortSignal.timeout(15_000)) {
  const file = join(folder, `file.${kind}`);
  await writeFile(file, bytes);
  return (await extractor.extract(kind, file, signal)).text;
}

describe('TextExtractor', () => {
  it('reads a PDF', async () => {
    const text = await extract('pdf', await pdf('Die Heizung ist kalt.', 'Zähler 4711'));
    expect(text).toBe('Die Heizung ist kalt.\nZähler 4711');
  });

  it('reads a Word document', async () => {
    const body = paragraph('Sehr geehrte Damen') + paragraph('Öl &amp; Gas: 5 €');
    expect(await extract('docx', docx(body))).toBe('Sehr geehrte Damen\n\nÖl & Gas: 5 €');
  });

  it('reads an old Word document', async () => {
    expect(await extract('doc', doc('Mängelanzeige\rKüche: 3 €\r'))).toBe(
      'Mängelanzeige\nKüche: 3 €',
    );
  });

  it('reads a workbook', async () => {
    const rows = [
      ['Kostenart', 'Betrag', 'Fällig'],
      ['Müllabfuhr', 120.5, new Date('2025-03-31')],
      ['Bezahlt', true, null],
    ];
    expect(await extract('xlsx', await xlsx(rows))).toBe(
      'Abrechnung | Müllabfuhr | Betrag: 120,5 | Fällig: 31.03.2025\nAbrechnung | Bezahlt | Betrag: ja',
    );
  });

  it('reads an old workbook', async () => {
    const file = await readFile(join(import.meta.dirname, '../testing/kosten.xls'));
    expect(await extract('xls', file)).toBe(
      [
        'Übersicht | Heizöl – Größe "ß" | Betrag: 1234,56 | Fällig am: 31.03.2025 | Bezahlt: ja',
        'Übersicht | Müllabfuhr | Betrag: -3 | Bezahlt: nein',
        '',
        'Zwei | Seite zwei',
      ].join('\n'),
    );
  });

  it('reads the formats of an old workbook', async () => {
    const file = xls('Abrechnung', [
      ['Einheit', 'Nachzahlung', 'Anteil', 'Fällig'],
      [
        'Wohnung 12',
        { value: 1234.5, format: '#,##0.00\\ "€"' },
        { value: 0.125, format: '0.0%' },
        { value: 45747, format: 'dd.mm.yyyy' },
      ],
    ]);
    expect(await extract('xls', file)).toBe(
      'Abrechnung | Wohnung 12 | Nachzahlung: 1.234,50 € | Anteil: 12,5% | Fällig: 31.03.2025',
    );
  });

  it('reads the formats of a workbook', async () => {
    const rows = [
      ['Einheit', 'Nachzahlung'],
      ['Wohnung 12', 1234.5],
    ];
    const cells = new Map([['1,1', { style: { numFmt: '#,##0.00 "€"' } }]]);
    const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'Tabelle1', rows, cells }] }));
    expect(await extract('xlsx', file)).toBe('Wohnung 12 | Nachzahlung: 1.234,50 €');
  });

  it('reads RTF', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}{\*\generator X;}{\info{\author Jana}}
\pard Gr\'fc\'dfe \b aus\b0  Hamburg\par \uc1\u8364?5\tab \{Klammer\}\line {\pict\bin4 }}x}}Ende\u-10179?\u-8704?}`;
    expect(await extract('rtf', Buffer.from(rtf, 'latin1'))).toBe(
      'Grüße aus Hamburg\n€5\t{Klammer}\nEnde😀',
    );
  });

  it.each(['utf8', 'latin1', 'utf16le'] as const)('reads text in %s', async (encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    const bytes = Buffer.from(`${mark}Zähler;Stand\r\nKüche;5`, encoding);
    expect(await extract('csv', bytes)).toBe('Küche | Stand: 5');
  });

  it('lists an archive without unpacking it', async () => {
    const zip = buildZip([
      { name: '../../etc/passwd', content: 'x' },
      { name: 'Fotos/', content: '' },
      { name: 'Fotos/Küche.jpg', content: 'x', claimedSize: 4_000_000_000 },
    ]);
    expect(await extract('zip', zip)).toBe('Dateien im Archiv:\n- passwd\n- Küche.jpg');
  });

  it('reads nothing from pictures', async () => {
    expect(await extract('png', PNG)).toBe('');
  });

  it('cuts long texts and marks the cut', async () => {
    const text = await extract('txt', Buffer.alloc(5_000_000, 'Zeile äöü\n'));
    expect(text).toHaveLength(MAX_TEXT_LENGTH);
    expect(text).toMatch(/\[…\]$/);
  });

  it('stops reading a long PDF when it has enough', async () => {
    const line = 'Die Heizung ist kalt. '.repeat(100);
    const text = await extract('pdf', await pdf(...Array<string>(60).fill(line)));
    expect(text).toHaveLength(MAX_TEXT_LENGTH);
  });

  it('resolves no external entity', async () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>`;
    const document = docx(paragraph('Vor &x; nach'));
    const hostile = buildZip([
      ...(['[Content_Types].xml', '_rels/.rels'] as const).map((name) => ({
        name,
        content: partOf(document, name),
      })),
      {
        name: 'word/document.xml',
        content: partOf(document, 'word/document.xml').replace(/^<\?xml[^>]*>/, xml),
      },
    ]);
    const text = await extract('docx', hostile).catch(() => '');
    expect(text).not.toContain((await readFile('/etc/hostname', 'utf8')).trim());
  });
});

/** What a part of a document that the builder wrote says. */
function partOf(document: Buffer, name: string): string {
  const entry = readZipDirectory(document)?.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is missing.`);
  return readZipEntry(document, entry, 1_000_000).toString('utf8');
}
