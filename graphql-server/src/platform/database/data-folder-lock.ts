import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is in use by another living process. */
export class DataFolderInUseError extends Error {}

/**
 * Takes the data folder for this process and returns the function that gives it back.
 *
 * The embedded database itself does not notice a second process on the same folder, which would
 * corrupt it. The file holds the owner's process id, so a lock left by a killed process is void.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'server.pid');
  const owner = readOwner(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => {
    if (readOwner(file) === process.pid) rmSync(file, { force: true });
  };
}

function readOwner(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
