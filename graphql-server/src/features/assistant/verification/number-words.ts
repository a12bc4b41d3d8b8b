const WORDS: Readonly<Record<string, readonly string[]>> = {
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  ),
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  tr: 'bir iki üç dört beş altı yedi sekiz dokuz on'.split(' '),
  ru: 'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать'.split(
    ' ',
  ),
  uk: "один два три чотири п'ять шість сім вісім дев'ять десять одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять".split(
    ' ',
  ),
  ar: 'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' '),
  pl: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście'.split(
    ' ',
  ),
};

const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Other forms, and numbers beyond those that are counted up. */
const MORE: readonly [language: string, word: string, value: number][] = [
  ['de', 'eine', 1],
  ['de', 'einen', 1],
  ['de', 'einem', 1],
  ['de', 'einer', 1],
  ['de', 'eines', 1],
  ['de', 'zweier', 2],
  ['de', 'dreier', 3],
  ['de', 'hundert', 100],
  ['ru', 'две', 2],
  ['ru', 'двух', 2],
  ['ru', 'трёх', 3],
  ['ru', 'трех', 3],
  ['ru', 'одного', 1],
  ['uk', 'дві', 2],
  ['uk', 'двох', 2],
  ['uk', 'трьох', 3],
  ['ar', 'ثلاث', 3],
  ['ar', 'أربع', 4],
  ['ar', 'خمس', 5],
  ['ar', 'ست', 6],
  ['ar', 'سبع', 7],
  ['ar', 'عشر', 10],
  ['pl', 'dwie', 2],
  ['pl', 'dwóch', 2],
  ['pl', 'trzech', 3],
  ['ru', 'двадцать', 20],
  ['ru', 'тридцать', 30],
  ['uk', 'двадцять', 20],
  ['uk', 'тридцять', 30],
  ['tr', 'yirmi', 20],
  ['tr', 'otuz', 30],
  ['pl', 'dwadzieścia', 20],
  ['pl', 'trzydzieści', 30],
  ['ar', 'عشرون', 20],
  ['ar', 'ثلاثون', 30],
  ...compounds(),
];

/** From 21 to 99, and the hundreds. */
function* compounds(): Generator<[string, string, number]> {
  const units = (WORDS['de'] ?? []).slice(0, 9);
  for (const [i, ten] of GERMAN_TENS.entries()) {
    yield ['de', ten, (i + 2) * 10];
    for (const [j, unit] of units.entries()) {
      yield ['de', `${unit}und${ten}`, (i + 2) * 10 + j + 1];
    }
  }
  for (const [j, unit] of units.entries()) yield ['de', `${unit}hundert`, (j + 1) * 100];
  for (const [i, ten] of ENGLISH_TENS.entries()) yield ['en', ten, (i + 2) * 10];
}

function valuesOf(languages: readonly string[]): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const language of languages) {
    for (const [i, word] of (WORDS[language] ?? []).entries()) values.set(word, i + 1);
    for (const [of, word, value] of MORE) if (of === language) values.set(word, value);
  }
  return values;
}

const ALL = valuesOf(Object.keys(WORDS));
const BY_LANGUAGE = new Map(
  Object.keys(WORDS).map((language) => [language, valuesOf(['de', language])]),
);

/**
 * Values of written-out numbers. An answer is read in its own language and German alone: the
 * Turkish ten is an English preposition. What it may rest on is read in all of them.
 */
export const numberWords = (language: string | undefined): ReadonlyMap<string, number> =>
  language === undefined ? ALL : (BY_LANGUAGE.get(language) ?? ALL);
