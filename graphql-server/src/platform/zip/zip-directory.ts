import { constants, inflateRawSync } from 'node:zlib';

/** One entry of an archive as its directory describes it; none of it is to be trusted. */
export interface ZipEntry {
  name: string;
  /** Length that the directory claims, in bytes. */
  size: number;
  compressedSize: number;
  method: number;
  encrypted: boolean;
  /** Where the entry's own header begins. */
  offset: number;
}

interface EndOfDirectory {
  /** Where the end record begins. */
  offset: number;
  count: number;
  size: number;
  start: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;

/** The two ways of packing that occur. */
const STORED = 0;
const DEFLATED = 8;

/** Entries that are read at most; what comes after them is not listed. */
const MAX_ENTRIES = 10_000;

/** The entry cannot be read, or is larger than allowed. */
export class ZipEntryError extends Error {}

/** The end record of a directory that closes exactly with the file. */
export function endOfDirectory(bytes: Buffer): EndOfDirectory | undefined {
  const lowest = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let offset = bytes.length - END_LENGTH; offset >= lowest; offset -= 1) {
    if (bytes.readUInt32LE(offset) !== END_SIGNATURE) continue;
    if (offset + END_LENGTH + bytes.readUInt16LE(offset + 20) !== bytes.length) continue;
    return {
      offset,
      count: bytes.readUInt16LE(offset + 10),
      size: bytes.readUInt32LE(offset + 12),
      start: bytes.readUInt32LE(offset + 16),
    };
  }
  return undefined;
}

/**
 * The entries of a ZIP archive, or undefined when the bytes are not a whole one that begins with
 * the file. Nothing is unpacked.
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | undefined {
  const end = endOfDirectory(bytes);
  if (!end || end.start + end.size > end.offset) return undefined;
  const first = bytes.readUInt32LE(0);
  if (first !== (end.count === 0 ? END_SIGNATURE : LOCAL_SIGNATURE)) return undefined;
  const entries: ZipEntry[] = [];
  let offset = end.start;
  while (entries.length < Math.min(end.count, MAX_ENTRIES)) {
    if (offset + 46 > end.offset || bytes.readUInt32LE(offset) !== ENTRY_SIGNATURE)
      return undefined;
    const flags = bytes.readUInt16LE(offset + 8);
    const nameEnd = offset + 46 + bytes.readUInt16LE(offset + 28);
    // Bit 11 says UTF-8; without it the name is in an old code page that is close to Latin 1.
    const name = bytes.toString((flags & 0x800) !== 0 ? 'utf8' : 'latin1', offset + 46, nameEnd);
    entries.push({
      name,
      method: bytes.readUInt16LE(offset + 10),
      compressedSize: bytes.readUInt32LE(offset + 20),
      size: bytes.readUInt32LE(offset + 24),
      offset: bytes.readUInt32LE(offset + 42),
      encrypted: (flags & 1) !== 0,
    });
    offset = nameEnd + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  return entries;
}

/**
 * Unpacks one entry of at most `limit` bytes. The limit holds while inflating, so an entry whose
 * directory lies about its size costs no more than an honest one.
 */
export function readZipEntry(bytes: Buffer, entry: ZipEntry, limit: number): Buffer {
  if (entry.size > limit) throw new ZipEntryError('The entry is too large.');
  const data = packedBytes(bytes, entry);
  if (entry.method === STORED) {
    if (data.length > limit) throw new ZipEntryError('The entry is too large.');
    return data;
  }
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, limit) });
  } catch (cause) {
    throw new ZipEntryError('The entry is damaged or too large.', { cause });
  }
}

/** Packed bytes of which the beginning of an entry is made; they hold 264 kB at most. */
const HEAD_LENGTH = 256;

/** What the first bytes of an entry stand for; empty if they cannot be read. */
export function readZipEntryHead(bytes: Buffer, entry: ZipEntry): Buffer {
  try {
    const data = packedBytes(bytes, entry).subarray(0, HEAD_LENGTH);
    if (entry.method === STORED) return data;
    return inflateRawSync(data, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  if (entry.encrypted) throw new ZipEntryError('The entry is encrypted.');
  const { offset } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_SIGNATURE) {
    throw new ZipEntryError('The entry has no header.');
  }
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new ZipEntryError('The entry is packed in an unknown way.');
  }
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  return bytes.subarray(start, start + entry.compressedSize);
}
