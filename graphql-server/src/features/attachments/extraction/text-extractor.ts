import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Slots } from '../../../platform/processes/index.js';
import { readZipDirectory } from '../../../platform/zip/index.js';
import type { ContentKind } from '../detection/detect-kinds.js';
import { decodeText, detectTextEncoding } from '../detection/plain-text.js';
import { cleanName } from '../clean-name.js';
import type { ExtractedText } from './extracted-text.js';
import {
  EXTRACTION_LIMITS,
  type ExtractionLimits,
  PATIENT_LIMITS,
  RECOGNITION_LIMITS,
} from './extraction-limits.js';
import { runExtraction } from './run-extraction.js';
import { MAX_TEXT_LENGTH, tidyText } from './tidy-text.js';

/** Kinds that a process of its own reads. */
const DOCUMENTS: ReadonlySet<ContentKind> = new Set([
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'rtf',
]);

/** Pictures that the text recognition decodes. */
const PICTURES: ReadonlySet<ContentKind> = new Set(['png', 'jpg', 'webp', 'bmp', 'tif']);

/** Entries of an archive that are listed. */
const MAX_LISTED = 200;

/** Reads the text of files for the assistant. */
export class TextExtractor {
  readonly #programFolder: string;
  readonly #limits: ExtractionLimits;
  /** One core stays free for everybody else. */
  readonly #slots = new Slots(availableParallelism() > 2 ? 2 : 1);
  readonly #recognitions = new Slots(availableParallelism() > 2 ? 2 : 1);
  /** Files that are looked through in this process: they cost little time, but memory. */
  readonly #plain = new Slots(4);

  constructor(programFolder: string, limits: ExtractionLimits = EXTRACTION_LIMITS) {
    this.#programFolder = programFolder;
    this.#limits = limits;
  }

  /**
   * The text of a file, at most {@link MAX_TEXT_LENGTH} characters; empty for pictures and packed
   * archives. Throws when it cannot be read, costs too much, or `signal` comes first.
   */
  async extract(kind: ContentKind, file: string, signal: AbortSignal): Promise<ExtractedText> {
    if (PICTURES.has(kind)) return { text: '', hasScans: true };
    const readHere = kind === 'zip' ? listArchive : kind === 'txt' ? readPlainText : undefined;
    if (readHere) {
      return { text: await this.#plain.use(signal, () => readHere(file)), hasScans: false };
    }
    if (!DOCUMENTS.has(kind)) return { text: '', hasScans: false };
    return this.#slots.use(signal, async () =>
      this.#run({ kind, input: file, limits: this.#limits, signal }),
    );
  }

  /**
   * The text of a document that {@link extract} had no time for: on a busy machine, or as it is
   * large. Throws as that one does.
   */
  async extractPatiently(kind: ContentKind, input: Buffer, signal: AbortSignal) {
    if (!DOCUMENTS.has(kind)) return { text: '', hasScans: false };
    return this.#recognitions.use(signal, async () =>
      this.#run({ kind, input, limits: PATIENT_LIMITS, signal }),
    );
  }

  /**
   * Recognises the text of a picture or a scanned PDF, which takes seconds; empty when there is
   * none. At most two at a time, beside the quick reading of other files.
   */
  async recognise(kind: 'picture' | 'scanned-pdf', input: Buffer, signal: AbortSignal) {
    const limits = RECOGNITION_LIMITS;
    return this.#recognitions.use(
      signal,
      async () => (await this.#run({ kind, input, limits, signal })).text,
    );
  }

  async #run(task: {
    kind: string;
    input: string | Buffer;
    limits: ExtractionLimits;
    signal: AbortSignal;
  }): Promise<ExtractedText> {
    return runExtraction({ ...task, programFolder: this.#programFolder });
  }
}

async function readPlainText(file: string): Promise<string> {
  const bytes = await readFile(file);
  const encoding = await detectTextEncoding(bytes);
  return encoding ? tidyText(decodeText(bytes, encoding, MAX_TEXT_LENGTH * 2)) : '';
}

/** Archives are not unpacked; the names alone tell what was sent. */
async function listArchive(file: string): Promise<string> {
  const entries = readZipDirectory(await readFile(file)) ?? [];
  const names = entries
    .filter((entry) => !entry.name.endsWith('/'))
    .map((entry) => `- ${cleanName(entry.name)}`);
  const more = names.length > MAX_LISTED ? [`- … (${names.length - MAX_LISTED})`] : [];
  return tidyText(['Dateien im Archiv:', ...names.slice(0, MAX_LISTED), ...more].join('\n'));
}
