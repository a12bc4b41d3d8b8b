import { compoundFile } from './sample-files.js';

/** A text, or a number and how it is shown. */
export type OldCell = string | { value: number; format: string };

/** A workbook in the format before 2007, with one sheet. */
export function xls(name: string, rows: readonly (readonly OldCell[])[]): Buffer {
  const formats = [
    ...new Set(rows.flat().flatMap((cell) => (typeof cell === 'string' ? [] : [cell.format]))),
  ];
  const head = [
    begin(),
    ...formats.map((code, i) => record(0x041e, u16(FIRST_OWN_FORMAT + i), text(code))),
    record(0xe0, u16(0), u16(0), Buffer.alloc(16)),
    ...formats.map((_, i) => record(0xe0, u16(0), u16(FIRST_OWN_FORMAT + i), Buffer.alloc(16))),
  ];
  const sheetName = Buffer.concat([Buffer.of(name.length, 0), Buffer.from(name, 'latin1')]);
  const end = record(0x0a);
  const start = [...head, end].reduce((sum, part) => sum + part.length, 4 + 6 + sheetName.length);
  const place = Buffer.alloc(6);
  place.writeUInt32LE(start, 0);
  const cells = rows.flatMap((row, y) =>
    row.map((cell, x) =>
      typeof cell === 'string'
        ? record(0x0204, u16(y), u16(x), u16(0), text(cell))
        : record(0x0203, u16(y), u16(x), u16(1 + formats.indexOf(cell.format)), f64(cell.value)),
    ),
  );
  return compoundFile({
    Workbook: Buffer.concat([...head, record(0x85, place, sheetName), end, begin(), ...cells, end]),
  });
}

/** Formats below are known by number. */
const FIRST_OWN_FORMAT = 164;

const begin = () => record(0x0809, u16(0x0600), Buffer.alloc(6));

function record(id: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([u16(id), u16(data.length), data]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A text with two bytes a sign. */
const text = (value: string) =>
  Buffer.concat([u16(value.length), Buffer.of(1), Buffer.from(value, 'utf16le')]);
