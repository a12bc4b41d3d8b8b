import { setImmediate } from 'node:timers/promises';
import { type FileStore, readBytes } from '../../platform/files/index.js';
import type { EndUserImport } from './end-user-import.entity.js';
import type { ImportProblem } from './import-fields.js';
import { RowCheck } from './row-check.js';
import { readRows } from './table/stored-rows.js';

/** Rows between two turns of the event loop. */
const BREATH = 250;

/** A row that cannot be taken. */
export interface WrongRow {
  row: number;
  cells: string[];
  problems: readonly ImportProblem[];
}

/** All rows of a checked file that cannot be taken: the import itself knows the first of their problems only. */
export async function findWrongRows(
  files: FileStore,
  { fileKey, mapping, company }: EndUserImport,
): Promise<WrongRow[]> {
  const check = new RowCheck(mapping, company.authNumberDigits);
  const wrong: WrongRow[] = [];
  let count = 0;
  for (const line of readRows(await readBytes(files, fileKey))) {
    const { row, problems } = check.check(line);
    if (problems) wrong.push({ row, cells: line.slice(1) as string[], problems });
    count += 1;
    if (count % BREATH === 0) await setImmediate();
  }
  return wrong;
}
