import { createHash } from 'node:crypto';
import { BackupError } from './archive-error.js';
import { type ArchiveEntry, bytesOf, readArchive } from './archive-reader.js';
import { ArchiveTally, readDescription } from './archive-tally.js';
import { hashed } from './counting.js';
import { type Description, ENTRY, type Manifest, type TableDescription } from './manifest.js';

/** What is done with the parts of an archive, in the order in which they come. */
export interface ArchiveVisitor {
  begin(description: Description): Promise<void>;
  rows(table: TableDescription, rows: Buffer): Promise<void>;
  /** Has to read the whole content. */
  file(key: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  secret(name: string, secret: string): Promise<void>;
}

/** What an archive holds, once every byte of it has been checked. */
export interface CheckedArchive {
  description: Description;
  manifest: Manifest;
}

/** Reads an archive from its beginning to its end, and throws if anything is missing or changed. */
export async function walkArchive(
  source: { file: string; passphrase: string },
  visitor: ArchiveVisitor,
): Promise<CheckedArchive> {
  const entries = readArchive(source.file, source.passphrase);
  const first = await entries.next();
  if (first.done || first.value.name !== ENTRY.description) throw incomplete();
  const description = readDescription(await bytesOf(first.value));
  await visitor.begin(description);
  const walk = new Walk(description, visitor);
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    if (manifest) throw incomplete();
    if (entry.name === ENTRY.manifest) manifest = walk.tally.compare(await bytesOf(entry));
    else await walk.visit(entry);
  }
  if (!manifest) throw incomplete();
  return { description, manifest };
}

const incomplete = () => new BackupError('The archive is not complete.');

class Walk {
  readonly tally: ArchiveTally;
  readonly #tables: ReadonlyMap<string, TableDescription>;
  readonly #visitor: ArchiveVisitor;

  constructor({ tables }: Description, visitor: ArchiveVisitor) {
    this.tally = new ArchiveTally(tables);
    this.#tables = new Map(tables.map((table) => [`${table.group}/${table.name}`, table]));
    this.#visitor = visitor;
  }

  async visit(entry: ArchiveEntry): Promise<void> {
    const [kind = '', rest = ''] = entry.name.split(/\/(.*)/s);
    if (kind === 'tables') return this.#visitRows(rest.replace(/\/[^/]*$/, ''), entry);
    if (kind === 'files') return this.#visitFile(rest, entry);
    if (kind !== 'secrets') throw new BackupError(`The archive has an unknown part: ${kind}.`);
    this.tally.addSecret(rest);
    await this.#visitor.secret(rest, (await bytesOf(entry)).toString('utf8'));
  }

  async #visitRows(name: string, entry: ArchiveEntry): Promise<void> {
    const rows = await bytesOf(entry);
    this.tally.addRows(name, rows);
    const table = this.#tables.get(name);
    if (table) await this.#visitor.rows(table, rows);
  }

  async #visitFile(key: string, { size, body }: ArchiveEntry): Promise<void> {
    const hash = createHash('sha256');
    await this.#visitor.file(key, size, hashed(body, hash));
    this.tally.addFile(key, size, hash);
  }
}
