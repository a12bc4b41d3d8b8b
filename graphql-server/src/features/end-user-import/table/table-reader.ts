import { join } from 'node:path';
import { z } from 'zod';
import { AppError, wrongField } from '../../../platform/errors/index.js';
import {
  type ProcessLimits,
  runConfined,
  Slots,
  TooManyWaitingError,
} from '../../../platform/processes/index.js';
import { endUserImportReasons } from '../end-user-import.reasons.js';
import type { TableFault } from './parse-table.js';
import { MAX_IMPORT_ROWS } from './table-limits.js';

/** What reading one table may cost. A busy machine takes seconds for the largest one. */
const LIMITS: ProcessLimits = {
  timeMs: 30_000,
  memoryBytes: 500 * 1024 * 1024,
  heapMegabytes: 320,
  outputBytes: 128 * 1024 * 1024,
};

/** Tables that wait for the one that is read; each is held in memory. */
const MOST_WAITING = 8;

const headSchema = z.union([
  z.object({
    fault: z.enum([
      'NOT_A_TABLE',
      'TABLE_EMPTY',
      'TABLE_WITHOUT_HEADER',
      'TABLE_WITHOUT_ROWS',
      'TABLE_TOO_LONG',
    ]),
  }),
  z.object({
    columns: z.array(z.string()),
    totalRows: z.int(),
    sample: z.array(z.array(z.string())),
  }),
]);

/** A file that was understood. */
export interface ReadTable {
  columns: string[];
  totalRows: number;
  sample: string[][];
  /** Its rows as {@link readRows} of `stored-rows.ts` takes them, a line each. */
  rows: Buffer;
}

/** Reads uploaded tables, in a process of its own and one after the other. */
export class TableReader {
  readonly #programFolder: string;
  readonly #slots = new Slots(1, MOST_WAITING);

  /** `programFolder` is the root of the checkout. */
  constructor(programFolder: string) {
    this.#programFolder = programFolder;
  }

  /** @throws AppError with code BAD_USER_INPUT when it is not a table, or too large a one */
  async read(bytes: Buffer, signal: AbortSignal): Promise<ReadTable> {
    const output = await this.#slots
      .use(signal, async () => this.#run(bytes, signal))
      .catch((error: unknown) => {
        if (!(error instanceof TooManyWaitingError)) throw error;
        throw new AppError('RATE_LIMITED', endUserImportReasons.TOO_MANY_IMPORTS);
      });
    const end = output.indexOf('\n');
    const head = headSchema.parse(JSON.parse(output.toString('utf8', 0, end)));
    if ('fault' in head) throw refused(head.fault);
    return { ...head, rows: output.subarray(end + 1) };
  }

  #run(bytes: Buffer, signal: AbortSignal): Promise<Buffer> {
    return runConfined({
      entry: join(import.meta.dirname, 'table-process'),
      args: [],
      input: bytes,
      programFolder: this.#programFolder,
      limits: LIMITS,
      signal,
    }).catch((): Buffer => {
      signal.throwIfAborted();
      throw refused('NOT_A_TABLE');
    });
  }
}

function refused(fault: TableFault): AppError {
  if (fault !== 'TABLE_TOO_LONG') return wrongField('file', endUserImportReasons[fault]);
  const refusal = endUserImportReasons.TABLE_TOO_LONG({ max: MAX_IMPORT_ROWS });
  return wrongField('file', refusal);
}
