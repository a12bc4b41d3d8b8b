import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/**
 * Entry of the process that draws a picture anew, as the camera was held, and so without what stands
 * beside its pixels: place, time, camera, comments, small copies, whatever follows its end. The
 * arguments are its format and the longest side in pixels, 0 for any; the picture comes in by
 * standard input and leaves by standard output.
 */
const [format, side] = process.argv.slice(2);

/** Pictures of today's telephones have up to 50 million pixels. */
const MAX_PIXELS = 60_000_000;

sharp.concurrency(1);
sharp.cache(false);
const isAnimated = format === 'gif' || format === 'webp';
const drawn = sharp(readFileSync(0), { limitInputPixels: MAX_PIXELS, animated: isAnimated })
  .autoOrient()
  .resize({
    ...(Number(side) > 0 ? { width: Number(side), height: Number(side) } : {}),
    fit: 'inside',
    withoutEnlargement: true,
  });
const ENCODERS: Record<string, () => Sharp> = {
  jpeg: () => drawn.jpeg({ quality: 88 }),
  png: () => drawn.png(),
  webp: () => drawn.webp({ quality: 88 }),
  gif: () => drawn.gif(),
};
const encode = ENCODERS[String(format)];
if (!encode) throw new Error('The format is unknown.');
const picture = await encode().toBuffer();
process.stdout.write(picture, () => process.exit(0));
