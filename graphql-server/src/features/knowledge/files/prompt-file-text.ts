import { type Refusal, wrongField } from '../../../platform/errors/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';

/** Largest prompt file, in bytes (5 MB). Inclusive. */
export const MAX_PROMPT_FILE_BYTES = 5_242_880;

const FIELD = 'promptFile';

/**
 * Control characters that no editor writes but most binary files have, NUL first of all, which
 * PostgreSQL cannot store. Those of the second set are how undefined bytes of Windows-1252 are read.
 */
const NOT_IN_TEXTS = /[^\P{Cc}\s\u0080-\u009f]/u;

/** Throws unless name and size are those of a prompt file. */
export function checkPromptFile(fileName: string, bytes: Uint8Array): void {
  if (!/\.(txt|md)$/i.test(fileName)) throw refuse(knowledgeReasons.PROMPT_FILE_WRONG_TYPE);
  if (bytes.byteLength > MAX_PROMPT_FILE_BYTES) {
    throw refuse(knowledgeReasons.PROMPT_FILE_TOO_LARGE);
  }
  if (bytes.byteLength === 0) throw refuse(knowledgeReasons.PROMPT_FILE_EMPTY);
}

/**
 * Text of a prompt file: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which is what is left
 * when bytes are not valid UTF-8. Line ends become `\n`.
 */
export function decodePromptFile(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (NOT_IN_TEXTS.test(text)) throw refuse(knowledgeReasons.PROMPT_FILE_NO_TEXT_FILE);
  const clean = cleanText(text);
  if (!/\p{L}/u.test(clean)) throw refuse(knowledgeReasons.PROMPT_FILE_WITHOUT_TEXT);
  return clean;
}

/** A text as prompt files keep it, without control characters. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, ' ')
    .normalize('NFC');

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const refuse = (refusal: Refusal) => wrongField(FIELD, refusal);
