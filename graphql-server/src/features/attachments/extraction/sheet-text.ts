import { type CellValue, readXls, readXlsx, type Sheet } from 'hucre/xlsx';
import { requireModestPackage } from '../../../platform/zip/index.js';
import { TextCollector } from './tidy-text.js';

/** Rows of a sheet that are read; far more than the assistant gets to see. */
const MAX_ROWS = 2_000;

/** Sheets of a workbook in the format since 2007. */
export async function readSheets(bytes: Buffer): Promise<string> {
  requireModestPackage(bytes, () => true);
  return toText((await readXlsx(bytes, { maxRows: MAX_ROWS })).sheets);
}

/** Sheets of a workbook in the format before 2007. */
export async function readOldSheets(bytes: Buffer): Promise<string> {
  return toText((await readXls(bytes, { maxRows: MAX_ROWS })).sheets);
}

function toText(sheets: readonly Sheet[]): string {
  const text = new TextCollector();
  for (const { name, rows } of sheets) {
    text.add(`# ${name}\n`);
    for (const row of rows) {
      const line = row.map(showCell).join('\t').trimEnd();
      if (line !== '' && !text.add(`${line}\n`)) return text.toString();
    }
    text.add('\n');
  }
  return text.toString();
}

function showCell(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return String(value).replace(/\s+/g, ' ');
}
