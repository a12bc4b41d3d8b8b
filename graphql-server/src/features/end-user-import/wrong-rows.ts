import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '../../platform/database/index.js';
import { type FileStore, readBytes } from '../../platform/files/index.js';
import type { EndUserImport } from './end-user-import.entity.js';
import type { ImportProblem } from './import-fields.js';
import { RowCheck } from './row-check.js';
import type { TableRow } from './table/parse-table.js';
import { readRows } from './table/stored-rows.js';
import { judgeRows } from './known-people.js';

/** Rows between two looks at the database, and two turns of the event loop. */
const BATCH = 250;

/** A row that cannot be taken. */
export interface WrongRow {
  row: number;
  cells: string[];
  problems: readonly ImportProblem[];
}

/** All rows of a checked file that cannot be taken: the import itself knows the first of their problems only. */
export async function findWrongRows(
  files: FileStore,
  em: EntityManager,
  task: EndUserImport,
): Promise<WrongRow[]> {
  const check = new RowCheck(task.mapping, task.company.authNumberDigits);
  const wrong: WrongRow[] = [];
  let lines: TableRow[] = [];
  const take = async () => {
    const rows = lines.map((line) => check.check(line));
    const checked = await judgeRows(em, task, rows);
    for (const [index, { row, problems }] of checked.entries()) {
      if (problems) wrong.push({ row, cells: lines[index]?.slice(1) as string[], problems });
    }
    lines = [];
    await setImmediate();
  };
  for (const line of readRows(await readBytes(files, task.fileKey))) {
    if (lines.push(line) === BATCH) await take();
  }
  await take();
  return wrong;
}
