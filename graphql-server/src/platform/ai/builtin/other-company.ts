const CITIES =
  'berlin|hamburg|münchen|köln|frankfurt|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|kiel|lübeck|rostock|freiburg|wien|zürich';

/** Companies that let flats in many places. */
const LARGE =
  'vonovia|deutsche wohnen|saga|gewobag|degewo|howoge|gesobau|leg|gag|tag wohnen|covivio|grand city|gwg|gewofag';

const AT_ANOTHER = new RegExp(
  `(?<!\\p{L})bei (?:der |dem |den )?(?<name>\\p{L}+(?: \\p{L}+)?) in (?<city>${CITIES})(?!\\p{L})|(?<!\\p{L})bei (?:der |dem )?(?<large>${LARGE})(?!\\p{L})|(?<!\\p{L})bei (?:der |dem )?(?<own>\\p{L}+) (?:hausverwaltung|immobilienverwaltung)(?!\\p{L})`,
  'iu',
);
const ASKS = /^(?:\p{L}+ ){0,2}(?:was|wie|wann|wo|welche\p{L}*|wer)(?!\p{L})|\?\s*$/iu;

/** "Bei der zuständigen Hausverwaltung" names no other one. */
const NO_NAME =
  /^(?:meiner?|unserer?|der|die|zuständigen?|neuen|alten|anderen|jeder|ihrer|eurer|ihnen|euch)$/iu;

/** Whether a question is about another company than the one that is asked, whose prices would be taken for its own. */
export function isAboutAnotherCompany(
  question: string,
  { name, address }: { name: string; address?: string | undefined },
): boolean {
  const found = AT_ANOTHER.exec(question)?.groups;
  if (!found || !ASKS.test(question.trim())) return false;
  const own = `${name} ${address ?? ''}`.toLowerCase();
  const named = [found['city'], found['large'], found['own']].filter((one) => one !== undefined);
  return named.every((one) => !own.includes(one.toLowerCase()) && !NO_NAME.test(one));
}
