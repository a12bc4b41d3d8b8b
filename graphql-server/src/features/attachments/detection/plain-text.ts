import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How a plain-text file is encoded. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes looked at before other work gets its turn. */
const STRIDE = 512 * 1024;

/** Controls that do not occur in text; tab, line breaks and form feed do. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r\u0080-\u009F]/u;

/** Bytes that mean nothing in Windows-1252. */
const UNDEFINED_IN_1252 = /[\u0081\u008D\u008F\u0090\u009D]/;

/** The encoding of a text, or undefined when the bytes are none. */
export async function detectTextEncoding(bytes: Buffer): Promise<TextEncoding | undefined> {
  const marked = markedUtf16(bytes);
  if (marked) return (await isUtf16Text(bytes, marked)) ? marked : undefined;
  // DOS programs close a text with this control character.
  const text = bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes;
  if (await contains(text, CONTROLS)) return undefined;
  if (isUtf8(text)) return 'utf-8';
  return (await contains(text, UNDEFINED_IN_1252)) ? undefined : 'windows-1252';
}

/** Decodes the beginning of a text of known encoding, at most `limit` characters. */
export function decodeText(bytes: Buffer, encoding: TextEncoding, limit: number): string {
  const head = bytes.subarray(0, limit * 4 + 4);
  return new TextDecoder(encoding)
    .decode(head, { stream: head.length < bytes.length })
    .slice(0, limit);
}

function markedUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return 'utf-16le';
  return mark === 0xfeff ? 'utf-16be' : undefined;
}

async function isUtf16Text(bytes: Buffer, encoding: TextEncoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let start = 0; start < bytes.length; start += STRIDE) {
      if (start > 0) await nextTurn();
      const piece = decoder.decode(bytes.subarray(start, start + STRIDE), { stream: true });
      if (CONTROLS.test(piece) || /[\uFFFE\uFFFF]/.test(piece)) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

async function contains(bytes: Buffer, pattern: RegExp): Promise<boolean> {
  for (let start = 0; start < bytes.length; start += STRIDE) {
    if (start > 0) await nextTurn();
    if (pattern.test(bytes.toString('latin1', start, Math.min(bytes.length, start + STRIDE))))
      return true;
  }
  return false;
}
