import { type CellValue, formatValue } from 'hucre';

const GENERAL = /^(?:general|standard|@)?$/i;

/** More digits than this are what is left of calculating with binary fractions. */
const plain = new Intl.NumberFormat('de-DE', {
  useGrouping: false,
  maximumSignificantDigits: 12,
});

const dates = {
  day: new Intl.DateTimeFormat('de-DE', format({ day: '2-digit', month: '2-digit' })),
  month: new Intl.DateTimeFormat('de-DE', format({ month: 'long' })),
  time: new Intl.DateTimeFormat('de-DE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }),
};

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return { year: 'numeric', timeZone: 'UTC', ...options };
}

/** A cell as a German spreadsheet shows it, by its number format if it has one. */
export function shownValue(value: CellValue, numberFormat = ''): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (value instanceof Date) return shownDate(value, numberFormat);
  if (typeof value !== 'number') return value.replace(/\s+/g, ' ').trim();
  if (GENERAL.test(numberFormat)) return plain.format(value);
  // The library leaves a currency with its country out: [$€-407].
  const known = numberFormat.replaceAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '"$1"');
  return formatValue(value, known, { locale: 'de-DE' }).replace(/\s+/g, ' ').trim();
}

function shownDate(value: Date, numberFormat: string): string {
  const signs = numberFormat.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '').toLowerCase();
  const hasTime = signs === '' ? value.getTime() % 86_400_000 !== 0 : signs.includes('h');
  if (hasTime && !/[dy]/.test(signs) && signs !== '') return dates.time.format(value);
  if (signs.includes('mmm') && !signs.includes('d')) return dates.month.format(value);
  return hasTime
    ? `${dates.day.format(value)} ${dates.time.format(value)}`
    : dates.day.format(value);
}
