import { pictureKind } from '../detection/picture.js';
import { isModestPicture, jpegOrientation } from './picture-size.js';
import { TextRecogniser } from './text-recogniser.js';

/** Text in a picture; throws when the picture is too large to be looked at. */
export async function readPicture(bytes: Buffer): Promise<string> {
  const kind = pictureKind(bytes);
  if (!kind || !isModestPicture(kind, bytes)) throw new Error('The picture is too large.');
  const recogniser = await TextRecogniser.open();
  return recogniser.read(bytes, kind === 'jpg' ? jpegOrientation(bytes) : 1);
}
