import { fold, isStopWord, stem, wordsOf } from '../../german/index.js';
import { kindredOf } from './kindred-words.js';
import { missesCraftsman } from './missed-visit.js';

/** Shorter words are not looked for in compounds. */
const PART_LENGTH = 4;

/** How sure it is that two words mean the same thing. */
const SAME = 1;
const IN_COMPOUND = 0.75;
const SAME_BEGINNING = 0.5;
const KINDRED = 0.6;

/** What a word counts that stands anywhere in such files and seldom says what a question is about. */
const COMMON_WEIGHT = 0.3;
const COMMON = new Set(
  'wohnung haus mieter eigentümer verwaltung hausverwaltung vermieter mietwohnung bitte neue neuen neuer'
    .split(' ')
    .map(stem),
);

/** Letters that two words must share at their beginning to count as kin. */
const BEGINNING = 5;

/** Words of a question between these make each of them count less. */
const FULL_WORDS = 1.5;
const MOST_WORDS = 4;

/** What a word counts that none of the texts has. */
const UNKNOWN = 0.4;

/** The words of a text by which a statement can be found. */
export const topicWords = (text: string): string[] => [
  ...new Set([...wordsOf(text).filter(tells), ...said(SITUATIONS, text), ...caseWords(text)]),
];

/** Words for the one case that a text is about and names by function words only. */
export const caseWords = (text: string): string[] => [
  ...said(CASES, text),
  ...(missesCraftsman(text) ? ['eingehalten', 'erscheint'] : []),
];

type Sayings = readonly (readonly [says: RegExp, word: string])[];

const said = (sayings: Sayings, text: string) =>
  sayings.filter(([says]) => says.test(text)).map(([, word]) => word);

/** "Kaution zurück": how it is asked for, what is needed; when, what is paid when. */
const DEPOSIT_BACK = String.raw`\bkaution\b.{0,20}\b(?:zurück|wieder|raus)\b|\b(?:zurück|wieder)\b.{0,20}\bkaution\b`;
const ASKS_WHEN = String.raw`\b(?:wann|wie lang)`;

/** What people mean who name it by function words only. */
const SITUATIONS: Sayings = [
  [/\b(?:ist|is|sind)\b.{0,30}\bweg\b|^(?:\p{L}+ ){1,3}weg[?!. ]*$/iu, 'verschwunden'],
  [/\bzieht?\b.{0,25}\b(?:ein|zu mir|bei mir|zu uns|bei uns)\b/iu, 'einziehen'],
  [/\b(?:geht|kriege?|bekomme?)\b.{0,20}\b(?:nicht|nich|net|ned) auf\b/iu, 'öffnet'],
  [/\bhei(?:ß|ss)e? (?:ich )?(?:jetzt|nun|inzwischen) (?:ich )?anders\b/iu, 'namensänderung'],
  [/\bwie (?:lange?|viel|weit)\b.{0,30}\b(?:vorher|im voraus|davor)\b.{0,20}\bkündig/iu, 'frist'],
  [/\bwie (?:warm|kalt)\b|\bwie ?viel grad\b/iu, 'beheizbar'],
  [/\b(?:nicht|net|nich|ned|nimmer|kaum)\b.{0,20}\bwarm\b/iu, 'kalt'],
  [
    /\bnein sag\w*|\b(?:nicht|net|nich|ned) (?:zustimm|einverstanden|unterschreib)\w*/iu,
    'ablehnen',
  ],
  [
    /\bes zieht\b|\b(?:fenster|türe?|balkontüre?)\b.{0,20}\bzieht\b|\bzieht\b.{0,20}\b(?:fenster|türe?)\b/iu,
    'zugluft',
  ],
  [new RegExp(`^(?!.*${ASKS_WHEN})(?:.*)(?:${DEPOSIT_BACK})`, 'iu'), 'rückzahlung'],
  [new RegExp(`^(?=.*${ASKS_WHEN})(?:.*)(?:${DEPOSIT_BACK})`, 'iu'), 'rückgezahlt'],
];

/** The same where a use case says what to do in just that case. */
const CASES: Sayings = [
  [
    /\b(?:steht|parkt)\b.{0,20}\b(?:einer|jemand|wer|auto|wagen)\b|\b(?:einer|jemand|wer) (?:steht|parkt)\b|\bparkt\b.{0,30}\b(?:mein|meim|meinem|unserem)\b/iu,
    'zugeparkt',
  ],
  [
    /\b(?:passt|kann|schaffe)\b.{0,30}\bnicht\b.{0,40}\b(?:termin|monteur|handwerker|kommen)\b|\b(?:wann anders|anderer termin|anderen termin|verschieben|verlegen|absagen)\b|\b(?:bin|sind)\b.{0,30}\b(?:nicht|nich|net|ned) (?:da|zu ?hause|daheim)\b(?=.{0,40}\b(?:komm(?:t|en)|termin)\b)/iu,
    'ersatztermin',
  ],
  [
    /\b(?:eure|euer|ihre|welches|welche)\b.{0,10}\b(?:iban|konto\w*)\b|\bwohin überweis/iu,
    'kontoverbindung',
  ],
  [
    /\b(?:niemand|keiner)\b.{0,12}\b(?:drin|drinnen|eingeschlossen|eingesperrt)\b|\bnicht (?:drin|drinnen|eingeschlossen|eingesperrt)\b/iu,
    'stillstand',
  ],
  [/\b(?:zu|so) (?:hoch|teuer|viel)\b|\b(?:stimmt|passt) (?:\p{L}+ )?nicht\b/iu, 'einwendungen'],
  [
    /\b(?:mann|frau|ehemann|ehefrau|gatte|gattin|lebensgefährt\w+|lebenspartner\w*)\b.{0,40}\b(?:gestorben|verstorben|tot|verschieden)\b/iu,
    'ehepartner',
  ],
  [/\b(?:tourist\w*|feriengäst\w*|urlauber\w*|airbnb|booking)\b/iu, 'kurzzeitvermietung'],
  [/\bneue[sn]? (?:iban|bank|konto)\b|\b(?:bank|konto)\b.{0,10}\bgewechselt\b/iu, 'konto'],
];

