const MONTHS =
  'januar februar märz april mai juni juli august september oktober november dezember'.split(' ');

/** A day without its year that is past for longer than this is one of next year. */
const LONG_PAST_DAYS = 60;

const DAY = new RegExp(
  [
    String.raw`(?<![\d.,])(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.(?:\s?(?<year>\d{4})|(?<short>\d{2}))?(?!\d)|`,
    String.raw`(?<name>${MONTHS.join('|')})(?!\p{L})(?:\s(?<yearOfName>\d{4}))?)`,
    String.raw`|(?<!\d)(?<iso>\d{4}-\d{2}-\d{2})(?!\d)`,
    String.raw`|(?<!\p{L})ende\s(?<end>${MONTHS.join('|')})(?!\p{L})(?:\s(?<yearOfEnd>\d{4}))?`,
  ].join(''),
  'giu',
);

/** What goes on from a day says nothing of its end. */
const BEGINS = /(?<!\p{L})(?:ab|seit)(?:\s(?:dem|\p{L}+,?))?(?:\s(?:dem|den))?\s$/iu;

/** The last day, from today on, that a German text names, such as `2026-11-24`; undefined where it names none. */
export function lastDayIn(text: string, today: string): string | undefined {
  return [...text.matchAll(DAY)]
    .filter(({ index }) => !BEGINS.test(text.slice(Math.max(0, index - 40), index)))
    .map(({ groups = {} }) => dayOf(groups, today))
    .reduce(
      (last, day) => (day !== undefined && day >= today && day > (last ?? '') ? day : last),
      undefined,
    );
}

function dayOf(groups: Record<string, string | undefined>, today: string): string | undefined {
  const { iso, day, month, name, end, short } = groups;
  if (iso) return existing(iso);
  const named = name ?? end;
  const ofYear = named ? MONTHS.indexOf(named.toLowerCase()) + 1 : Number(month);
  const year = groups.year ?? groups.yearOfName ?? groups.yearOfEnd ?? (short && `20${short}`);
  const inYear = (of: number) => written(of, ofYear, end ? lastOf(of, ofYear) : Number(day));
  if (year) return existing(inYear(Number(year)));
  const thisYear = inYear(Number(today.slice(0, 4)));
  const isLongPast = Date.parse(today) - Date.parse(thisYear) > LONG_PAST_DAYS * 86_400_000;
  return existing(isLongPast ? inYear(Number(today.slice(0, 4)) + 1) : thisYear);
}

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const lastOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day, if calendars have it. */
function existing(day: string): string | undefined {
  const moment = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay ? day : undefined;
}
