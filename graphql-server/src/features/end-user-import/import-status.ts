import { conflict, type Refusal } from '../../platform/errors/index.js';
import { endUserImportReasons } from './end-user-import.reasons.js';

/**
 * UPLOADED until columns are assigned, then CHECKING every row, CHECKED, RUNNING, and at last DONE.
 * CANCELLED ends it before all rows were taken; FAILED says that the server could not go on.
 */
export const IMPORT_STATUSES = [
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'CANCELLED',
  'FAILED',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

const WHY_NOT: Record<ImportStatus, Refusal> = {
  UPLOADED: endUserImportReasons.IMPORT_NOT_CHECKED,
  CHECKING: endUserImportReasons.IMPORT_BEING_CHECKED,
  CHECKED: endUserImportReasons.IMPORT_CHECKED_ALREADY,
  RUNNING: endUserImportReasons.IMPORT_RUNNING,
  DONE: endUserImportReasons.IMPORT_DONE,
  CANCELLED: endUserImportReasons.IMPORT_CANCELLED,
  FAILED: endUserImportReasons.IMPORT_FAILED,
};

/** Refuses an import whose turn it is not, and says why. */
export function requireStatus(
  task: { status: ImportStatus },
  allowed: readonly ImportStatus[],
): void {
  if (!allowed.includes(task.status)) throw conflict(WHY_NOT[task.status]);
}
