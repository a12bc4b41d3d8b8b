import { getDocumentProxy } from 'unpdf';
import type { ExtractedText } from './extracted-text.js';
import { TextCollector } from './tidy-text.js';

/** Scripts are not run and fonts not loaded. */
export const PDF_OPTIONS = { disableFontFace: true, useSystemFonts: false, verbosity: 0 } as const;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Text of a PDF, page by page. Pictures are not decoded. */
export async function readPdf(bytes: Buffer): Promise<ExtractedText> {
  const document = await getDocumentProxy(new Uint8Array(bytes), PDF_OPTIONS);
  const text = new TextCollector();
  let hasScans = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await pageText(page, text);
    hasScans ||= content.trim() === '';
    if (!text.add('\n\n')) break;
    page.cleanup();
  }
  return { text: text.toString(), hasScans };
}

/** Text of one page, as far as there is room for it. */
export async function pageText(page: Page, collector = new TextCollector()): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    const piece = item.hasEOL ? `${item.str}\n` : item.str;
    text += piece;
    if (!collector.add(piece)) break;
  }
  return text;
}
