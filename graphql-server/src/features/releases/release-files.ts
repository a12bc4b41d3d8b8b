import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type FileStore, readBytes } from '../../platform/files/index.js';
import { type StaticContent, toStaticContent } from '../../platform/http/index.js';
import type { ReleaseDescription } from './release-description.js';
import type { ReleaseFiles } from './release-parts.js';
import type { Release } from './release.entity.js';

/** Most bytes of releases that this process keeps ready to send. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Paths of a release with the digest of each; undefined for releases of before there were any. */
export type ReleasePaths = ReadonlyMap<string, string | undefined>;

/** The paths of a release. */
export const pathsOf = ({ description, digests }: Release): ReleasePaths =>
  new Map(description.files.map((path) => [path, digests?.[path]]));

/** As subresource integrity writes it. */
export const digestOfFile = (content: Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The map of a script; it stays on the server. */
export const sourceMapOf = (path: string) => `${path}.map`;

/** Whether a path is the map of a script. */
export const isSourceMap = (path: string) => path.endsWith('.js.map');

/** Where browsers find the files of a release; of one on this server, without an origin. */
export const addressOf = ({ name, version, hosted }: ReleaseDescription, path = '') =>
  `${hosted?.origin ?? ''}/remotes/${name}/${version}/${path}`;

/** What this server keeps: of a release that lies elsewhere, only what it reads itself. */
export function keptOf({ hosted, firstScreen }: ReleaseDescription, files: ReleaseFiles) {
  if (!hosted) return files;
  return new Map([...files].filter(([path]) => isSourceMap(path) || path === firstScreen?.file));
}

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

  /** A file in all the forms that were released, if it still is what was released. */
  async read(
    app: string,
    version: string,
    path: string,
    paths: ReleasePaths,
  ): Promise<StaticContent> {
    const key = keyOf(app, version, path);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const loadExact = (name: string) => this.readExact({ app, version }, name, paths);
    const load = async (copy: string) => (paths.has(copy) ? loadExact(copy) : undefined);
    const [identity, br, gzip] = await Promise.all([
      loadExact(path),
      load(`${path}.br`),
      load(`${path}.gz`),
    ]);
    const content = toStaticContent(path, identity, { br, gzip });
    this.#cache.set(key, content);
    return content;
  }

  /** A file as it was released; throws for one that is not. */
  async readExact(
    { app, version }: { app: string; version: string },
    path: string,
    paths: ReleasePaths,
  ): Promise<Buffer> {
    const bytes = await readBytes(this.#store, keyOf(app, version, path));
    const digest = paths.get(path);
    if (digest && digest !== digestOfFile(bytes)) {
      throw new Error(`The stored file ${path} of ${app} ${version} is not what was released.`);
    }
    return bytes;
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
