import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ScriptPlace } from './release-error.entity.js';
import { pathsOf, sourceMapOf, type StoredReleaseFiles } from './release-files.js';
import type { Release } from './release.entity.js';

/** Finds what the team has written at a place of a minified script, by the maps that came with the release. */
export class SourcePlaces {
  readonly #files: Pick<StoredReleaseFiles, 'readExact'>;

  constructor(files: Pick<StoredReleaseFiles, 'readExact'>) {
    this.#files = files;
  }

  /** Places as `src/App.tsx:12:3`; those of a script without a map as they are. */
  async of(release: Release, places: readonly ScriptPlace[]): Promise<string[]> {
    const maps = new Map<string, TraceMap | undefined>();
    for (const { file } of places) {
      if (!maps.has(file)) maps.set(file, await this.#mapOf(release, file));
    }
    return places.map((place) => textOf(place, maps.get(place.file)));
  }

  async #mapOf(release: Release, file: string): Promise<TraceMap | undefined> {
    const path = sourceMapOf(file);
    const paths = pathsOf(release);
    if (!paths.has(path)) return undefined;
    const { app, version } = release;
    const content = await this.#files.readExact({ app, version }, path, paths);
    return new TraceMap(content.toString('utf8'));
  }
}

function textOf({ file, line, column }: ScriptPlace, map: TraceMap | undefined): string {
  // Browsers count columns from 1, maps from 0.
  const found =
    map && line > 0
      ? originalPositionFor(map, { line, column: Math.max(0, column - 1) })
      : undefined;
  if (!found?.source) return `${file}:${line}:${column}`;
  return `${found.source.replace(/^\.\//, '')}:${found.line}:${found.column + 1}`;
}
