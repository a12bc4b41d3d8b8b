import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ConfinedProcessError, runConfined, Slots } from '../processes/index.js';

const ENTRY = join(import.meta.dirname, 'clean-process');

const LIMITS = {
  timeMs: 15_000,
  memoryBytes: 500 * 1024 * 1024,
  heapMegabytes: 96,
  outputBytes: 32 * 1024 * 1024,
};

/** Formats that can be drawn anew without losing pages or colours. */
const FORMATS = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);

/** Whether a file of this type may tell more than it shows, so that it has to be cleaned. */
export const isTalkative = (mimeType: string) =>
  mimeType.startsWith('image/') && mimeType !== 'image/bmp';

interface CleanOptions {
  signal: AbortSignal;
  longestSide?: number;
  /** Type of what comes out. */
  as?: string;
}

/** Takes the place, the time and everything else out of pictures that they do not show. */
export class PictureCleaner {
  readonly #programFolder: string;
  /** One core stays free for everybody else. */
  readonly #slots = new Slots(availableParallelism() > 2 ? 2 : 1);

  /** `programFolder` is the root of the checkout. */
  constructor(programFolder: string) {
    this.#programFolder = programFolder;
  }

  /**
   * The same picture with nothing but its pixels, upright, at most `longestSide` pixels long, in the same
   * format or `as` another one. Undefined when it cannot be cleaned: then it must not leave. `read` is called once
   * there is room for it.
   */
  async clean(
    mimeType: string,
    read: () => Promise<Buffer>,
    { signal, longestSide = 0, as = mimeType }: CleanOptions,
  ): Promise<Buffer | undefined> {
    const format = FORMATS.get(as);
    if (!format || !FORMATS.has(mimeType)) return undefined;
    return this.#draw([format, String(longestSide)], read, signal);
  }

  /** A drawing of our own (SVG) as a PNG, at most `longestSide` pixels long. */
  async drawOwn(drawing: string, longestSide: number, signal: AbortSignal) {
    return this.#draw(['png', String(longestSide)], async () => Buffer.from(drawing), signal);
  }

  async #draw(
    args: string[],
    read: () => Promise<Buffer>,
    signal: AbortSignal,
  ): Promise<Buffer | undefined> {
    try {
      const drawn = await this.#slots.use(signal, async () =>
        runConfined({
          entry: ENTRY,
          args,
          input: await read(),
          programFolder: this.#programFolder,
          usesAddons: true,
          limits: LIMITS,
          signal,
        }),
      );
      return drawn.length > 0 ? drawn : undefined;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ConfinedProcessError) return undefined;
      throw error;
    }
  }
}
