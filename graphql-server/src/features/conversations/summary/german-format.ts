import { ATTACHMENT_TYPES, type AttachmentPurpose, type Language } from '@hausgeist/schema';
import { TIME_ZONE } from '../../../platform/german/index.js';

const timeZone = TIME_ZONE;

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone });
const weekday = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone });
const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone });
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** e.g. 20. November 2026 */
export const formatDay = (date: Date) => day.format(date);

/** A day as it is written in the language, in the time of Germany. */
export const formatDayIn = (language: Language, date: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date);

/** e.g. Freitag, 20. November 2026 */
export const formatWeekday = (date: Date) => weekday.format(date);

/** e.g. 14:03 Uhr */
export const formatTime = (date: Date) => `${time.format(date)} Uhr`;

/** e.g. 20. November 2026, 14:03 bis 14:21 Uhr */
export function formatPeriod(from: Date, to: Date): string {
  if (formatDay(from) !== formatDay(to)) {
    return `${formatDay(from)}, ${formatTime(from)} bis ${formatDay(to)}, ${formatTime(to)}`;
  }
  const sameMinute = time.format(from) === time.format(to);
  return `${formatDay(from)}, ${sameMinute ? '' : `${time.format(from)} bis `}${formatTime(to)}`;
}

/** e.g. 1,2 MB, never torn; a kilobyte has 1024 bytes, as in the chat's limits. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0Byte`;
  if (bytes < 1024 * 1024) return `${number.format(bytes / 1024)}\u00a0KB`;
  return `${number.format(bytes / (1024 * 1024))}\u00a0MB`;
}

const PURPOSES: Record<AttachmentPurpose, string> = {
  image: 'Bild',
  document: 'Dokument',
  spreadsheet: 'Tabelle',
  archive: 'Archiv',
};

/** e.g. Bild (JPG) */
export function formatFileType(mimeType: string): string {
  const type = ATTACHMENT_TYPES.find((known) => known.mimeTypes.includes(mimeType));
  if (!type) return 'Datei';
  return `${PURPOSES[type.purpose]} (${(type.extensions[0] ?? '').toUpperCase()})`;
}
