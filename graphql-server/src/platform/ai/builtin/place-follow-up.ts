import { sharesOf, topicWords } from './topic-match.js';
import type { Unit } from './use-case-units.js';

/** Places in and around a house. What is asked for there is what was asked for before. */
const PLACES =
  '\\p{L}*(?:keller|hof|garten|balkon|terrasse|loggia|treppenhaus|stiegenhaus|stiegnhaus|flur|dachboden|speicher|dach|garage|einfahrt|waschküche|waschraum|trockenraum|gehweg|parkplatz|stellplatz|rasen|wiese|spielplatz|wohnung|zimmer|küche|bad|eingang|aufzug|lift|fahrstuhl|erdgeschoss|laubengang)';

const ELSEWHERE = new RegExp(
  `^\\s*(?:(?:und|aber|oder|auch|dann|ok|okay|gilt das|geht das|darf ich das|kann ich das|ist das|is das|was ist|wie ist das|wie ist es|wie sieht es|wie siehts)[ ,]+){1,4}(?:auch )?(?:im|in(?: de[rnm])?|am|an de[rm]|auf de[rm]|aufm|vorm|vor de[rm]|hinterm|hinter de[rm]|unterm|bei de[rm]|mit dem|mit der) (?:\\p{L}+en )?(${PLACES})(?: (?:aus|erlaubt|ok|okay|möglich))?\\s*[?!.]*\\s*$`,
  'iu',
);

/** The place of a message like "und im Hof?", which asks the question before it again for that place. */
export const placeAskedFor = (message: string): string | undefined =>
  ELSEWHERE.exec(message)?.[1]?.toLowerCase();

const WITHIN = { isWithin: true };

/** The statement about a place that fits best what was asked before; undefined where none names the place. */
export function unitAbout(place: string, before: string, units: readonly Unit[]): Unit | undefined {
  const texts = units.map(({ content }) => content);
  const naming = sharesOf([place], texts, WITHIN);
  const fitting = sharesOf(topicWords(before), texts, WITHIN);
  const sums = naming.map((share, i) => (share > 0 ? share + (fitting[i] ?? 0) : 0));
  const most = Math.max(0, ...sums);
  return most > 0 ? units[sums.indexOf(most)] : undefined;
}
