import { readZipDirectory, readZipEntry } from './zip-directory.js';

/** Most bytes that the parts of a document may have together once they are unpacked. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/**
 * Throws unless the parts that a reader will unpack are of modest size. They are unpacked here
 * once under a hard limit, because the sizes that the directory claims may be lies.
 */
export function requireModestPackage(bytes: Buffer, isRead: (name: string) => boolean): void {
  const entries = (readZipDirectory(bytes) ?? []).filter((entry) => isRead(entry.name));
  const claimed = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (claimed > MAX_UNPACKED_BYTES) throw new Error('The document is too large once unpacked.');
  let left = MAX_UNPACKED_BYTES;
  for (const entry of entries) left -= readZipEntry(bytes, entry, left).length;
}
