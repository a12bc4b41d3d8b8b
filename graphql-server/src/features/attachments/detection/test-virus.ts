import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  readZipDirectory,
  readZipEntry,
  readZipEntryHead,
  type ZipEntry,
} from '../../../platform/zip/index.js';

/** In two pieces, so that scanners leave this file alone. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const MAX_DEPTH = 3;

/** Most bytes that are unpacked to look through one file, in all archives within it together. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Entries looked at, and bytes unpacked, before other work gets its turn. */
const STRIDE_ENTRIES = 100;
const STRIDE_BYTES = 4 * 1024 * 1024;

/** What may still be spent on a file. */
class Allowance {
  bytes = MAX_UNPACKED_BYTES;
  #entries = 0;
  #pausedAt = MAX_UNPACKED_BYTES;

  async spend(bytes: number): Promise<void> {
    this.bytes -= bytes;
    this.#entries += 1;
    const isDue =
      this.#entries % STRIDE_ENTRIES === 0 || this.#pausedAt - this.bytes > STRIDE_BYTES;
    if (!isDue) return;
    this.#pausedAt = this.bytes;
    await nextTurn();
  }
}

/**
 * Whether the file holds the harmless string by which virus protection is tested, plain or in a
 * ZIP archive. It is the only thing found: a real scanner is the operator's to put in front.
 */
export async function holdsTestVirus(bytes: Buffer): Promise<boolean> {
  return isInside(bytes, 0, new Allowance());
}

async function isInside(bytes: Buffer, depth: number, allowance: Allowance): Promise<boolean> {
  if (bytes.includes(EICAR)) return true;
  if (depth >= MAX_DEPTH || !isArchive(bytes)) return false;
  for (const entry of readZipDirectory(bytes) ?? []) {
    if (allowance.bytes <= 0) return false;
    const content = look(bytes, entry, allowance.bytes);
    await allowance.spend(content.length);
    if (await isInside(content, depth + 1, allowance)) return true;
  }
  return false;
}

/**
 * The beginning of an entry, where the string stands by its own definition, or all of an archive.
 * The size that the directory claims may be a lie, and nothing here rests on it.
 */
function look(bytes: Buffer, entry: ZipEntry, limit: number): Buffer {
  const head = readZipEntryHead(bytes, entry);
  if (!isArchive(head)) return head;
  try {
    return readZipEntry(bytes, { ...entry, size: 0 }, limit);
  } catch {
    return head;
  }
}

const isArchive = (bytes: Buffer) => bytes.toString('latin1', 0, 2) === 'PK';
