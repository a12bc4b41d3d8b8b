import { createHash } from 'node:crypto';
import type { PictureCleaner } from '../../../platform/pictures/index.js';

/** What iPhones and iPads scale from. */
const PIXELS = 180;

/** Icons of so many companies are kept, as each takes a process to draw. */
const MOST_KEPT = 500;

const PATIENCE_MS = 20_000;

/** Icons as iOS takes them, which reads no SVG. */
export class TouchIcons {
  readonly #pictures: PictureCleaner;
  readonly #kept = new Map<string, Promise<Buffer | undefined>>();

  constructor(pictures: PictureCleaner) {
    this.#pictures = pictures;
  }

  /** The drawing as a PNG; none if it could not be drawn, which is tried again the next time. */
  async of(drawing: string): Promise<Buffer | undefined> {
    const key = createHash('sha256').update(drawing).digest('base64');
    const drawn =
      this.#kept.get(key) ??
      this.#pictures.drawOwn(drawing, PIXELS, AbortSignal.timeout(PATIENCE_MS));
    this.#kept.set(key, drawn);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    const icon = await drawn.catch(() => undefined);
    if (!icon) this.#kept.delete(key);
    return icon;
  }
}
