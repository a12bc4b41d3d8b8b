import { statfs } from 'node:fs/promises';

/** With less than this, what comes in next may not fit any more. */
const LEAST_BYTES = 8 * 1024 * 1024;

/** There is no room for what has to be stored. */
export class DiskFullError extends Error {
  readonly code = 'ENOSPC';

  constructor() {
    super('The disk is full.');
  }
}

/** Throws {@link DiskFullError} when the disk of a folder has hardly any room left. */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_BYTES) throw new DiskFullError();
}
