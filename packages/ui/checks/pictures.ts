import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright';
// The server's: where it is listed here too, npm leaves its programs out of the bill of materials.
import sharp from 'sharp';
import type { Combination } from './coverage';
import { setTheme } from './preview';

const kept = join(import.meta.dirname, 'pictures');
const rejected = join(import.meta.dirname, '../../../.cache/pictures');

/** The browser's version, and how the machine that drew the kept pictures draws letters of its own fonts. */
const BROWSER = join(kept, 'browser.json');
const LETTERS = 'letters';

/** Of how far apart colours may be, from 0 to 1: far less than one tone is from the next. */
const THRESHOLD = 0.1;
/** So many pixels may differ within any square of 32: less than one letter that moved. */
const ALLOWED_PIXELS = 12;
/** How long a picture may take to come to rest on a busy machine, also when many do not. */
const PATIENCE_MS = 10_000;
const PATIENCE_WITH_MANY_MS = 2_000;
const MANY = 20;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Blurred grounds are costly to keep; whether a script's focus is shown depends on what was focused before. */
const STYLE = `
  *, ::backdrop { backdrop-filter: none !important; }
  :focus-visible { outline-color: transparent !important; }
`;

async function draw(page: Page): Promise<Pixels> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', style: STYLE });
  return decode(png);
}

async function decode(file: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const imageOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

function difference(one: Pixels, other: Pixels, into?: Buffer): number {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  if (one.data.equals(other.data)) return 0;
  return pixelmatch(one.data, other.data, into, one.width, one.height, {
    threshold: THRESHOLD,
    windowSize: 32,
  });
}

const isSame = (one: Pixels, other: Pixels) => difference(one, other) <= ALLOWED_PIXELS;

/** Waits for fonts, pictures and what is still being put into the page. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise<void>((resolve) => {
      const done = () => (observer.disconnect(), resolve());
      let timer = setTimeout(done, 60);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, 60);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  });
}

/** The kept pictures: what a story looks like is compared with its own, or kept anew. */
export class Pictures {
  readonly #isRenewing = process.env.PICTURES === 'renew';
  readonly #drawn = new Set<string>([LETTERS]);
  #differing = 0;

  /** Why nothing can be compared here, if so; when renewing, keeps what this browser is. */
  async reasonAgainst(browser: Browser): Promise<string | undefined> {
    const page = await browser.newPage({ viewport: { width: 360, height: 120 } });
    await page.setContent(
      ['sans-serif', 'serif', 'monospace']
        .map((family) => `<p style="font: 16px ${family}; margin: 4px">Größe 123 مرحبا ✓ →</p>`)
        .join(''),
    );
    const letters = await draw(page);
    await page.close();
    const version = browser.version().split('.')[0];
    if (this.#isRenewing) {
      await mkdir(kept, { recursive: true });
      await writeFile(BROWSER, `{ "chromium": ${JSON.stringify(version)} }\n`);
      await this.#keep(LETTERS, letters);
      return undefined;
    }
    const { chromium } = JSON.parse(await readFile(BROWSER, 'utf8')) as { chromium: string };
    if (chromium !== version) return `they are of Chromium ${chromium}, this is ${version}`;
    if (isSame(letters, await decode(this.#fileOf(LETTERS)))) return undefined;
    return 'this machine has other fonts, or draws their letters differently';
  }

  /** Draws what is open; says what is wrong with it. */
  async look(
    page: Page,
    storyId: string,
    { width, theme, locale }: Combination,
  ): Promise<string[]> {
    const name = `${storyId}.${width}-${theme}-${locale}`;
    this.#drawn.add(name);
    await setTheme(page, theme);
    await comeToRest(page);
    if (this.#isRenewing) {
      await this.#keep(name, await this.#atRest(page));
      return [];
    }
    const before = await decode(this.#fileOf(name)).catch(() => undefined);
    if (!before) return [`${name} is not kept yet`];
    const after = await this.#atRest(page, before);
    if (isSame(before, after)) return [];
    this.#differing += 1;
    await this.#reject(name, before, after);
    return [`${name} looks different`];
  }

  /** Names kept pictures that belong to no story, or removes them when renewing. */
  async others(): Promise<string[]> {
    const names = (await readdir(kept))
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.slice(0, -'.webp'.length))
      .filter((name) => !this.#drawn.has(name));
    if (!this.#isRenewing) return names.map((name) => `${name} belongs to no story`);
    await Promise.all(names.map((name) => rm(this.#fileOf(name))));
    return [];
  }

  #fileOf(name: string): string {
    return join(kept, `${name}.webp`);
  }

  /** What is drawn once it is as expected, or once it stays the same. */
  async #atRest(page: Page, expected?: Pixels): Promise<Pixels> {
    const patience = this.#differing < MANY ? PATIENCE_MS : PATIENCE_WITH_MANY_MS;
    const until = performance.now() + patience;
    let last = await draw(page);
    while (performance.now() < until) {
      if (expected && isSame(expected, last)) return last;
      await wait(expected ? 100 : 300);
      const next = await draw(page);
      if (!expected && next.data.equals(last.data)) return next;
      last = next;
    }
    return last;
  }

  /** Writes a picture unless the kept one is the same, so that only changes are seen in Git. */
  async #keep(name: string, drawn: Pixels): Promise<void> {
    const before = await decode(this.#fileOf(name)).catch(() => undefined);
    if (before && isSame(before, drawn)) return;
    await imageOf(drawn)
      .webp({ nearLossless: true, quality: 40, effort: 5 })
      .toFile(this.#fileOf(name));
  }

  async #reject(name: string, before: Pixels, after: Pixels): Promise<void> {
    await mkdir(rejected, { recursive: true });
    await imageOf(after)
      .png()
      .toFile(join(rejected, `${name}.now.png`));
    if (before.data.length !== after.data.length) return;
    const data = Buffer.alloc(after.data.length);
    difference(before, after, data);
    await imageOf({ ...after, data })
      .png()
      .toFile(join(rejected, `${name}.difference.png`));
  }
}
