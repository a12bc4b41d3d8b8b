import type { AskedMoment } from './asked-moment.js';
import { clock, type LocalMoment, WEEKDAYS, weekdayOf } from './berlin-time.js';
import { type OpeningHours, restOn, spansOn, stateAt } from './opening-hours.js';

/** The person or office that is asked for, in the words of an answer. */
interface Subject {
  asked: RegExp;
  /** The same in a statement that tells hours, where it is told in other words than it is asked for. */
  told?: RegExp;
  open: (when: string) => string;
  closed: (when: string) => string;
  again: (when: string) => string;
}

const person = (asked: RegExp, name: string): Subject => ({
  asked,
  open: (when) => `${when} ist ${name} zu erreichen`,
  closed: (when) => `${when} ist ${name} nicht zu erreichen`,
  again: (when) => `Wieder erreichbar ist er ${when}.`,
});

const office = (asked: RegExp): Subject => ({
  asked,
  open: (when) => `${when} ist das Büro geöffnet`,
  closed: (when) => `${when} ist das Büro geschlossen`,
  again: (when) => `Es öffnet wieder ${when}.`,
});

/** Without an appointment one may come at fewer hours than the office is there. */
export const WITHOUT_APPOINTMENT =
  /(?<!\p{L})ohne (?:\p{L}+ )?(?:termin|(?:vor)?anmeldung)(?!\p{L})/iu;

const OFFICE = /büro|servicezentrum|geschäftsstelle/iu;

/** The more particular ones first. */
const SUBJECTS: readonly Subject[] = [
  {
    asked: WITHOUT_APPOINTMENT,
    told: /(?<!\p{L})ohne (?:\p{L}+ )?(?:termin|(?:vor)?anmeldung)(?!\p{L})|termin.{0,80}(?<!\p{L})auch ohne(?!\p{L})/iu,
    open: (when) => `${when} können Sie ohne Termin kommen`,
    closed: (when) => `${when} können Sie nicht ohne Termin kommen`,
    again: (when) => `Ohne Termin geht es wieder ${when}.`,
  },
  person(/hausmeister|hauswart/iu, 'der Hausmeister'),
  person(/objektbetreuer/iu, 'der Objektbetreuer'),
  {
    ...office(
      /büro|servicezentrum|geschäftsstelle|(?<!\p{L})(?:vorbeikommen|vorbeischauen|persönlich|hingehen)(?!\p{L})/iu,
    ),
    told: OFFICE,
  },
  {
    asked: /anrufen|telefon|erreich|(?<!\p{L})ran(?!\p{L})|sprechen/iu,
    open: (when) => `${when} ist das Telefon besetzt`,
    closed: (when) => `${when} ist das Telefon nicht besetzt`,
    again: (when) => `Es ist ${when} wieder besetzt.`,
  },
  {
    ...office(/verwaltung|(?<!\p{L})(?:ihr|sie|euch|jemand)(?!\p{L})/iu),
    // "Sie" stands in any statement.
    told: OFFICE,
  },
];

const ANYTHING: Subject = {
  asked: /./,
  open: (when) => `${when} ist geöffnet`,
  closed: (when) => `${when} ist geschlossen`,
  again: (when) => `Geöffnet ist wieder ${when}.`,
};

const subjectOf = (question: string): Subject | undefined =>
  SUBJECTS.find(({ asked }) => asked.test(question));

/** The words by which statements name the person or office of a question, to find the hours meant; if it names one. */
export function subjectIn(question: string): RegExp | undefined {
  const subject = subjectOf(question);
  return subject && (subject.told ?? subject.asked);
}

/** "Wann …?" and "Wie lange …?" want no yes or no. */
const ASKS_WHEN = /(?<!\p{L})(?:wann|wie lange?)(?!\p{L})/iu;
const YES_OR_NO = /^(?:Ja|Nein), (\p{L})/u;

/** A reply to a question that wants no yes or no. */
export const withoutYesOrNo = (question: string, reply: string): string =>
  ASKS_WHEN.test(question)
    ? reply.replace(YES_OR_NO, (_, first: string) => first.toUpperCase())
    : reply;

