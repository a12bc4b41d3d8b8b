import { LANGUAGES } from '@hausgeist/schema';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { FirstScreen } from '../../platform/http/index.js';
import type { StoredReleaseFiles } from './release-files.js';
import type { Release } from './release.entity.js';

/** Most bytes of such a file: it travels in every first page. */
const MAX_BYTES = 200_000;

const fileSchema = z.object({
  screens: z.partialRecord(z.enum(LANGUAGES.map(({ code }) => code)), z.string()),
  styles: z.string().refine((css) => !/<\/style/i.test(css), 'ends the element it stands in'),
});

/** What a build has drawn for the time before its scripts run; throws when the file is no such. */
export function parseFirstScreen(content: Buffer, routes: readonly string[]): FirstScreen {
  if (content.length > MAX_BYTES) throw new Error(`A first screen has at most ${MAX_BYTES} bytes.`);
  return { routes, ...fileSchema.parse(JSON.parse(content.toString('utf8'))) };
}

/** The first screens of releases, which never change. */
export class FirstScreens {
  readonly #files: Pick<StoredReleaseFiles, 'read'>;
  readonly #known = new LRUCache<string, FirstScreen>({ max: 20 });

  constructor(files: Pick<StoredReleaseFiles, 'read'>) {
    this.#files = files;
  }

  /** That of a release; undefined where its build has drawn none. */
  async of({
    description,
    digests,
  }: Pick<Release, 'description' | 'digests'>): Promise<FirstScreen | undefined> {
    const { name, version, firstScreen } = description;
    if (!firstScreen) return undefined;
    const key = `${name}/${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { file } = firstScreen;
    const paths = new Map([[file, digests?.[file]]]);
    const { identity } = await this.#files.read(name, version, file, paths);
    const screen = parseFirstScreen(identity, firstScreen.routes);
    this.#known.set(key, screen);
    return screen;
  }
}
