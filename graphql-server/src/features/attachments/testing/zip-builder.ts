import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive under construction. */
export interface EntryDraft {
  name: string;
  content?: Buffer | string;
  /** Length that the headers claim, if it is to be a lie. */
  claimedSize?: number;
  stored?: boolean;
  /** Packed bytes to put in as they are. */
  packed?: Buffer;
  flags?: number;
}

/** Writes a ZIP archive byte by byte, so that tests can write wrong ones. */
export function buildZip(entries: readonly EntryDraft[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const packed = entry.packed ?? (entry.stored ? content : deflateRawSync(content));
    const name = Buffer.from(entry.name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE((entry.flags ?? 0) | 0x800, 2);
    header.writeUInt16LE(entry.stored ? 0 : 8, 4);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    header.writeUInt16LE(name.length, 22);
    const local = [Buffer.from('PK\u0003\u0004'), header, name, packed];
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), header, tail, name);
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const end = Buffer.alloc(18);
  const directoryLength = directory.reduce((sum, part) => sum + part.length, 0);
  end.writeUInt16LE(entries.length & 0xffff, 4);
  end.writeUInt16LE(entries.length & 0xffff, 6);
  end.writeUInt32LE(directoryLength, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([
    ...parts,
    ...directory,
    Buffer.from('PK\u0005\u0006'),
    end,
    Buffer.from(comment),
  ]);
}
