import { isPublicHoliday, type LocalMoment, weekdayOf } from './berlin-time.js';

/** From one minute of the day to another. */
export interface Span {
  from: number;
  to: number;
}

/** When something is open. */
export interface OpeningHours {
  /** For Monday to Sunday. */
  week: readonly (readonly Span[])[];
  /** Days of which the words do not say whether they are meant, as Saturday in "werktags". */
  undecided: ReadonlySet<number>;
  /** Whether public holidays are like other days. */
  onHolidays: boolean;
  /** Days, counted as in {@link LocalMoment}, on which the company itself is closed, and why. */
  closed?: ReadonlyMap<number, string>;
}

const NAMES = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const SHORT = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const DASH = '[-–—]';
const LONG_DAY = `(?:${NAMES.join('|')}|sonnabend)(?:s|e|en)?(?![\\p{L}])`;
// A short form stands beside a sign, a number or another day: "So" is also a word.
const SHORT_DAY = `(?:${SHORT.join('|')})\\b\\.?(?=\\s*(?:${DASH}|[,&/:+]|bis\\s|und\\s|sowie\\s|von\\s|auch\\s|ab\\s|\\d|geschlossen|$))`;
const TIME = String.raw`\d{1,2}(?:[.:]\d{2})?(?:\s*uhr)?`;
/** What numbers may be besides times of the day. */
const NO_TIME = String.raw`(?!\s*(?:euro|€|%|prozent|cent|\p{L}*tage?|wochen?|monate?|jahre?|meter|minuten|stunden|°))`;
const SPAN = String.raw`(?<![\d/.,+])${TIME}\s*(?:${DASH}|bis|und)\s*${TIME}(?![\d/])${NO_TIME}`;

const TOKEN = new RegExp(
  [
    `(?<range>(?<first>${LONG_DAY}|${SHORT_DAY})\\s*(?:${DASH}|bis)\\s*(?<last>${LONG_DAY}|${SHORT_DAY}))`,
    `(?<day>${LONG_DAY}|${SHORT_DAY})`,
    '(?<special>werktags|werktagen|werktäglich|täglich|jeden tag|wochenenden?|sonn- und feiertag(?:s|en)?)',
    '(?<always>rund um die uhr)',
    '(?<closed>geschlossen|nicht besetzt)',
    `(?<span>${SPAN})`,
  ].join('|'),
  'giu',
);

type Token = { days: number[]; isUnsure?: boolean } | { span: Span } | 'closed';

const WHOLE_DAY: Span = { from: 0, to: 24 * 60 };

/**
 * Reads opening hours as German companies write them, e.g. "Mo–Fr 9–12 Uhr, Do auch 14–18 Uhr";
 * undefined when there are none, or no days to go with the times.
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const week: Span[][] = NAMES.map(() => []);
  const undecided = new Set<number>();
  let days: number[] = [];
  let isUnsure = false;
  let waiting: Span[] = [];
  let hadTimes = false;
  const open = (span: Span) => {
    for (const day of days) week[day]?.push(span);
    if (isUnsure) undecided.add(5);
  };
  for (const token of tokensOf(text)) {
    if (token === 'closed') {
      days = [];
    } else if ('span' in token) {
      if (days.length === 0) waiting.push(token.span);
      else open(token.span);
      hadTimes = days.length > 0;
    } else {
      // Days that follow each other share the times behind them.
      days = hadTimes || days.length === 0 ? token.days : [...days, ...token.days];
      isUnsure = token.isUnsure === true || (!hadTimes && isUnsure);
      hadTimes = false;
      for (const span of waiting) open(span);
      hadTimes = waiting.length > 0;
      waiting = [];
    }
  }
  if (week.every((spans) => spans.length === 0)) {
    if (!waiting.includes(WHOLE_DAY)) return undefined;
    for (const spans of week) spans.push(WHOLE_DAY);
  }
  for (const day of undecided) if (week[day]?.length) undecided.delete(day);
  const onHolidays =
    /täglich|jeden tag|feiertag|rund um die uhr/i.test(text) && !NOT_ON_HOLIDAYS.test(text);
  return {
    week: week.map((spans) => spans.toSorted((a, b) => a.from - b.from)),
    undecided,
    onHolidays,
  };
}

const NOT_ON_HOLIDAYS =
  /(?:außer|ausser|nicht|ausgenommen)\b.{0,20}feiertag|feiertag\p{L}*.{0,15}geschlossen/iu;

function* tokensOf(text: string): Generator<Token> {
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    const { first, last, day, special, always, closed, span } = groups;
    if (first && last) {
      if (isName(first) && isName(last)) yield { days: daysBetween(dayOf(first), dayOf(last)) };
    } else if (day) {
      if (isName(day)) yield { days: [dayOf(day)] };
    } else if (special) yield daysCalled(special.toLowerCase());
    else if (always) yield { span: WHOLE_DAY };
    else if (closed) yield 'closed';
    else if (span) {
      const read = spanOf(span);
      if (read) yield { span: read };
    }
  }
}

function spanOf(text: string): Span | undefined {
  const [from, to] = [...text.matchAll(/(\d{1,2})(?:[.:](\d{2}))?/g)].map(
    ([, hours, minutes = '0']) => Number(hours) * 60 + Number(minutes),
  );
  if (from === undefined || to === undefined || from >= to || to > WHOLE_DAY.to) return undefined;
  return { from, to };
}

/** A short form has a capital letter; "so" and "do" have not. */
const isName = (name: string) => name.length > 3 || /^\p{Lu}/u.test(name);

function dayOf(name: string): number {
  const start = name.slice(0, 2).toLowerCase();
  return SHORT.findIndex((short) => short.toLowerCase() === start);
}

function daysBetween(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % 7);
}

function daysCalled(name: string): Token {
  if (name.startsWith('werk')) return { days: daysBetween(0, 4), isUnsure: true };
  if (name.startsWith('wochenende')) return { days: [5, 6] };
  return name.startsWith('sonn') ? { days: [6] } : { days: daysBetween(0, 6) };
}

/** Whether something is open at a moment, and when that changes. */
export type OpenState =
  | { isOpen: true; until: number }
  /** `next` is when it opens again; missing when the hours do not say. */
  | { isOpen: false; next: { day: number; minute: number } | undefined };

/** Days that are looked at for the next time something opens. */
const DAYS_AHEAD = 60;

/** Undefined where the words do not say whether the day is meant. */
export function stateAt(
  hours: OpeningHours,
  { day, weekday, minute }: LocalMoment,
): OpenState | undefined {
  if (hours.undecided.has(weekday) && restOn(hours, day) === undefined) return undefined;
  const now = spansOn(hours, day).find(({ from, to }) => from <= minute && minute < to);
  if (now) return { isOpen: true, until: now.to };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const span = spansOn(hours, day + ahead).find(({ from }) => ahead > 0 || from > minute);
    if (span) return { isOpen: false, next: { day: day + ahead, minute: span.from } };
  }
  return { isOpen: false, next: undefined };
}

/** Why a day is none like others: a public holiday, or one of the company; undefined for others. */
export const restOn = ({ closed }: OpeningHours, day: number): string | undefined =>
  isPublicHoliday(day) ? 'Feiertag' : closed?.get(day);

/** When it is open on a day; never on a holiday unless the words say so. */
export function spansOn(hours: OpeningHours, day: number): readonly Span[] {
  if (!hours.onHolidays && restOn(hours, day) !== undefined) return [];
  return hours.week[weekdayOf(day)] ?? [];
}
