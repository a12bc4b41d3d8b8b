import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../../platform/disk/index.js';

/** A folder of this age belongs to an upload that a killed process was receiving. */
const STALE_MS = 60 * 60 * 1000;

/** Where uploads wait while they arrive, so that slow ones cost disk instead of memory. */
export class StagingFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes the folder and removes what a killed process left. */
  async open(): Promise<void> {
    makeFolder(this.#folder, 0o700);
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
    }
  }

  /** Gives `work` a folder of its own and removes it afterwards, whatever happens. */
  async use<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = join(this.#folder, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
