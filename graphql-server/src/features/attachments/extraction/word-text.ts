import { extractRawText } from 'mammoth';
import WordReader from 'word-extractor';
import { requireModestPackage } from '../../../platform/zip/index.js';

/** Text of a Word document in the format since 2007. */
export async function readDocx(bytes: Buffer): Promise<string> {
  requireModestPackage(bytes, (name) => !name.startsWith('word/media/'));
  return (await extractRawText({ buffer: bytes })).value;
}

/** Text of a Word document in the format before 2007. */
export async function readDoc(bytes: Buffer): Promise<string> {
  const document = await new WordReader().extract(bytes);
  const parts = [document.getBody(), document.getTextboxes(), document.getFootnotes()];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}
