/** A picture as the PDF library decodes it. */
export interface Bitmap {
  width: number;
  height: number;
  /** One bit a pixel if there are fewer bytes than pixels, else one, three or four bytes. */
  data: Uint8Array | Uint8ClampedArray;
}

/** The picture in the plainest format with shades of grey (PGM), which needs no encoder. */
export function toGreyPicture({ width, height, data }: Bitmap): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const picture = new Uint8Array(head.length + width * height);
  picture.set(head);
  const pixels = picture.subarray(head.length);
  const channels = Math.floor(data.length / (width * height));
  if (channels === 0) spreadBits(data, width, pixels);
  else if (channels < 3)
    for (let i = 0; i < pixels.length; i += 1) pixels[i] = data[i * channels] ?? 0;
  else {
    for (let i = 0, at = 0; i < pixels.length; i += 1, at += channels) {
      // Weights of the eye, in 256ths.
      const sum = 77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0);
      pixels[i] = sum >> 8;
    }
  }
  return picture;
}

/** Rows of one bit a pixel begin at a byte each; a set bit is white. */
function spreadBits(data: Bitmap['data'], width: number, pixels: Uint8Array): void {
  const rowBytes = Math.ceil(width / 8);
  for (let i = 0; i < pixels.length; i += 1) {
    const x = i % width;
    const byte = data[Math.floor(i / width) * rowBytes + (x >> 3)] ?? 0;
    pixels[i] = ((byte >> (7 - (x & 7))) & 1) * 255;
  }
}
