import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Entry of the process that makes a small picture of a large one: the longest side in pixels is its
 * argument, the picture comes in by standard input, a JPEG without any of its particulars leaves by
 * standard output. Whatever a hostile picture does to a decoder happens in here.
 */
const side = Number(process.argv[2]);

/** Pictures of today's telephones have up to 50 million pixels. */
const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);
sharp.cache(false);
const picture = await sharp(readFileSync(0), { limitInputPixels: MAX_PIXELS, pages: 1 })
  // As the camera was held.
  .rotate()
  .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#ffffff' })
  .jpeg({ quality: 72 })
  .toBuffer();
process.stdout.write(picture, () => process.exit(0));
