import { isTalkative } from '../../../platform/pictures/index.js';
import type { SummaryAttachment, SummaryMessage } from './summary-data.js';

/**
 * Bytes of the files that are attached to a mail, together with its PDF; many servers take no more.
 */
export const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/**
 * Types that open as what they are. Archives and formats that may hold macros are linked only, and so
 * are TIFF files: their places cannot be taken out without touching their pages.
 */
const HARMLESS = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/bmp',
  'image/webp',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** Longest name in a mail, which cuts longer ones. */
const MAX_NAME = 100;

/** Files of a conversation, by the way in which the team gets them. */
export interface ForwardedFiles {
  attached: { file: SummaryAttachment; filename: string }[];
  linked: SummaryAttachment[];
}

/**
 * Which files go along with the mail: all that are harmless, if they are small enough together. A
 * picture that could not be drawn small will not be drawn without its place either.
 */
export function forwardedFiles(
  messages: readonly SummaryMessage[],
  pdfBytes: number,
): ForwardedFiles {
  const files = messages.flatMap(({ attachments = [] }) => attachments);
  const harmless = files.filter(
    ({ mimeType, storageKey, thumbnail }) =>
      storageKey && HARMLESS.has(mimeType) && (!isTalkative(mimeType) || thumbnail),
  );
  const bytes = harmless.reduce((sum, { fileSize }) => sum + fileSize, pdfBytes);
  const fitting = bytes < MAX_MAIL_BYTES ? harmless : [];
  const names = new Set<string>();
  return {
    attached: fitting.map((file) => ({ file, filename: uniqueName(file.originalName, names) })),
    linked: files.filter((file) => !fitting.includes(file)),
  };
}

/** The file's name, short enough to keep its ending, and numbered if another file has it, too. */
function uniqueName(name: string, taken: Set<string>): string {
  const ending = /\.[^.]{1,12}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  for (let count = 1; ; count += 1) {
    const mark = `${count > 1 ? ` (${count})` : ''}${ending}`;
    const candidate = `${cut(stem, MAX_NAME - mark.length)}${mark}`;
    const key = candidate.toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return candidate;
  }
}

/** Never ends in half a character, nor in a space. */
const cut = (text: string, length: number) =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd();
