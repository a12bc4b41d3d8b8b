import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../disk/index.js';

/** The data folder is in use by another living process. */
export class DataFolderInUseError extends Error {}

/**
 * Takes the data folder for this process and returns the function that gives it back.
 *
 * The embedded database itself does not notice a second process on the same folder, which would
 * corrupt it. The file holds the owner's process id and start, so a lock left by a killed process
 * is void, even if another program has got its id since.
 */
export function lockDataFolder(dataDir: string): () => void {
  makeFolder(dataDir);
  const file = join(dataDir, 'server.pid');
  const owner = readOwner(file);
  if (owner && owner.pid !== process.pid && isAlive(owner)) {
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is in use by process ${owner.pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`);
  return () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

interface Owner {
  pid: number;
  /** See {@link startOf}. */
  start: string;
}

function readOwner(file: string): Owner | undefined {
  try {
    const [id, start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    const pid = Number(id);
    return Number.isInteger(pid) && pid > 0 ? { pid, start } : undefined;
  } catch {
    return undefined;
  }
}

/** When a process started, where the system tells; empty elsewhere. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it stands in brackets and may hold anything.
    const [, start = ''] = /.*\)(?: \S+){19} (\d+)/s.exec(status) ?? [];
    return start;
  } catch {
    return '';
  }
}

/** Whether it was killed and only waits for its parent to take note; it holds no file open any more. */
function isEnded(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isAlive({ pid, start }: Owner): boolean {
  try {
    process.kill(pid, 0);
    if (isEnded(pid)) return false;
    return start === startOf(pid) || start === '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
