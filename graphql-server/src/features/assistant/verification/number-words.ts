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

/** Other forms, and numbers beyond those that are counted up. */
const MORE: readonly [language: string, word: string, value: number][] = [
  ['de', 'eine', 1],
  ['de', 'einen', 1],
  ['de', 'einem', 1],
  ['de', 'einer', 1],
  ['de', 'eines', 1],
  ['de', 'zweier', 2],
  ['de', 'dreier', 3],
  ['de', 'vierundzwanzig', 24],
  ['de', 'dreißig', 30],
  ['de', 'achtundvierzig', 48],
  ['de', 'sechzig', 60],
  ['de', 'neunzig', 90],
  ['de', 'hundert', 100],
  ['en', 'thirty', 30],
  ['en', 'sixty', 60],
  ['en', 'ninety', 90],
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
  ['tr', 'on dört', 14],
];

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
