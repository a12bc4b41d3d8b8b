import { readFileSync } from 'node:fs';
import type { ExtractedText } from './extracted-text.js';
import { tidyText } from './tidy-text.js';

type Reader = (bytes: Buffer) => string | ExtractedText | Promise<string | ExtractedText>;

/**
 * Entry of the process that reads the text of one document: the kind is its argument, the bytes
 * come in by standard input, the text leaves by standard output.
 *
 * Whatever a hostile document does to a reader happens in here: the process knows no setting, may
 * write no file and start no program, has little memory and time, and serves one document only.
 */
const READERS: Record<string, () => Promise<Reader>> = {
  pdf: async () => (await import('./pdf-text.js')).readPdf,
  doc: async () => (await import('./word-text.js')).readDoc,
  docx: async () => (await import('./word-text.js')).readDocx,
  xls: async () => (await import('./sheet-text.js')).readOldSheets,
  xlsx: async () => (await import('./sheet-text.js')).readSheets,
  csv: async () => (await import('./sheet-text.js')).readCsv,
  rtf: async () => (await import('./rtf-text.js')).readRtf,
  'scanned-pdf': async () => (await import('../ocr/scanned-pages.js')).readScannedPdf,
  picture: async () => (await import('../ocr/read-picture.js')).readPicture,
};

const load = READERS[process.argv[2] ?? ''];
if (!load) throw new Error('There is no reader for this kind of document.');
const read = await load();
const result = await read(readFileSync(0));
const { text, hasScans } = typeof result === 'string' ? { text: result, hasScans: false } : result;
const answer: ExtractedText = { text: tidyText(text), hasScans };
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
