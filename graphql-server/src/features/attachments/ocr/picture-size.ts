import type { PictureKind } from '../detection/picture.js';

/** Most pixels of a picture whose text is read; cameras of telephones take 12 to 50 million. */
export const MAX_PIXELS = 50_000_000;

interface Size {
  width: number;
  height: number;
}

const SIZES: Record<PictureKind, (bytes: Buffer) => Size | undefined> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  gif: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  bmp: (bytes) => ({
    width: Math.abs(bytes.readInt32LE(18)),
    height: Math.abs(bytes.readInt32LE(22)),
  }),
  jpg: jpegSize,
  tif: tiffSize,
  webp: webpSize,
};

/** What a picture's header says about its size, before anything is decoded. */
export function pictureSize(kind: PictureKind, bytes: Buffer): Size | undefined {
  try {
    return SIZES[kind](bytes);
  } catch (error) {
    // It breaks off within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether decoding the picture stays within what reading it may cost. */
export function isModestPicture(kind: PictureKind, bytes: Buffer): boolean {
  const size = pictureSize(kind, bytes);
  return size !== undefined && size.width * size.height <= MAX_PIXELS;
}

/** How the camera was held, as EXIF numbers it from 1 to 8. */
export function jpegOrientation(bytes: Buffer): number {
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (marker !== 0xe1 || bytes.toString('latin1', start, start + 6) !== 'Exif\0\0') continue;
    const exif = bytes.subarray(start + 6, end);
    const tag = firstDirectory(exif).find((entry) => entry.tag === 0x0112);
    return tag && tag.value >= 1 && tag.value <= 8 ? tag.value : 1;
  }
  return 1;
}

function jpegSize(bytes: Buffer): Size | undefined {
  for (const { marker, start } of jpegSegments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { height: bytes.readUInt16BE(start + 1), width: bytes.readUInt16BE(start + 3) };
  }
  return undefined;
}

function* jpegSegments(bytes: Buffer): Generator<{ marker: number; start: number; end: number }> {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const end = offset + 2 + bytes.readUInt16BE(offset + 2);
    yield { marker, start: offset + 4, end: Math.min(end, bytes.length) };
    if (marker === 0xda) return;
    offset = end;
  }
}

function tiffSize(bytes: Buffer): Size | undefined {
  const entries = firstDirectory(bytes);
  const width = entries.find(({ tag }) => tag === 256)?.value;
  const height = entries.find(({ tag }) => tag === 257)?.value;
  return width && height ? { width, height } : undefined;
}

/** Entries of the first directory of a TIFF, or of what cameras put into a JPEG. */
function firstDirectory(bytes: Buffer): { tag: number; value: number }[] {
  if (bytes.length < 8) return [];
  const little = bytes.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const start = u32(4);
  if (start + 2 > bytes.length) return [];
  const fitting = Math.floor((bytes.length - start - 2) / 12);
  return Array.from({ length: Math.min(u16(start), fitting) }, (_, i) => {
    const at = start + 2 + i * 12;
    return { tag: u16(at), value: u16(at + 2) === 3 ? u16(at + 8) : u32(at + 8) };
  });
}

function webpSize(bytes: Buffer): Size | undefined {
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (form === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
