import type { Language } from '@hausgeist/schema';
import { fold, isStopWord, stem, wordsOf } from '../../platform/german/index.js';
import { meantWords, relatedWords } from '../knowledge/index.js';
import type { Announcement } from './assistant-contract.js';

/** Where a text says what it is about; later on it says whom to call, and thanks. */
const ABOUT_LENGTH = 300;

/** Words that stand in any announcement and so say nothing of what it is about. */
const ANYWHERE: ReadonlySet<string> = new Set(
  `haus wohnung wohnungen mieter mieterin mieterinnen bewohner eigentümer gebäude treppenhaus keller
  hausverwaltung verwaltung firma team nachbar nachbarn uhr termin zeit zeitraum tag tage woche montag dienstag mittwoch
  donnerstag freitag samstag sonntag heute morgen gestern dezember januar februar märz april mai juni juli
  august september oktober november frage fragen bitte dank damen herren straße arbeiten`
    .split(/\s+/)
    .map(stem),
);

/** Words of those for whom something does not work, or who want to know since when, until when and why. */
const TELLS_OF_OUTAGE =
  /\b(?:kein\w*|ne?icht|nix|ned|warum|wieso|weshalb|wann|wie lang\w*|bis wann|seit wann|ausfall|ausgefallen|gestort|storung\w*|kaputt|defekt|gesperrt|abgestellt|abgeschaltet|ausser betrieb|weg|fertig|repariert|noch|wieder|laut|larm|dreck\w*)\b/;

/** Words of those who ask about what was, which what is over answers. */
const ASKS_ABOUT_BEFORE =
  /\b(?:war|waren|wars|gewesen|hatten?|gab|gabs|ging|gingen|lief|liefen|kam|kamen|wurden?|gestern|vorgestern|vorhin|neulich|letzte[nrs]?|vergangene[nrs]?|yesterday|wczoraj|dun)\b|вчера|вчора|أمس|امس/;

/** What has not ended with what is over. */
const STILL_GOES_ON = /\bseit\b|\bimmer noch\b|\bnoch immer\b/;

/** Questions about what was announced, whatever it was. */
const ASKS_WHAT_IS_ON =
  /\b(?:rundschreiben|mitteilung\w*|aushang|bekanntmachung\w*|ankundigung\w*|angekundigt|neuigkeiten)\b|\bstorung\w*\b[^.!?]*\b(?:bekannt|gemeldet|gerade?|aktuell|momentan|derzeit)\b|\b(?:bekannt|gerade?|aktuell|momentan|derzeit)\w*\b[^.!?]*\bstorung\w*|\b(?:ist|liegt|steht) (?:gerade |aktuell |heute |bei uns )?(?:was|etwas|irgendwas) (?:los|an)\b/;

/** Whether a German message is about what was, and not about what is or will be. */
export function asksAboutBefore(message: string): boolean {
  const folded = fold(message);
  return ASKS_ABOUT_BEFORE.test(folded) && !STILL_GOES_ON.test(folded);
}

/**
 * Whether a German message is about what was announced. What people typed themselves is read as they meant it; words of
 * another language beside German ones are not German ones mistyped.
 */
export function isAbout(
  message: string,
  { subject, text }: Pick<Announcement, 'subject' | 'text'>,
  language: Language = 'de',
): boolean {
  const said = `${subject}\n${text.slice(0, ABOUT_LENGTH)}`;
  const meant = language === 'de' ? `${message}\n${meantWords(message, said).join(' ')}` : message;
  const folded = fold(meant);
  if (ASKS_WHAT_IS_ON.test(folded)) return true;
  if (!TELLS_OF_OUTAGE.test(folded)) return false;
  const title = telling(subject);
  const beginning = telling(text.slice(0, ABOUT_LENGTH));
  const own = telling(meant);
  return (
    own.some((word) => [...title, ...beginning].some((one) => isPartOf(word, one))) ||
    relatedWords(own).some(
      (word) =>
        title.some((one) => isPartOf(word, one)) ||
        beginning.some((one) => stem(one) === stem(word)),
    )
  );
}

/** Words that say what a text is about. */
const telling = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !isStopWord(word) && !ANYWHERE.has(stem(word)));

/** Whether a word is another one, or what a compound is made of: "Wasser" of "Warmwasserausfall" is not. */
function isPartOf(word: string, said: string): boolean {
  if (stem(word) === stem(said)) return true;
  const [part, whole] = [fold(word), fold(said)];
  return part.length > 3 && (whole.startsWith(part) || whole.endsWith(part));
}
