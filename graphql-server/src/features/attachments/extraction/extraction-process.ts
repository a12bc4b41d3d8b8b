import { readFileSync } from 'node:fs';
import { tidyText } from './tidy-text.js';

/**
 * Entry of the process that reads the text of one document: the kind is its argument, the bytes
 * come in by standard input, the text leaves by standard output.
 *
 * Whatever a hostile document does to a reader happens in here: the process knows no setting, may
 * write no file and start no program, has little memory and time, and serves one document only.
 */
const READERS: Record<string, () => Promise<(bytes: Buffer) => string | Promise<string>>> = {
  pdf: async () => (await import('./pdf-text.js')).readPdf,
  doc: async () => (await import('./word-text.js')).readDoc,
  docx: async () => (await import('./word-text.js')).readDocx,
  xls: async () => (await import('./sheet-text.js')).readOldSheets,
  xlsx: async () => (await import('./sheet-text.js')).readSheets,
  rtf: async () => (await import('./rtf-text.js')).readRtf,
};

const load = READERS[process.argv[2] ?? ''];
if (!load) throw new Error('There is no reader for this kind of document.');
const read = await load();
const text = tidyText(await read(readFileSync(0)));
process.stdout.write(text, () => process.exit(0));
