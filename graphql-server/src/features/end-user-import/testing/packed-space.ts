import { deflateRawSync } from 'node:zlib';

/** A workbook of a few kilobytes whose only part is 400 MB of white space. */
export function packedSpace(): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(Buffer.alloc(400 * 1024 * 1024, ' '));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(packed.length, 14);
  // It claims to be small.
  header.writeUInt32LE(1_000, 18);
  header.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, name, packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\0'),
    header,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return new Uint8Array(Buffer.concat([local, directory, Buffer.from('PK\u0005\u0006'), end]));
}
