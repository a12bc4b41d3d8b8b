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
