const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENTRY_LENGTH = 128;
const NO_ENTRY = 0xffffffff;
const LAST_REAL_SECTOR = 0xfffffffa;

/** Shorter streams are kept together in one of their own. */
const SHORT_STREAM = 4_096;

/** More directory sectors than this occur in no real document of the allowed size. */
const MAX_DIRECTORY_SECTORS = 512;

/** Whether the bytes are a compound file, the container of Office before 2007. */
export const isCompoundFile = (bytes: Buffer) => bytes.subarray(0, 8).equals(SIGNATURE);

/** The kind of document in a compound file: by its streams, since mails and installers use it too. */
export function compoundKind(bytes: Buffer): 'doc' | 'xls' | undefined {
  const names = rootStreams(bytes);
  const isWord = names.has('WordDocument');
  const isExcel = names.has('Workbook') || names.has('Book');
  // One file that is both is meant to deceive one of its readers.
  if (isWord === isExcel) return undefined;
  return isWord ? 'doc' : 'xls';
}

/**
 * The content of a stream right below the root; undefined if there is none, or if it is so short
 * that it is kept among other short ones.
 */
export function compoundStream(bytes: Buffer, name: string): Buffer | undefined {
  const entry = rootEntries(bytes).find((one) => one.name === name);
  if (!entry || entry.size < SHORT_STREAM || entry.size > bytes.length) return undefined;
  const content = readChain(bytes, entry.start, Math.ceil(entry.size / 512));
  return content.length < entry.size ? undefined : content.subarray(0, entry.size);
}

interface StreamEntry {
  name: string;
  /** Its first sector, and its length in bytes. */
  start: number;
  size: number;
}

/** Names of the streams right below the root; what embedded objects hold does not count. */
const rootStreams = (bytes: Buffer) => new Set(rootEntries(bytes).map(({ name }) => name));

function rootEntries(bytes: Buffer): StreamEntry[] {
  const directory = readDirectory(bytes);
  const entries: StreamEntry[] = [];
  const seen = new Set<number>();
  const open = [directory.length >= ENTRY_LENGTH ? directory.readUInt32LE(0x4c) : NO_ENTRY];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const start = id * ENTRY_LENGTH;
    if (seen.has(id) || start + ENTRY_LENGTH > directory.length) continue;
    seen.add(id);
    const entry = directory.subarray(start, start + ENTRY_LENGTH);
    const length = Math.min(64, entry.readUInt16LE(0x40));
    if (entry[0x42] === 2) {
      entries.push({
        name: entry.toString('utf16le', 0, Math.max(0, length - 2)),
        start: entry.readUInt32LE(0x74),
        size: entry.readUInt32LE(0x78),
      });
    }
    open.push(entry.readUInt32LE(0x44), entry.readUInt32LE(0x48));
  }
  return entries;
}

/** The directory's sectors in their order. */
function readDirectory(bytes: Buffer): Buffer {
  if (!isCompoundFile(bytes) || bytes.length < 512) return Buffer.alloc(0);
  return readChain(bytes, bytes.readUInt32LE(0x30), MAX_DIRECTORY_SECTORS);
}

/** Sectors that follow each other; stops at damage and at chains that run in a circle. */
function readChain(bytes: Buffer, first: number, most: number): Buffer {
  const shift = bytes.readUInt16LE(0x1e);
  if (shift !== 9 && shift !== 12) return Buffer.alloc(0);
  const sectorLength = 2 ** shift;
  const perSector = sectorLength / 4;
  const sectorAt = (id: number) => bytes.subarray((id + 1) * sectorLength, (id + 2) * sectorLength);
  /** The next sector of a chain, from the table whose first 109 sectors the header names. */
  const next = (id: number) => {
    const index = Math.floor(id / perSector);
    const table = index < 109 ? sectorAt(bytes.readUInt32LE(0x4c + index * 4)) : Buffer.alloc(0);
    const position = (id % perSector) * 4;
    return position + 4 <= table.length ? table.readUInt32LE(position) : NO_ENTRY;
  };
  const sectors: Buffer[] = [];
  const seen = new Set<number>();
  let id = first;
  while (id < LAST_REAL_SECTOR && !seen.has(id) && sectors.length < most) {
    seen.add(id);
    sectors.push(sectorAt(id));
    id = next(id);
  }
  return Buffer.concat(sectors);
}
