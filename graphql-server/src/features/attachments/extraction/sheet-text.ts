import { parseCsv } from 'hucre/csv';
import { readXls, readXlsx, type Sheet } from 'hucre/xlsx';
import { requireModestPackage } from '../../../platform/zip/index.js';
import { decodeText, detectTextEncoding } from '../detection/plain-text.js';
import { describeRows } from './sheet-rows.js';
import { oldSheetFormats, type SheetFormats } from './old-sheet-formats.js';
import { shownValue } from './shown-value.js';
import { MAX_TEXT_LENGTH, TextCollector } from './tidy-text.js';

/** Rows of a sheet that are read; far more than the assistant gets to see. */
const MAX_ROWS = 2_000;

/** Sheets of a workbook in the format since 2007. */
export async function readSheets(bytes: Buffer): Promise<string> {
  requireModestPackage(bytes, () => true);
  return toText((await readXlsx(bytes, { maxRows: MAX_ROWS, readStyles: true })).sheets);
}

/** Sheets of a workbook in the format before 2007. */
export async function readOldSheets(bytes: Buffer): Promise<string> {
  const { sheets } = await readXls(bytes, { maxRows: MAX_ROWS });
  return toText(sheets, oldSheetFormats(bytes));
}

/** Comma-separated values, or whatever separates them. */
export async function readCsv(bytes: Buffer): Promise<string> {
  const encoding = await detectTextEncoding(bytes);
  const text = encoding ? decodeText(bytes, encoding, MAX_TEXT_LENGTH * 2) : '';
  const rows = parseCsv(text).slice(0, MAX_ROWS);
  const shown = rows.map((row) => row.map((cell) => shownValue(cell)));
  return shown.some((row) => row.length > 1) ? describeRows('', shown).join('\n') : text;
}

function toText(sheets: readonly Sheet[], formats: readonly SheetFormats[] = []): string {
  const text = new TextCollector();
  for (const [i, { name, rows, cells }] of sheets.entries()) {
    const formatOf = (place: string) => cells?.get(place)?.style?.numFmt ?? formats[i]?.get(place);
    const shown = rows.map((row, y) =>
      row.map((value, x) => shownValue(value, formatOf(`${y},${x}`))),
    );
    for (const line of describeRows(name, shown)) {
      if (!text.add(`${line}\n`)) return text.toString();
    }
    text.add('\n');
  }
  return text.toString();
}
