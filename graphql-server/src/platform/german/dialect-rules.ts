import { fold } from './german-words.js';
import { standardFor } from './colloquial-words.js';

/** How sounds of dialects are spelt, with the standard spelling; each is tried by itself and all together. */
const SOUNDS: readonly (readonly [spoken: RegExp, standard: string])[] = [
  // Bavarian: "gstiegn", "zoagn", "briaf", "guad", "hausmoaster", "neie", "kaf".
  [/^g(?=[bdfghjklmnpqstvwxz])/, 'ge'],
  [/oa/g, 'ei'],
  [/ia/g, 'ie'],
  [/ua/g, 'u'],
  [/ei(?=e|a|n$)/g, 'eu'],
  [/(?<=[a-z]{3})a$/, 'er'],
  [/(?<=[bdfgklmprstvz])n$/, 'en'],
  [/ie(?=ng$)/, 'iege'],
  // Swabian and Swiss: "koscht", "fenschter", "lischt".
  [/sch(?=t|p)/g, 's'],
  // Low German: "maken", "ut", "slopen", "water", "bruun", "tiet", "solt".
  [/(?<=[aeiou])k(?=en$|t$|e$|$)/, 'ch'],
  [/(?<=[aeiou])t(?=er$|en$|$)/, 'ss'],
  [/(?<=[aeiou])p(?=en$|e$|$)/, 'f'],
  [/uu/g, 'au'],
  [/oo/g, 'u'],
  [/ee/g, 'ei'],
  [/^sl/, 'schl'],
  [/^sw/, 'schw'],
  // Berlin: "jeht", "uffjang".
  [/^j(?=[aeou])/, 'g'],
];

/** Shorter words are too easily made into others. */
const LEAST_LETTERS = 5;
const LEAST_TAIL = 5;

/**
 * What a word that nothing knows may be in standard German: spelt by the sounds of a dialect, or a compound that ends in a
 * spoken word, "briafkastenschlissl". Undefined if no such spelling is known either.
 */
export function fromDialect(word: string, isKnown: (word: string) => boolean): string | undefined {
  const typed = fold(word);
  if (typed.length < LEAST_LETTERS) return undefined;
  for (const ending of [typed, ...inStandardEnd(typed)]) {
    if (ending !== typed && isKnown(ending)) return ending;
    const found = spellingsOf(ending).find((one) => one !== typed && isKnown(one));
    if (found) return found;
  }
  return undefined;
}

/** With all sounds in standard German, with each alone, and with each two. */
function spellingsOf(word: string): string[] {
  const fitting = SOUNDS.filter(([spoken]) => word.search(spoken) >= 0);
  const change = (text: string, [spoken, standard]: (typeof SOUNDS)[number]) =>
    text.replace(spoken, standard);
  const single = fitting.map((sound) => change(word, sound));
  const double = single.flatMap((one) => fitting.map((sound) => change(one, sound)));
  return [...new Set([fitting.reduce(change, word), ...single, ...double])];
}

function* inStandardEnd(word: string): Generator<string> {
  for (let at = 3; at <= word.length - LEAST_TAIL; at += 1) {
    const [standard, ...more] = standardFor(word.slice(at)) ?? [];
    if (standard && more.length === 0) yield `${word.slice(0, at)}${fold(standard)}`;
  }
}
