import { type Content, contentOf, sharesOf } from '../topic-match.js';
import type { Unit } from '../use-case-units.js';

/** A statement for one case only begins with its verb, and says the case before the first comma. */
const CASE =
  /^(?:(?:sind|ist|haben|hat|wird|wurde|wurden|werden|war|waren|bleibt|bleiben|steht|stehen|steckt|fährt|geht|fällt|fehlt|kommt|läuft|laufen|schließt|klemmt|klemmen|zieht|zeigt|riecht|liegt|leben|lebte|leiden|dauert|drückt|steigt|dringt|brennt|piept|blinkt|gluckert|beschlägt|bricht|platzt|verschwindet|erscheint|scheitert|passt|lässt|taucht|funktioniert|öffnet) (?!sie bitte)|können sie|möchten sie|brauchen sie|halten sie|wenn |falls )[^,;.:]+,/iu;

const cases = new WeakMap<Content, Content | null>();

/** The words of the one case that a statement is for; null for one that holds in any. */
export function caseOf({ text, content }: Unit): Content | null {
  const known = cases.get(content);
  if (known !== undefined) return known;
  const [clause] = CASE.exec(text) ?? [];
  const found = clause === undefined ? null : contentOf(clause);
  cases.set(content, found);
  return found;
}

/** How far the words name the case of each statement; undefined where it holds in any. */
export function casesNamedBy(
  words: readonly string[],
  units: readonly Unit[],
): readonly (number | undefined)[] {
  return units.map((unit) => {
    const own = caseOf(unit);
    return own ? Math.min(1, sharesOf(words, [own], { isWithin: true })[0] ?? 0) : undefined;
  });
}
