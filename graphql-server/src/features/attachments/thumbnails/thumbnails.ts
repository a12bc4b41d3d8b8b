import { join } from 'node:path';
import { type FileStore, readBytes } from '../../../platform/files/index.js';
import { ConfinedProcessError, runConfined, Slots } from '../../../platform/processes/index.js';
import type { Attachment } from '../attachment.entity.js';

const ENTRY = join(import.meta.dirname, 'thumbnail-process');

/** Longest side of a small picture, in pixels: an eighth of a page, printed. */
const SIDE = 420;

const LIMITS = { timeMs: 10_000, memoryBytes: 500 * 1024 * 1024, heapMegabytes: 96 };

/** Makes small pictures of large ones. */
export class Thumbnails {
  readonly #files: FileStore;
  readonly #programFolder: string;
  readonly #slots = new Slots(1);

  constructor(files: FileStore, programFolder: string) {
    this.#files = files;
    this.#programFolder = programFolder;
  }

  /** A small JPEG of a picture; undefined when it is none, or cannot be decoded at modest cost. */
  async make(
    { purpose, storageKey }: Pick<Attachment, 'purpose' | 'storageKey'>,
    signal: AbortSignal,
  ): Promise<Buffer | undefined> {
    if (purpose !== 'image') return undefined;
    try {
      const small = await this.#slots.use(signal, async () =>
        this.#run(await readBytes(this.#files, storageKey), signal),
      );
      return isJpeg(small) ? small : undefined;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ConfinedProcessError) return undefined;
      throw error;
    }
  }

  #run(input: Buffer, signal: AbortSignal): Promise<Buffer> {
    return runConfined({
      entry: ENTRY,
      args: [String(SIDE)],
      input,
      programFolder: this.#programFolder,
      usesAddons: true,
      limits: LIMITS,
      signal,
    });
  }
}

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
