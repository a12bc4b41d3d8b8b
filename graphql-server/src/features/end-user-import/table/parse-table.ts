import { parseCsv } from 'hucre/csv';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { requireModestPackage } from '../../../platform/zip/index.js';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './table-limits.js';

/** A row as it is kept: its line as a spreadsheet counts, the header being 1, and its cells. */
export type TableRow = [line: number, ...cells: string[]];

/** A file as rows of texts. */
export interface Table {
  columns: string[];
  rows: TableRow[];
}

/** What is wrong with a file; the words for it are made outside of the process that reads it. */
export type TableFault =
  | 'NOT_A_TABLE'
  | 'TABLE_EMPTY'
  | 'TABLE_WITHOUT_HEADER'
  | 'TABLE_WITHOUT_ROWS'
  | 'TABLE_TOO_LONG';

/** A file that is not a table, or too large a one. */
export class TableError extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Characters of a cell that are kept: more than any field may have, so that its rule speaks. */
const MAX_CELL = 2_000;

/** Lines that are read, so that empty ones cannot go on for ever. */
const MAX_LINES = 2 * MAX_IMPORT_ROWS;

/**
 * Reads the first visible sheet of a workbook, or a CSV with any usual separator and encoding. Rows
 * without any content are left out, as spreadsheets have many of them.
 */
export async function parseTable(bytes: Buffer): Promise<Table> {
  const lines = await readCells(bytes);
  if (lines.length > MAX_LINES) throw new TableError('TABLE_TOO_LONG');
  const header = (lines[0] ?? []).slice(0, MAX_IMPORT_COLUMNS).map(toText);
  if (header.every((name) => name === '')) {
    throw new TableError('TABLE_WITHOUT_HEADER');
  }
  const columns = header.map((name, index) => clip(name, 100) || `Column ${index + 1}`);
  const rows: TableRow[] = [];
  lines.forEach((cells, index) => {
    if (index === 0) return;
    const texts = columns.map((_name, column) => toText(cells[column] ?? null));
    if (texts.some((text) => text !== '')) rows.push([index + 1, ...texts]);
  });
  if (rows.length === 0) throw new TableError('TABLE_WITHOUT_ROWS');
  if (rows.length > MAX_IMPORT_ROWS) throw new TableError('TABLE_TOO_LONG');
  return { columns, rows };
}

async function readCells(bytes: Buffer): Promise<CellValue[][]> {
  if (bytes.length === 0) throw new TableError('TABLE_EMPTY');
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    return readWorkbook(bytes);
  }
  const text = decode(bytes);
  if (text.includes('\0')) throw new TableError('NOT_A_TABLE');
  return parseCsv(text, { maxRows: MAX_LINES + 1, unescapeFormulae: true });
}

async function readWorkbook(bytes: Buffer): Promise<CellValue[][]> {
  try {
    requireModestPackage(bytes, () => true);
    let isTaken = false;
    const { sheets } = await readXlsx(bytes, {
      maxRows: MAX_LINES + 1,
      sheets: ({ hidden, veryHidden }) => {
        if (isTaken || hidden || veryHidden) return false;
        isTaken = true;
        return true;
      },
    });
    return sheets[0]?.rows ?? [];
  } catch (cause) {
    throw new TableError('NOT_A_TABLE', { cause });
  }
}

/** Spreadsheet programs still write other encodings where UTF-8 would do. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function toText(value: CellValue): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return clip(text, MAX_CELL);
}

/** A text that the database takes: without NUL, and without half a character at its end. */
const clip = (text: string, length: number) =>
  text.slice(0, length).replaceAll('\0', ' ').toWellFormed().trim();
