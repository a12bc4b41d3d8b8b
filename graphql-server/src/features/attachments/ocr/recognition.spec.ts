import { resolve } from 'node:path';
import PdfKit from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { TextExtractor } from '../extraction/text-extractor.js';
import { letterPicture, png, turned } from '../testing/letter-picture.js';
import { MAX_PIXELS } from './picture-size.js';

const LETTER = [
  'Betriebskostenabrechnung 2024',
  '',
  'Sehr geehrte Frau Müller,',
  'für Ihre Wohnung ergibt sich eine Nachzahlung',
  'von 234,50 € für das vergangene Jahr.',
];

const extractor = new TextExtractor(resolve(import.meta.dirname, '../../../../..'));
const signal = AbortSignal.timeout(60_000);
const readPicture = (bytes: Buffer) => extractor.recognise('picture', bytes, signal);

/** A PDF with a picture on each page, and a text on those where it is given. */
async function scannedPdf(...pages: { picture?: Buffer; text?: string }[]): Promise<Buffer> {
  const document = new PdfKit({ autoFirstPage: false });
  for (const { picture, text } of pages) {
    document.addPage();
    if (picture) document.image(picture, 20, 20, { width: 550 });
    if (text) document.text(text);
  }
  document.end();
  return buffer(document);
}

describe('text recognition', () => {
  it('reads the picture of a letter, umlauts and amounts included', async () => {
    const text = await readPicture(png(letterPicture(LETTER)));
    expect(text).toContain('Sehr geehrte Frau Müller');
    expect(text).toContain('234,50 €');
  });

  it('reads a picture that lies on its side', async () => {
    const text = await readPicture(png(turned(letterPicture(LETTER))));
    expect(text).toContain('Nachzahlung');
  });

  it('reads nothing where there is no text', async () => {
    const pixels = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * i * 31) % 251));
    expect(await readPicture(png({ width: 300, height: 300, pixels }))).toBe('');
  });

  it('reads the pages of a scanned PDF, and takes the text of the others as it is', async () => {
    const bytes = await scannedPdf(
      { picture: png(letterPicture(LETTER)) },
      { text: 'Zweite Seite mit Text.' },
    );
    const text = await extractor.recognise('scanned-pdf', bytes, signal);
    expect(text).toContain('234,50 €');
    expect(text).toContain('Zweite Seite mit Text.');
  });

  it('looks at five scanned pages and no more', async () => {
    const pages = [1, 2, 3, 4, 5, 6].map((number) => ({
      picture: png(
        letterPicture(['Dies ist die Seite mit Nummer', `${number}${number}${number}`], 20),
      ),
    }));
    const text = await extractor.recognise('scanned-pdf', await scannedPdf(...pages), signal);
    expect(text).toContain('555');
    expect(text).not.toContain('666');
  });

  it('refuses a picture of too many pixels before it is decoded', async () => {
    const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 1;
    const bomb = png(letterPicture(['x']), { width: side, height: side });
    // Not killed for its memory: it was not decoded.
    await expect(readPicture(bomb)).rejects.toThrow('ended with 1');
  });

  it('is ended with its process when the request ends', async () => {
    const controller = new AbortController();
    const reading = extractor.recognise('picture', png(letterPicture(LETTER)), controller.signal);
    controller.abort();
    await expect(reading).rejects.toThrow('The process failed.');
  });
});
