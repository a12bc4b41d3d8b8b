import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type FileStore, readBytes } from '../../platform/files/index.js';
import { type StaticContent, toStaticContent } from '../../platform/http/index.js';
import type { ReleaseFiles } from './release-check.js';

/** Most bytes of releases that this process keeps ready to send. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Files of releases in the file store, and those that are asked for in memory. */
export class StoredReleaseFiles {
  readonly #store: FileStore;
  readonly #cache = new LRUCache<string, StaticContent>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ identity, br, gzip }) =>
      1 + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  });

  constructor(store: FileStore) {
    this.#store = store;
  }

  async save(app: string, version: string, files: ReleaseFiles): Promise<void> {
    for (const [path, content] of files) await this.#store.put(keyOf(app, version, path), content);
  }

  /** A file in all the forms that were released; `has` says which copies there are. */
  async read(
    app: string,
    version: string,
    path: string,
    has: (path: string) => boolean,
  ): Promise<StaticContent> {
    const key = keyOf(app, version, path);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const load = async (copy: string) =>
      has(copy) ? readBytes(this.#store, keyOf(app, version, copy)) : undefined;
    const [identity, br, gzip] = await Promise.all([
      readBytes(this.#store, key),
      load(`${path}.br`),
      load(`${path}.gz`),
    ]);
    const content = toStaticContent(path, identity, { br, gzip });
    this.#cache.set(key, content);
    return content;
  }
}

/** One value for all names and contents, whatever their order. */
export function digestOf(files: ReleaseFiles): string {
  const digest = createHash('sha256');
  for (const path of [...files.keys()].toSorted()) {
    const content = createHash('sha256')
      .update(files.get(path) ?? '')
      .digest('hex');
    digest.update(`${path}\n${content}\n`);
  }
  return digest.digest('hex');
}

/** Storage keys know fewer characters than file names, so a path is named by its hash. */
const keyOf = (app: string, version: string, path: string) =>
  `releases/${app}/${version}/${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
