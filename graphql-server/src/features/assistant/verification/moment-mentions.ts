import { isDoubtfulMonth, monthOf, weekdayOf } from './measures.js';
import type { Mention, Scan } from './scan.js';

type Found = Omit<Mention, 'start' | 'end'>;

const ISO_DATE = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const GERMAN_DATE = /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4})(?!\d)|(\d{2})(?!\d))?(?!\d)/g;
const SLASHED_DATE = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/g;
const DAY_AND_MONTH =
  /(?<![\d.,:])(\d{1,2})(?:\.|st|nd|rd|th)?\s{1,2}(?:of |de )?(\p{L}{3,12})\.?(?:,?\s(\d{4})(?!\d))?/gu;
const MONTH_AND_DAY =
  /(?<!\p{L})(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d|[.:]\d)(?:, ?(\d{4}))?/gu;
const UNTIL = String.raw`(?:-|bis|to|until|do|до|ile|إلى)`;
const CLOCK = String.raw`([01]?\d|2[0-4])(?:[:.]([0-5]\d))?`;
const OCLOCK = new RegExp(
  String.raw`(?<![\d.,:])(?:${CLOCK}\s*${UNTIL}\s*)?${CLOCK}\s?(uhr|h|a\.?m\.?|p\.?m\.?)(?!\p{L})(?: ([0-5]\d)(?![\d.,]|\s*\p{L}))?`,
  'giu',
);
const COLON_TIME = /(?<![\d.,:])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/g;
const DOTTED_SPAN = new RegExp(
  String.raw`(?<![\d.,:])([01]?\d|2[0-4])\.([0-5]\d)\s*${UNTIL}\s*([01]?\d|2[0-4])\.([0-5]\d)(?![\d.])`,
  'giu',
);
const SPOKEN_TIME =
  /(?<!\p{L})(?:saat|godz\.?|godzinie|godziny|الساعة)\s(\d{1,2})(?:[:.]([0-5]\d))?(?![\d,])/giu;
const EVERY_DAY = /täglich|jederzeit|rund um die uhr|ganzjährig/i;

/** Finds days of the calendar. */
export function takeDates(scan: Scan): void {
  scan.take(ISO_DATE, ([, year, month, day]) => date(Number(month), Number(day), year));
  scan.take(GERMAN_DATE, ([, day, month, year, short]) =>
    date(Number(month), Number(day), year ?? short),
  );
  scan.take(SLASHED_DATE, ([, first, second, year]) => {
    const found = date(Number(second), Number(first), year);
    return found ?? date(Number(first), Number(second), year);
  });
  scan.take(DAY_AND_MONTH, ([, day, word = '', year]) => date(monthOf(word), Number(day), year));
  const { language = 'en' } = scan.options;
  // Elsewhere "Mai 3" is a month and a number of something else.
  if (language !== 'en') return;
  scan.take(MONTH_AND_DAY, ([, word = '', day, year]) => date(monthOf(word), Number(day), year));
}

/** Finds times of the day. */
export function takeTimes(scan: Scan): void {
  scan.take(OCLOCK, ([, fromHour, fromMinute, hour, minute, suffix = '', behind]) => {
    const end = clock(hour, minute ?? behind, suffix);
    return fromHour === undefined ? end : [...clock(fromHour, fromMinute, ''), ...end];
  });
  scan.take(COLON_TIME, ([, hour, minute]) => clock(hour, minute, ''));
  scan.take(DOTTED_SPAN, ([, from, fromMinute, to, toMinute]) => [
    ...clock(from, fromMinute, ''),
    ...clock(to, toMinute, ''),
  ]);
  scan.take(SPOKEN_TIME, ([, hour, minute]) => clock(hour, minute, ''));
}

/** Finds months and weekdays by their names. */
export function readCalendarWords(scan: Scan): void {
  const words = [...scan.text.matchAll(/\p{L}[\p{L}']*/gu)];
  let before: { day: number; end: number } | undefined;
  for (const { 0: word, index: start } of words) {
    const end = start + word.length;
    const day = weekdayOf(word);
    const month = day === undefined ? monthOf(word) : undefined;
    if (day !== undefined) {
      const isSpan =
        before && /^\.? ?(?:-|bis|to|до|do|ile|إلى) ?$/.test(scan.text.slice(before.end, start));
      const days = isSpan && before ? span(before.day, day) : [day];
      const gives = days.map((each) => `weekday:${each}`);
      // "So" and "sun" are more than short forms of days, and "Sonntagsruhe" is not a day.
      const isDay = word.length > 3 && !/tag\p{L}{3}/iu.test(word);
      const proofs = isDay ? { proofs: [[`weekday:${day}`]] } : {};
      scan.mentions.push({ kind: 'date', gives, ...proofs, start, end });
      before = { day, end };
    } else if (month !== undefined && /^\p{Lu}|^[^a-z]/u.test(word)) {
      const proofs = isDoubtfulMonth(word) ? {} : { proofs: [[`month:${month}`]] };
      scan.mentions.push({ kind: 'date', gives: [`month:${month}`], ...proofs, start, end });
    } else if (/^werktag/i.test(word)) {
      const gives = span(1, 6).map((each) => `weekday:${each}`);
      scan.mentions.push({ kind: 'date', gives, start, end });
    }
  }
  if (scan.options.language === undefined && EVERY_DAY.test(scan.text)) {
    const days = span(1, 7).map((each) => `weekday:${each}`);
    // Which is said as "24/7" or "24 Stunden" as well.
    const gives = [...days, '24|hour', '#24', '#7'];
    scan.mentions.push({ kind: 'date', gives, start: 0, end: 0 });
  }
}

/** Weekdays from one to the other. */
function span(from: number, to: number): number[] {
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => ((from - 1 + i) % 7) + 1);
}

function date(
  month: number | undefined,
  day: number,
  year: string | undefined,
): Found[] | undefined {
  if (!month || month > 12 || day < 1 || day > 31) return undefined;
  const key = `date:${month}-${day}`;
  const whole = year?.length === 2 ? `20${year}` : year;
  const gives = [key, `month:${month}`, `#${day}`, `#${month}`, ...(whole ? [`#${whole}`] : [])];
  return [{ kind: 'date', gives, proofs: [whole ? [key, `#${whole}`] : [key]] }];
}

function clock(hour = '', minute = '0', suffix: string): Found[] {
  const isLate = /^p/i.test(suffix) && Number(hour) < 12;
  const isMidnight = /^a/i.test(suffix) && Number(hour) === 12;
  const hours = Number(hour) + (isLate ? 12 : 0) - (isMidnight ? 12 : 0);
  const key = `time:${hours * 60 + Number(minute)}`;
  const proofs = [[key]];
  // Office hours are also written "von 9 bis 12", and "24 h" is a time that lasts.
  if (Number(minute) === 0) proofs.push([`bare:${hours}`]);
  if (/^h/i.test(suffix)) proofs.push([`${hours}|hour`]);
  const gives = [key, `#${Number(hour)}`, `#${hours}`, `#${Number(minute)}`];
  if (/^h/i.test(suffix)) gives.push(`${hours}|hour`);
  return [{ kind: 'time', gives, proofs }];
}
