import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Slots } from '../../../platform/processes/index.js';
import { readZipDirectory } from '../../../platform/zip/index.js';
import type { ContentKind } from '../detection/detect-kinds.js';
import { decodeText, detectTextEncoding } from '../detection/plain-text.js';
import { cleanName } from '../clean-name.js';
import { EXTRACTION_LIMITS, type ExtractionLimits } from './extraction-limits.js';
import { runExtraction } from './run-extraction.js';
import { MAX_TEXT_LENGTH, tidyText } from './tidy-text.js';

/** Kinds that a process of its own reads. */
const DOCUMENTS: ReadonlySet<ContentKind> = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'rtf']);

/** Entries of an archive that are listed. */
const MAX_LISTED = 200;

/** Reads the text of files for the assistant. */
export class TextExtractor {
  readonly #programFolder: string;
  readonly #limits: ExtractionLimits;
  /** One core stays free for everybody else. */
  readonly #slots = new Slots(availableParallelism() > 2 ? 2 : 1);

  constructor(programFolder: string, limits: ExtractionLimits = EXTRACTION_LIMITS) {
    this.#programFolder = programFolder;
    this.#limits = limits;
  }

  /**
   * The text of a file, at most {@link MAX_TEXT_LENGTH} characters; empty for pictures and packed
   * archives. Throws when it cannot be read, costs too much, or `signal` comes first.
   */
  async extract(kind: ContentKind, file: string, signal: AbortSignal): Promise<string> {
    if (kind === 'txt' || kind === 'csv') return readPlainText(file);
    if (kind === 'zip') return listArchive(file);
    if (!DOCUMENTS.has(kind)) return '';
    return this.#slots.use(signal, () =>
      runExtraction({
        kind,
        file,
        programFolder: this.#programFolder,
        limits: this.#limits,
        signal,
      }),
    );
  }
}

async function readPlainText(file: string): Promise<string> {
  const bytes = await readFile(file);
  const encoding = await detectTextEncoding(bytes);
  return encoding ? tidyText(decodeText(bytes, encoding, MAX_TEXT_LENGTH * 2)) : '';
}

/** Archives are not unpacked; the names alone tell what somebody sent. */
async function listArchive(file: string): Promise<string> {
  const entries = readZipDirectory(await readFile(file)) ?? [];
  const names = entries
    .filter((entry) => !entry.name.endsWith('/'))
    .map((entry) => `- ${cleanName(entry.name)}`);
  const more = names.length > MAX_LISTED ? [`- … (${names.length - MAX_LISTED})`] : [];
  return tidyText(['Dateien im Archiv:', ...names.slice(0, MAX_LISTED), ...more].join('\n'));
}