/** A bare number is an hour or a floor far more often than what a statement is about. */
const tells = (word: string) => !isStopWord(word) && !SAYS_NOTHING.has(word) && !/^\d+$/.test(word);

/** Words that ask for a fact; the fact itself is looked for by its look. */
const SAYS_NOTHING = new Set(
  `kosten kostet kost zahlt zahlen bezahlt bezahlen trägt übernimmt teuer preis lange lang oft
  viel hoch dauert dauern erlaubt verboten gestattet möglich anrufen erreichen erreiche erreich
  nummer telefonnummer telefonisch zuständig tun denn halt also richtig genau sofort danach dafür
  klein kleine kleiner kleines kleinen groß große großer großes großen
  anderes andere frage nochmal achso super habt haben hab kann heute gestern seit mal wieder bleibt geht
  krieg kriege kriegt kriegen bekomm bekomme bekommt dat det dit wat et gefährlich schlimm schädlich bedenklich ungesund`
    .split(/\s+/)
    .filter(Boolean),
);

/** A text as it is compared with. */
export interface Content {
  stems: ReadonlySet<string>;
  words: readonly { folded: string; stem: string }[];
}

/** "Zuzustimmen" and "abgeholt" say what "zustimmen" and "abholt" do. */
const WITHIN_VERB =
  /^(ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|um|vor|weg|weiter|wieder|zu|zurück)(?:zu(?=\p{L}{3,}n$)|ge(?=\p{L}{3,}(?:t|en)$))/u;

/** Prepares a text, so that it can be compared with many questions. */
export function contentOf(text: string): Content {
  const words = [...new Set(wordsOf(text).filter((word) => !isStopWord(word)))];
  const prepared = words.map((word) => ({ folded: fold(word), stem: stem(word) }));
  const verbs = words
    .filter((word) => WITHIN_VERB.test(word))
    .map((word) => stem(word.replace(WITHIN_VERB, '$1')));
  return { stems: new Set([...prepared.map((word) => word.stem), ...verbs]), words: prepared };
}

/** Whether a text has a word in any of its forms, or as a part of another. */
export const isNamedIn = (word: string, content: Content): boolean =>
  isStemNamedIn(stem(word), content);

/** The same by the stem of the word. */
export const isStemNamedIn = (sought: string, { stems, words }: Content): boolean =>
  stems.has(sought) || words.some(({ folded }) => isPartOf(sought, folded));

/** How texts are compared. */
interface Comparison {
  /**
   * Whether the texts are statements of one use case: then other words for the same count as well, and
   * words that any of them may hold count little.
   */
  isWithin?: boolean;
}

/**
 * How much each text speaks of the words, 0 to about 1. What all texts speak of tells them apart
 * less than what one of them does.
 */
export function sharesOf(
  words: readonly string[],
  contents: readonly Content[],
  { isWithin = false }: Comparison = {},
): number[] {
  const shares = contents.map(() => 0);
  let counted = 0;
  for (const word of words) {
    const sought = { folded: fold(word), stem: stem(word) };
    const counts = isWithin && COMMON.has(sought.stem) ? COMMON_WEIGHT : 1;
    const match = isWithin ? matchIn : ownMatchIn;
    const matches = contents.map((content) => match(sought, content));
    const holding = matches.filter((one) => one > 0).length;
    counted += counts * (holding > 0 ? 1 : UNKNOWN);
    for (const [at, one] of matches.entries()) {
      // A statement with the word itself is not made common by others that hold a part of it.
      const alike = isWithin ? matches.filter((other) => other >= one).length : holding;
      if (one > 0) shares[at] = (shares[at] ?? 0) + (counts * one) / Math.sqrt(alike);
    }
  }
  const divisor = Math.min(Math.max(counted, FULL_WORDS), MOST_WORDS);
  return shares.map((share) => share / divisor);
}

/** How surely a text speaks of a word, or of another one that means the same. */
function matchIn(sought: { folded: string; stem: string }, content: Content): number {
  const own = ownMatchIn(sought, content);
  if (own >= KINDRED) return own;
  const isSaid = (other: string) =>
    content.stems.has(other) || content.words.some(({ folded }) => isPartOf(other, folded));
  return kindredOf(sought.stem).some(isSaid) ? KINDRED : own;
}

function ownMatchIn(sought: { folded: string; stem: string }, { stems, words }: Content): number {
  if (stems.has(sought.stem)) return SAME;
  let best = 0;
  for (const word of words) {
    if (isPartOf(sought.stem, word.folded) || isPartOf(word.stem, sought.folded))
      return IN_COMPOUND;
    if (best === 0 && sharesBeginning(sought.folded, word.folded)) best = SAME_BEGINNING;
  }
  return best;
}

/** Whether a stem stands within a longer word. */
export const isPartOf = (part: string, whole: string) =>
  part.length >= PART_LENGTH && part.length < whole.length && whole.includes(part);

/** Whether two folded words begin alike. */
export const sharesBeginning = (one: string, other: string) =>
  one.length >= BEGINNING && other.startsWith(one.slice(0, BEGINNING));
