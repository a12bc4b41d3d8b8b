import { getDocumentProxy } from 'unpdf';
import { TextCollector } from './tidy-text.js';

/** Text of a PDF, page by page. Pictures are not decoded, scripts not run, fonts not loaded. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const text = new TextCollector();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ('str' in item && !text.add(item.hasEOL ? `${item.str}\n` : item.str))
        return text.toString();
    }
    text.add('\n\n');
    page.cleanup();
  }
  return text.toString();
}
