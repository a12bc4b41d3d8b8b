import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder, requireRoom } from '../disk/index.js';
import {
  type FileContent,
  FileMissingError,
  type FileStore,
  requireFileKey,
  type StoredFile,
} from './file-store.js';

/** Half-written files; a key cannot begin with a dot, so nothing stored can be in there. */
const INCOMING = '.incoming';

/** A half-written file of this age belongs to a process that died. */
const STALE_MS = 60 * 60 * 1000;

/** Keeps files in a folder of this machine. */
export class DiskFileStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes the folder and removes what a killed process left half-written. */
  async open(): Promise<void> {
    const incoming = join(this.#folder, INCOMING);
    makeFolder(incoming, 0o700);
    for (const name of await readdir(incoming)) {
      const file = join(incoming, name);
      const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
      if (age > STALE_MS) await rm(file, { force: true });
    }
  }

  async put(key: string, content: FileContent): Promise<void> {
    const file = this.#path(key);
    const incoming = join(this.#folder, INCOMING, randomUUID());
    await mkdir(dirname(incoming), { recursive: true, mode: 0o700 });
    try {
      // Flushed before it gets its name, so that a power cut leaves no empty file behind.
      const target = createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(asStream(content), target);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await rename(incoming, file);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredFile> {
    const handle = await open(this.#path(key)).catch((error: unknown) => {
      throw isMissing(error) ? new FileMissingError(key) : error;
    });
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), size };
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async exists(key: string): Promise<boolean> {
    return access(this.#path(key)).then(
      () => true,
      () => false,
    );
  }

  async checkRoom(): Promise<void> {
    await requireRoom(this.#folder);
  }

  #path(key: string): string {
    return join(this.#folder, requireFileKey(key));
  }
}

function asStream(content: FileContent): Readable {
  if (content instanceof Readable) return content;
  if (content instanceof Uint8Array) return Readable.from([content]);
  return Readable.fromWeb(content.stream());
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
