import { type LocalMoment, WEEKDAYS, weekdayOf } from './berlin-time.js';

/** The moment, or the part of a day, that a question asks about. */
export interface AskedMoment {
  day: number;
  /** Missing when the whole day is meant. */
  span: { from: number; to: number } | undefined;
  /** Whether the question is about right now. */
  isNow: boolean;
  /** In the words of an answer: "jetzt", "heute", "morgen früh", "am Samstag". */
  name: string;
}

const ASKS_PRESENCE =
  /(?<!\p{L})(?:offen|geöffnet|auf|zu|da|dort|erreich\p{L}*|anrufen|telefonisch|vorbeikommen|vorbei|ran|besetzt|sprechstunde|sprechen|dienst|arbeitet|arbeiten|geschlossen|hingehen|kommen)(?!\p{L})|(?<!\p{L})ohne (?:\p{L}+ )?(?:termin|(?:vor)?anmeldung)(?!\p{L})/iu;

/**
 * Who comes, whether one has to be at home, and what comes out of somewhere are no questions about opening hours,
 * although "da" and "jetzt" stand in them.
 */
const ASKS_NO_HOURS =
  /(?<!\p{L})(?:muss|müssen|soll|sollen) (?:ich|wir|man|wer|jemand) (?:\p{L}+ ){0,4}(?:da|daheim|zu ?hause|dort)(?!\p{L})|(?<!\p{L})da (?:raus|rein|runter|drin|dran|drauf|oben|unten|hinten|steht|stehen|parkt|parken|liegt|sitzt|hängt|läuft|tropft|riecht)(?!\p{L})|(?<!\p{L})(?:wer|wann) (?:\p{L}+ )?kommt(?!\p{L})|(?<!\p{L})kommt (?:\p{L}+ ){0,3}(?:jemand|wer|einer|keiner)(?!\p{L})/iu;

const TODAY = /(?<!\p{L})(?:heut|heute)(?!\p{L})/iu;
/** "Guten Morgen" and "Moin" at the beginning are greetings, with or without a comma behind them. */
const TOMORROW =
  /(?<!\p{L}|heute |gut\p{L}* |schön\p{L}* )(?:morgen|(?<!^\W*(?:\p{L}+\W+)?)moin)(?!\p{L})(?!\s*[,!.])/iu;
const WEEKEND = /(?<!\p{L})wochenend\p{L}*/iu;
const AFTER_TOMORROW = /(?<!\p{L})übermorgen(?!\p{L})/iu;
const NOW = /(?<!\p{L})(?:jetzt|jetz|grad|gerade|im moment|momentan|aktuell|noch)(?!\p{L})/iu;
const CLOCK = /(?<!\p{L})(?:um|gegen|ab)\s+(\d{1,2})(?:[.:](\d{2}))?(?:\s*uhr)?(?!\p{L}|\d)/iu;

const PARTS: readonly [RegExp, string, number, number][] = [
  [/(?<!\p{L})(?:früh|vormittags?|heute morgen)(?!\p{L})/iu, 'früh', 7, 12],
  [/(?<!\p{L})(?:mittags?)(?!\p{L})/iu, 'Mittag', 12, 14],
  [/(?<!\p{L})(?:nachmittags?)(?!\p{L})/iu, 'Nachmittag', 14, 17],
  [/(?<!\p{L})(?:abends?)(?!\p{L})/iu, 'Abend', 18, 21],
];

const DAY_NAME = new RegExp(`(?<!\\p{L})(${WEEKDAYS.join('|')}|Sonnabend)s?(?!\\p{L})`, 'iu');

/** "Wann macht ihr wieder auf?" asks from now on. */
const NEXT_TIME =
  /(?<!\p{L})wann (?:\p{L}+ ){0,4}(?:wieder|(?:das )?nächste mal|als nächstes)(?!\p{L})/iu;

/** Longer questions do not depend on the one before. */
const MOST_WORDS = 6;

/**
 * The moment that a question about opening hours asks about; undefined for other questions. "Und
 * am Samstag?" asks it, too, behind such a question.
 */
export function askedMoment(
  question: string,
  now: LocalMoment,
  before = '',
): AskedMoment | undefined {
  if (ASKS_NO_HOURS.test(question)) return undefined;
  const isSequel =
    ASKS_PRESENCE.test(before) &&
    askedDay(question, now) !== undefined &&
    question.trim().split(/\s+/).length <= MOST_WORDS;
  if (!ASKS_PRESENCE.test(question) && !isSequel) return undefined;
  const day = askedDay(question, now);
  if (!day) {
    if (!NOW.test(question) && !NEXT_TIME.test(question)) return undefined;
    return { day: now.day, span: at(now.minute), isNow: true, name: 'jetzt' };
  }
  const time = CLOCK.exec(question);
  if (time) {
    const minute = Number(time[1]) * 60 + Number(time[2] ?? 0);
    if (minute < 24 * 60) return { ...day, span: at(minute), isNow: false };
  }
  const part = PARTS.find(([pattern]) => pattern.test(question));
  if (!part) return { ...day, span: undefined, isNow: false };
  const [, name, from, to] = part;
  return {
    day: day.day,
    span: { from: from * 60, to: to * 60 },
    isNow: false,
    name: `${day.name} ${name}`,
  };
}

const at = (minute: number) => ({ from: minute, to: minute + 1 });

function askedDay(question: string, now: LocalMoment) {
  const named = DAY_NAME.exec(question)?.[1]?.toLowerCase();
  // "Heute ist ja Sonntag": people know what day it is.
  if (TODAY.test(question) && !named) return { day: now.day, name: 'heute' };
  if (AFTER_TOMORROW.test(question)) return { day: now.day + 2, name: 'übermorgen' };
  if (TOMORROW.test(question)) return { day: now.day + 1, name: 'morgen' };
  // The next Saturday: an office that is closed then is closed on Sunday, too.
  const isWeekend = !named && WEEKEND.test(question);
  if (!named && !isWeekend) return undefined;
  const weekday =
    named === 'sonnabend' || isWeekend
      ? 5
      : WEEKDAYS.findIndex((one) => one.toLowerCase() === named);
  const ahead = (weekday - now.weekday + 7) % 7;
  return { day: now.day + ahead, name: `am ${WEEKDAYS[weekdayOf(now.day + ahead)] ?? ''}` };
}
