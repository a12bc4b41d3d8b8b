import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** With less than this, what comes in next may not fit any more. */
const LEAST_MEGABYTES = 8;

/** What systems and PostgreSQL say when nothing fits any more. */
const CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** There is no room for what has to be stored. */
export class DiskFullError extends Error {
  readonly code = 'ENOSPC';

  constructor(folder: string, megabytes: number) {
    super(`The disk of ${folder} is full: less than ${megabytes} MB are left.`);
  }
}

/** Throws {@link DiskFullError} when the disk of a folder has hardly any room left, or less than asked for. */
export async function requireRoom(folder: string, megabytes = LEAST_MEGABYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < megabytes * MEGABYTE) throw new DiskFullError(folder, megabytes);
}

/** Whether something failed because a disk is full, ours or that of the database. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && CODES.has(cause.code)) return true;
  }
  return false;
}
