import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Bulk, BulkSession } from '../../platform/database/index.js';
import { FileMissingError, type FileStore } from '../../platform/files/index.js';
import { countRows, fileLine, hashed, LINE_FEED } from './archive/counting.js';
import { ArchivePacker } from './archive/archive-packer.js';
import { type Description, ENTRY, FORMAT, type Manifest, tableKey } from './archive/manifest.js';
import { findNamedFiles } from './named-files.js';
import { columnList, findMigrations, findTables, type SourceTable } from './tables.js';

/** Bytes of a table in one entry, at least; restoring holds one entry in memory. */
const PART_BYTES = 2 * 1024 * 1024;

/** Missing files that are told by name. */
const MOST_NAMED = 5;

/** What a backup is made of. */
export interface BackupSource {
  bulk: Bulk;
  files: FileStore;
  engine: Description['engine'];
  version: string;
  /** Secrets that the data cannot be read without, by name. */
  secrets: Readonly<Record<string, string>>;
}

/**
 * Gives a tar stream of everything: the database as it is at one moment, then the files that its rows
 * name, then the secrets, then what all of this has to add up to. It is not encrypted.
 */
export function makeBackup(source: BackupSource): Readable {
  const packer = new ArchivePacker();
  pack(source, packer).then(
    () => packer.finish(),
    (error: unknown) => packer.fail(error),
  );
  return packer.stream;
}

async function pack(source: BackupSource, packer: ArchivePacker): Promise<void> {
  const { keys, tables } = await source.bulk('snapshot', (session) =>
    packDatabase(session, source, packer),
  );
  // Behind the snapshot, which lets the embedded database go on.
  const files = await packFiles(source.files, keys, packer);
  for (const [name, secret] of Object.entries(source.secrets)) {
    await packer.addBytes(ENTRY.secret(name), Buffer.from(secret));
  }
  const manifest: Manifest = { tables, files, secrets: Object.keys(source.secrets) };
  await packer.addBytes(ENTRY.manifest, Buffer.from(JSON.stringify(manifest)));
}

async function packDatabase(
  session: BulkSession,
  { engine, version }: BackupSource,
  packer: ArchivePacker,
) {
  // The first statement is what the snapshot begins with.
  const found = await findTables(session);
  // Nothing may change the tables' columns while their rows are read.
  for (const { parts } of found) {
    await session.rows(`lock table ${parts.join(', ')} in access share mode`);
  }
  const description: Description = {
    format: FORMAT,
    version,
    madeAt: new Date().toISOString(),
    engine,
    migrations: await findMigrations(session),
    tables: found.map(({ group, name, columns }) => ({ group, name, columns })),
  };
  await packer.addBytes(ENTRY.description, Buffer.from(JSON.stringify(description)));
  const tables: Manifest['tables'] = {};
  for (const table of found) tables[tableKey(table)] = await packTable(session, table, packer);
  return { tables, keys: await findNamedFiles(session, found) };
}

async function packTable(
  session: BulkSession,
  table: SourceTable,
  packer: ArchivePacker,
): Promise<Manifest['tables'][string]> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  let part = 0;
  for (const source of table.parts) {
    const { columns, where } = table;
    const copied = session.copyOut({ table: source, columns: columnList(columns), where });
    for await (const piece of inWholeRows(copied)) {
      hash.update(piece);
      rows += countRows(piece);
      bytes += piece.length;
      await packer.addBytes(ENTRY.table(table, part), piece);
      part += 1;
    }
  }
  return { rows, bytes, sha256: hash.digest('hex') };
}

/** A line feed ends a row and is nowhere else: the format writes those of texts in another way. */
async function* inWholeRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function packFiles(
  store: FileStore,
  keys: ReadonlySet<string>,
  packer: ArchivePacker,
): Promise<Manifest['files']> {
  const all = createHash('sha256');
  const files = { count: 0, bytes: 0, missing: 0, missingKeys: new Array<string>() };
  for (const key of keys) {
    const stored = await store.get(key).catch((error: unknown) => {
      if (error instanceof FileMissingError) return undefined;
      throw error;
    });
    if (!stored) {
      files.missing += 1;
      if (files.missing <= MOST_NAMED) files.missingKeys.push(key);
      continue;
    }
    const hash = createHash('sha256');
    await packer.add(ENTRY.file(key), stored.size, hashed(stored.stream, hash));
    all.update(fileLine(key, stored.size, hash));
    files.count += 1;
    files.bytes += stored.size;
  }
  return { ...files, sha256: all.digest('hex') };
}
