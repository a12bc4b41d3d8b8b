import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { pageText, PDF_OPTIONS } from '../extraction/pdf-text.js';
import { TextCollector } from '../extraction/tidy-text.js';
import { type Bitmap, toGreyPicture } from './grey-picture.js';
import { MAX_PIXELS } from './picture-size.js';
import { TextRecogniser } from './text-recogniser.js';

/** Pages without text that are looked at; each takes a second or two. */
export const MAX_SCANNED_PAGES = 5;

/** Pictures of one page; a scanner writes one, or some strips. */
const MAX_PICTURES = 4;

/** Smaller ones are logos and lines, in pixels. */
const MIN_PIXELS = 20_000;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Text of a PDF of which pages are pictures: those are read by text recognition. */
export async function readScannedPdf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    ...PDF_OPTIONS,
    maxImageSize: MAX_PIXELS,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  const text = new TextCollector();
  let recogniser: TextRecogniser | undefined;
  let scanned = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    let content = await pageText(page);
    if (content.trim() === '' && scanned < MAX_SCANNED_PAGES) {
      scanned += 1;
      recogniser ??= await TextRecogniser.open();
      content = await readPictures(page, recogniser);
    }
    if (!text.add(`${content}\n\n`)) break;
    page.cleanup();
  }
  return text.toString();
}

async function readPictures(page: Page, recogniser: TextRecogniser): Promise<string> {
  const texts: string[] = [];
  for (const bitmap of await picturesOf(page)) {
    texts.push(recogniser.read(toGreyPicture(bitmap), orientationOf(page.rotate)));
  }
  return texts.join('\n');
}

/** The pictures that a page shows, decoded. */
async function picturesOf(page: Page): Promise<Bitmap[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: Bitmap[] = [];
  for (const [i, operation] of fnArray.entries()) {
    if (found.length === MAX_PICTURES) break;
    if (operation !== OPS.paintImageXObject) continue;
    const [key] = argsArray[i] as [string];
    const store = key.startsWith('g_') ? page.commonObjs : page.objs;
    const bitmap = await new Promise<Bitmap | null>((resolve) => {
      store.get(key, resolve);
    });
    if (bitmap?.data && bitmap.width * bitmap.height >= MIN_PIXELS) found.push(bitmap);
  }
  return found;
}

/** A page's rotation clockwise, in degrees, as EXIF would number it. */
const orientationOf = (rotation: number) => ({ 90: 6, 180: 3, 270: 8 })[rotation] ?? 1;
