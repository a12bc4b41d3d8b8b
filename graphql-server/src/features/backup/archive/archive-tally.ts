import { createHash, type Hash } from 'node:crypto';
import { countRows, fileLine } from './counting.js';
import { BackupError } from './archive-error.js';
import {
  type Description,
  descriptionSchema,
  FORMAT,
  type Manifest,
  manifestSchema,
  type TableDescription,
  tableKey,
} from './manifest.js';

/** Reads what an archive says of itself; refuses formats of newer programs. */
export function readDescription(content: Buffer): Description {
  const json: unknown = JSON.parse(content.toString('utf8'));
  const { format, version } = json as { format?: unknown; version?: unknown };
  if (format !== FORMAT) {
    throw new BackupError(
      `The archive was made by version ${String(version)} in a format that this version does not know.`,
    );
  }
  return descriptionSchema.parse(json);
}

/** Adds up what an archive holds, to be compared with what it should hold. */
export class ArchiveTally {
  readonly #tables = new Map<string, { rows: number; bytes: number; hash: Hash }>();
  readonly #files = { count: 0, bytes: 0, hash: createHash('sha256') };
  readonly #secrets: string[] = [];

  constructor(tables: readonly TableDescription[]) {
    for (const table of tables) {
      this.#tables.set(tableKey(table), { rows: 0, bytes: 0, hash: createHash('sha256') });
    }
  }

  addRows(table: string, piece: Uint8Array): void {
    const found = this.#tables.get(table);
    if (!found) throw new BackupError(`The archive has rows of ${table}, which it does not name.`);
    found.rows += countRows(piece);
    found.bytes += piece.length;
    found.hash.update(piece);
  }

  addFile(key: string, size: number, hash: Hash): void {
    this.#files.count += 1;
    this.#files.bytes += size;
    this.#files.hash.update(fileLine(key, size, hash));
  }

  addSecret(name: string): void {
    this.#secrets.push(name);
  }

  /** Throws unless everything is there and as it was. */
  compare(content: Buffer): Manifest {
    const manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')));
    const tables = Object.fromEntries(
      Array.from(this.#tables, ([name, { rows, bytes, hash }]) => [
        name,
        { rows, bytes, sha256: hash.digest('hex') },
      ]),
    );
    const wrong = Object.keys({ ...tables, ...manifest.tables }).filter(
      (name) => JSON.stringify(tables[name]) !== JSON.stringify(manifest.tables[name]),
    );
    const { count, bytes, hash } = this.#files;
    const { files } = manifest;
    if (count !== files.count || bytes !== files.bytes || hash.digest('hex') !== files.sha256) {
      wrong.push('files');
    }
    if (this.#secrets.join() !== manifest.secrets.join()) wrong.push('secrets');
    if (wrong.length === 0) return manifest;
    throw new BackupError(`The archive does not hold what it should: ${wrong.join(', ')}.`);
  }
}
