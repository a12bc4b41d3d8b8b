import { TIME_ZONE } from '../../german/index.js';

const DAY_MS = 86_400_000;

const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: TIME_ZONE });

const PART_OF_DAY = '(?:früh|morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?)';
const WEEKDAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const MONTH =
  '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const COUNT =
  String.raw`(?:(?:über|mehr als|etwa|ungefähr|circa|ca\.?|fast|rund|gut|knapp|schon)\s+)?` +
  '(?:\\d{1,3}|eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|mehreren|einigen|ein paar|wenigen)';
const SPAN = '(?:minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)';
const NEAR_DAY = '(?:heute|gestern|vorgestern)';
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:uhr|h)(?![\p{L}])`;

const SINCE = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      String.raw`seit\s+(?:schon\s+)?(?:der\s+|dem\s+)?(?:letzte[mnr]?\s+|vergangene[mnr]?\s+)?(?:` +
        [
          String.raw`${NEAR_DAY}(?:\s+${PART_OF_DAY})?(?:\s+(?:um|gegen)\s+${CLOCK})?`,
          String.raw`${COUNT}\s+${SPAN}`,
          String.raw`${WEEKDAY}(?:s|${PART_OF_DAY})?(?:\s+${PART_OF_DAY})?`,
          String.raw`\d{1,2}\.\s?(?:\d{1,2}\.(?:\d{2,4})?|${MONTH}(?:\s+\d{4})?)`,
          String.raw`(?:anfang|mitte|ende)\s+${MONTH}|${MONTH}(?:\s+\d{4})?`,
          String.raw`(?:nacht|woche|monat|jahr|wochenende|winter|sommer|herbst|frühjahr|frühling|sturm|einzug|umbau|unwetter)`,
          CLOCK,
        ].join('|') +
        ')',
      String.raw`${NEAR_DAY}\s+(?:${PART_OF_DAY}(?:\s+(?:um|gegen)\s+${CLOCK})?|(?:um|gegen)\s+${CLOCK})`,
      String.raw`(?:gestern|vorgestern)`,
      String.raw`vor\s+${COUNT}\s+${SPAN}`,
      String.raw`letzte\s+(?:nacht|woche)|letzten\s+(?:${WEEKDAY}|monat)`,
    ].join('|') +
    String.raw`)(?!\p{L})`,
  'giu',
);

const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?(?:\s*(?:uhr|h)(?!\p{L}))?`;
const WHEN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:immer|werktags|wochentags|täglich|am wochenende|(?:am\s+)?${WEEKDAY}s?(?:\s*(?:und|oder|bis|-|–)\s*${WEEKDAY}s?)?|heute|morgen|übermorgen|mo(?:\.|ntags)?\s*(?:-|–|bis)\s*fr(?:\.|eitags)?|vormittags?|nachmittags?|mittags?|abends?|früh)[\s,]+)*(?:(?:erst\s+)?(?:ab|nach|vor|bis|gegen|um|zwischen|von)\s+${HOUR}(?:\s*(?:und|bis|-|–)\s*${HOUR})?|jederzeit|werktags|wochentags|täglich|vormittags|nachmittags|mittags|abends|am wochenende|am\s+${WEEKDAY}|(?:heute|morgen)\s+(?:früh|vormittag|mittag|nachmittag|abend))(?!\p{L})`,
  'giu',
);

const AVAILABLE =
  /erreich|anruf|ruf(?:en|t)? |rückruf|zurückruf|zu ?hause|daheim|melden|termin|passt|zeit|kommen|vorbei/iu;

/** Since when something is so, with the date where the words alone say nothing the day after. */
export function sinceIn(text: string, at?: Date): string[] {
  return (text.match(SINCE) ?? []).map((found) => {
    const words = found
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^\p{Lu}/u, (first) => first.toLowerCase());
    const day = at && dayOf(words, at);
    return day ? `${words} (${date.format(day)})` : words;
  });
}

/** When the person can be reached, told in a sentence about that. */
export function availabilityIn(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => AVAILABLE.test(sentence))
    .flatMap((sentence) => sentence.match(WHEN) ?? [])
    .map((when) => when.replaceAll(/\s+/g, ' ').trim());
}

function dayOf(words: string, at: Date): Date | undefined {
  const [near] = /vorgestern|gestern|heute/iu.exec(words) ?? [];
  if (!near) return undefined;
  const back = { heute: 0, gestern: 1, vorgestern: 2 }[near.toLowerCase()] ?? 0;
  return new Date(at.getTime() - back * DAY_MS);
}
