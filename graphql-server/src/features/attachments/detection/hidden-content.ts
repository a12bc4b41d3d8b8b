import { setImmediate as nextTurn } from 'node:timers/promises';
import { endOfDirectory } from '../../../platform/zip/index.js';

/** Bytes looked at before other work gets its turn, and how far two looks overlap. */
const STRIDE = 512 * 1024;
const OVERLAP = 32;

/** Markup that acts when something shows it as a page. */
const ACTIVE_MARKUP = /<(?:!doctype\s+html|html|script|iframe|object|embed|svg|\?php)\b/i;

/** Beginnings that make a reader take a text for a page or drawing. */
const MARKUP_START =
  /^\s*(?:<!--|<\?xml|<\?php|<!doctype|<(?:html|head|title|body|script|style|iframe|svg|math|meta|link|table|div|h1|br|font|img|p|a|b)[\s/>])/i;

/** How much of a text decides whether it is a page; browsers look at about as much. */
export const MARKUP_HEAD_LENGTH = 2_048;

/** Whether the beginning of a text would make it a page, a drawing or a program of a web server. */
export function isMarkup(head: string): boolean {
  return MARKUP_START.test(head.replace(/^\uFEFF/, '')) || ACTIVE_MARKUP.test(head);
}

/** Whether a picture carries markup or the beginning of a PDF where a reader would find it. */
export async function hidesPage(bytes: Buffer): Promise<boolean> {
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return true;
  for (let start = 0; start < bytes.length; start += STRIDE) {
    if (start > 0) await nextTurn();
    const end = Math.min(bytes.length, start + STRIDE + OVERLAP);
    if (ACTIVE_MARKUP.test(bytes.toString('latin1', start, end))) return true;
  }
  return false;
}

/** Whether a file that is something else ends as a ZIP archive, which unpackers would open. */
export function hidesArchive(bytes: Buffer): boolean {
  const end = endOfDirectory(bytes);
  if (!end) return false;
  const directory = end.offset - end.size;
  return end.size === 0 || (directory >= 0 && bytes.readUInt32LE(directory) === 0x02014b50);
}
