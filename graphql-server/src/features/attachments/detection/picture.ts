/** The kind of picture by its header; nothing is decoded, so pixel counts cost nothing. */
export type PictureKind = 'jpg' | 'png' | 'gif' | 'bmp' | 'tif' | 'webp';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Lengths that the second header of a BMP has had over the years. */
const BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);

const CHECKS: Record<PictureKind, (bytes: Buffer) => boolean> = {
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) =>
    bytes.subarray(0, 8).equals(PNG_SIGNATURE) &&
    bytes.readUInt32BE(8) === 13 &&
    bytes.toString('latin1', 12, 16) === 'IHDR',
  gif: isGif,
  bmp: (bytes) =>
    bytes.toString('latin1', 0, 2) === 'BM' &&
    bytes.readUInt32LE(10) <= bytes.length &&
    BMP_HEADERS.has(bytes.readUInt32LE(14)),
  tif: isTiff,
  webp: (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    /^WEBPVP8[ LX]$/.test(bytes.toString('latin1', 8, 16)),
};

/** Shorter than any picture with a pixel in it. */
const MIN_LENGTH = 26;

/** Recognises a picture of an allowed kind. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.length < MIN_LENGTH) return undefined;
  return (Object.keys(CHECKS) as PictureKind[]).find((kind) => CHECKS[kind](bytes));
}

function isTiff(bytes: Buffer): boolean {
  const order = bytes.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return false;
  // A camera's raw file with the same beginning.
  if (bytes.toString('latin1', 8, 10) === 'CR') return false;
  const directory = order === 'II*\0' ? bytes.readUInt32LE(4) : bytes.readUInt32BE(4);
  return directory >= 8 && directory < bytes.length;
}

/**
 * Walks the blocks of a GIF to its end: a script can begin like a GIF, but it is not made of
 * blocks. A picture that breaks off is still a picture; behind its end only padding may follow.
 */
function isGif(bytes: Buffer): boolean {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return false;
  let offset = 13 + colorTableLength(bytes[10] ?? 0);
  while (offset < bytes.length) {
    const block = bytes[offset];
    if (block === 0x3b) return bytes.subarray(offset + 1).every((byte) => byte === 0);
    if (block === 0x21) offset = skipSubBlocks(bytes, offset + 2);
    else if (block === 0x2c) {
      const flags = bytes[offset + 9] ?? 0;
      offset = skipSubBlocks(bytes, offset + 11 + colorTableLength(flags));
    } else if (block === 0) offset += 1;
    else return false;
  }
  return true;
}

const colorTableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function skipSubBlocks(bytes: Buffer, start: number): number {
  let offset = start;
  for (let length = bytes[offset] ?? 0; length > 0; length = bytes[offset] ?? 0) {
    offset += length + 1;
  }
  return offset + 1;
}
