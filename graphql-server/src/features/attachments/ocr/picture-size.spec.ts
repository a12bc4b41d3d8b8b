import { describe, expect, it } from 'vitest';
import { bmp, GIF, JPEG, PNG, WEBP } from '../testing/sample-files.js';
import { isModestPicture, jpegOrientation, MAX_PIXELS, pictureSize } from './picture-size.js';

/** The beginning of a photo: a frame of this size, and how the camera was held. */
function photo(width: number, height: number, orientation: number): Buffer {
  const exif = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  );
  exif.writeUInt16BE(orientation, 28);
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8', 'hex'), exif, frame]);
}

function tif(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(2, 8);
  for (const [i, [tag, value]] of [
    [256, width],
    [257, height],
  ].entries()) {
    bytes.writeUInt16LE(tag ?? 0, 10 + i * 12);
    bytes.writeUInt16LE(4, 12 + i * 12);
    bytes.writeUInt32LE(value ?? 0, 18 + i * 12);
  }
  return bytes;
}

describe('the size of a picture', () => {
  it.each([
    ['png', PNG, 1, 1],
    ['gif', GIF, 1, 1],
    ['webp', WEBP, 1, 1],
    ['jpg', photo(4000, 3000, 1), 4000, 3000],
    ['tif', tif(2480, 3508), 2480, 3508],
  ] as const)('of %s is read from its header', (kind, bytes, width, height) => {
    expect(pictureSize(kind, bytes)).toEqual({ width, height });
  });

  it('is unknown where the header breaks off, and then it is not looked at', () => {
    expect(pictureSize('png', PNG.subarray(0, 18))).toBeUndefined();
    expect(isModestPicture('jpg', JPEG)).toBe(false);
    expect(isModestPicture('bmp', bmp().subarray(0, 20))).toBe(false);
  });

  it('is too much from some number of pixels on', () => {
    expect(isModestPicture('jpg', photo(8_000, 6_000, 1))).toBe(true);
    expect(isModestPicture('tif', tif(MAX_PIXELS, 2))).toBe(false);
  });
});

describe('the orientation of a photo', () => {
  it.each([1, 3, 6, 8])('%i is found', (orientation) => {
    expect(jpegOrientation(photo(40, 30, orientation))).toBe(orientation);
  });

  it('is upright where nothing is said, or nonsense', () => {
    expect(jpegOrientation(JPEG)).toBe(1);
    expect(jpegOrientation(photo(40, 30, 77))).toBe(1);
  });
});