/** Answers whether the office is open; undefined when the hours do not say. */
export function presenceReply(
  question: string,
  { hours, asked, now }: { hours: OpeningHours; asked: AskedMoment; now: LocalMoment },
): string | undefined {
  const subject = subjectOf(question) ?? ANYTHING;
  const weekday = weekdayOf(asked.day);
  const rest = restOn(hours, asked.day);
  if (hours.undecided.has(weekday) && rest === undefined) return undefined;
  const spans = spansOn(hours, asked.day);
  const open = spans.filter(
    ({ from, to }) => !asked.span || (from < asked.span.to && to > asked.span.from),
  );
  const name = dayName(asked, now, { rest, isOpen: spans.length > 0 });
  if (open.length === 0) {
    const since = { day: asked.day, weekday, minute: asked.span?.from ?? 0 };
    const state = stateAt(hours, asked.span ? since : { ...since, minute: 24 * 60 });
    const next = state?.isOpen === false ? state.next : undefined;
    const again = next ? ` ${subject.again(momentName(next, asked.day, now))}` : '';
    return `Nein, ${subject.closed(name)}.${again}`;
  }
  if (asked.isNow)
    return `Ja, ${subject.open(name)}, und zwar noch bis ${clock(open[0]?.to ?? 0)}.`;
  // A question about the rest of today must not be answered with hours that are over.
  const ahead = asked.day === now.day ? open.filter(({ to }) => to > now.minute) : open;
  if (ahead.length === 0) {
    const state = stateAt(hours, now);
    const next = state?.isOpen === false ? state.next : undefined;
    return `Heute nicht mehr.${next ? ` ${subject.again(momentName(next, now.day, now))}` : ''}`;
  }
  const times = ahead.map(
    ({ from, to }) => `von ${clock(from).replace(' Uhr', '')} bis ${clock(to)}`,
  );
  return `Ja, ${subject.open(name)}, und zwar ${times.join(' und ')}.`;
}

/** The day in an answer; the weekday in brackets shows which one is meant. */
function dayName(
  asked: AskedMoment,
  now: LocalMoment,
  { rest, isOpen }: { rest: string | undefined; isOpen: boolean },
): string {
  const name = asked.isNow && !isOpen ? 'heute' : asked.name;
  const details = [
    asked.name.startsWith('am ') ? '' : (WEEKDAYS[weekdayOf(asked.day)] ?? ''),
    rest ?? '',
    asked.isNow && isOpen ? clock(now.minute) : '',
  ].filter(Boolean);
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

/** "heute um 14 Uhr", "morgen um 9 Uhr", "am Montag um 9 Uhr". */
export function momentName(
  { day, minute }: { day: number; minute: number },
  asked: number,
  now: LocalMoment,
): string {
  const time = minute === 0 ? '' : ` um ${clock(minute)}`;
  if (day === now.day) return `heute${time}`;
  if (day === now.day + 1) return `morgen${time}`;
  const soon = day - Math.max(asked, now.day) <= 7;
  return soon
    ? `am ${WEEKDAYS[weekdayOf(day)] ?? ''}${time}`
    : `am ${new Date(day * 86_400_000).toLocaleDateString('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' })}${time}`;
}

/** "Heute ist Samstag, jetzt ist es 10:20 Uhr.", where the hours cannot be read. */
export const nowInWords = ({ weekday, minute }: LocalMoment): string =>
  `Jetzt ist ${WEEKDAYS[weekday] ?? ''}, ${clock(minute)}.`;

/** Whether the office is open now and when it opens, for a line that names the contact to call. */
export function officeNow(hours: OpeningHours, now: LocalMoment): string {
  const state = stateAt(hours, now);
  if (!state) return '';
  if (state.isOpen) return `Das Büro ist gerade besetzt, heute noch bis ${clock(state.until)}.`;
  return state.next ? `Das Büro ist ${momentName(state.next, now.day, now)} wieder besetzt.` : '';
}
