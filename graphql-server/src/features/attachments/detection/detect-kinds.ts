import { compoundKind, isCompoundFile } from './compound-file.js';
import { hidesArchive, hidesPage, isMarkup, MARKUP_HEAD_LENGTH } from './hidden-content.js';
import { officeKind } from './office-package.js';
import { pictureKind } from './picture.js';
import { decodeText, detectTextEncoding } from './plain-text.js';
import { readZipDirectory } from '../../../platform/zip/index.js';

/** An allowed kind of content, named by its usual file ending. */
export type ContentKind =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'bmp'
  | 'tif'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'txt'
  | 'rtf'
  | 'xls'
  | 'xlsx'
  | 'csv'
  | 'zip'
  | 'rar'
  | '7z';

const SEVEN_ZIP = Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]);
const RAR = [Buffer.from('Rar!\x1a\x07\0', 'latin1'), Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')];

/**
 * What the content can be, most special first; empty when it is nothing allowed.
 *
 * Only the allowed kinds are looked for, each by what its readers insist on, and a file that is
 * two things at once is refused. Hostile bytes reach no general-purpose parser here.
 */
export async function detectKinds(bytes: Buffer): Promise<ContentKind[]> {
  if (bytes.length === 0) return [];
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('PK')) return detectArchive(bytes);
  if (hidesArchive(bytes)) return [];
  // A page in its first lines would be shown by whatever guesses types.
  if (/^%PDF-\d/.test(head))
    return isMarkup(bytes.toString('latin1', 0, MARKUP_HEAD_LENGTH)) ? [] : ['pdf'];
  if (head.startsWith('{\\rtf')) return ['rtf'];
  if (isCompoundFile(bytes)) return asList(compoundKind(bytes));
  if (startsWith(bytes, SEVEN_ZIP)) return ['7z'];
  if (RAR.some((signature) => startsWith(bytes, signature))) return ['rar'];
  const encoding = await detectTextEncoding(bytes);
  if (encoding) {
    return isMarkup(decodeText(bytes, encoding, MARKUP_HEAD_LENGTH)) ? [] : ['txt', 'csv'];
  }
  const picture = pictureKind(bytes);
  return picture && !(await hidesPage(bytes)) ? [picture] : [];
}

function detectArchive(bytes: Buffer): ContentKind[] {
  const entries = readZipDirectory(bytes);
  if (!entries) return [];
  const office = officeKind(bytes, entries);
  return office ? [office, 'zip'] : ['zip'];
}

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);

const asList = (kind: ContentKind | undefined): ContentKind[] => (kind ? [kind] : []);
