import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader finds in a PDF; throws when it is none. */
export async function readPdf(content: Buffer): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(content));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages };
}
