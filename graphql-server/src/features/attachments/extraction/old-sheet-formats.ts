import { compoundStream } from '../detection/compound-file.js';

/** Records of a workbook that say how numbers are shown. */
const RECORD = { end: 0x0a, sheet: 0x85, look: 0xe0, format: 0x041e };

/** Records of cells with numbers: one each, or several of a row. */
const NUMBER_CELLS = new Set([0x0006, 0x0203, 0x027e]);
const ROW_OF_NUMBERS = 0xbd;

/** Formats that every program knows by number; those of dates are told by the library. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0 "€"',
  6: '#,##0 "€"',
  7: '#,##0.00 "€"',
  8: '#,##0.00 "€"',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0 "€"',
  43: '#,##0.00',
  44: '#,##0.00 "€"',
};

/** Number formats of a sheet's cells by "row,column", from 0. */
export type SheetFormats = ReadonlyMap<string, string>;

interface WorkbookRecord {
  id: number;
  data: Buffer;
}

/**
 * Number formats of a workbook before 2007, sheet by sheet. The library that reads its values leaves
 * them out, and an amount would be a bare number. Empty where they are not found.
 */
export function oldSheetFormats(bytes: Buffer): SheetFormats[] {
  const stream = compoundStream(bytes, 'Workbook');
  if (!stream) return [];
  const looks: number[] = [];
  const codes = new Map(Object.entries(BUILT_IN).map(([id, code]) => [Number(id), code]));
  const sheets: number[] = [];
  for (const { id, data } of recordsFrom(stream, 0)) {
    if (id === RECORD.look && data.length >= 4) looks.push(data.readUInt16LE(2));
    else if (id === RECORD.format && data.length >= 5)
      codes.set(data.readUInt16LE(0), codeOf(data));
    else if (id === RECORD.sheet && data.length >= 4) sheets.push(data.readUInt32LE(0));
  }
  const formats = looks.map((code) => codes.get(code) ?? '');
  return sheets.map((start) => formatsOfSheet(stream, start, formats));
}

/** The records from an offset to the end of that part of the workbook. */
function* recordsFrom(stream: Buffer, start: number): Generator<WorkbookRecord> {
  for (let at = start; at + 4 <= stream.length;) {
    const id = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (id === RECORD.end || end > stream.length) return;
    yield { id, data: stream.subarray(at + 4, end) };
    at = end;
  }
}

/** The text of a format, one or two bytes a sign. */
function codeOf(data: Buffer): string {
  const length = data.readUInt16LE(2);
  return data.readUInt8(4) & 1
    ? data.toString('utf16le', 5, 5 + length * 2)
    : data.toString('latin1', 5, 5 + length);
}

function formatsOfSheet(stream: Buffer, start: number, formats: readonly string[]): SheetFormats {
  const found = new Map<string, string>();
  const add = (row: number, column: number, look: number) => {
    const format = formats[look];
    if (format) found.set(`${row},${column}`, format);
  };
  for (const { id, data } of recordsFrom(stream, start)) {
    if (NUMBER_CELLS.has(id) && data.length >= 6) {
      add(data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4));
    }
    if (id !== ROW_OF_NUMBERS) continue;
    for (let at = 4; at + 6 <= data.length - 2; at += 6) {
      add(data.readUInt16LE(0), data.readUInt16LE(2) + (at - 4) / 6, data.readUInt16LE(at));
    }
  }
  return found;
}
