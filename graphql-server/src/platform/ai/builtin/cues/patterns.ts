const withoutUmlauts = (source: string) =>
  source.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss');

/** One of the ways to say it. They are written with umlauts and meet text without them: "fuer" and "für" are one. */
export const pattern = (...ways: string[]) => new RegExp(withoutUmlauts(ways.join('|')), 'mu');

/** The same as whole words. */
export const word = (...ways: string[]) => pattern(`(?<!\\p{L})(?:${ways.join('|')})(?!\\p{L})`);

/** The same as beginnings of words. */
export const begins = (...ways: string[]) => pattern(`(?<!\\p{L})(?:${ways.join('|')})`);

/** Up to so many words in between: "wer (von uns) zahlt". */
export const upTo = (most: number) => `(?:\\p{L}+ ){0,${most}}`;

/** "3", "1.500", "zwei", "mehrere" */
export const NUMBER = String.raw`(?:\d[\d.,]*|ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehrere[nr]?)`;

/** "Drei Monate", and not "drei Monatsmieten". */
export const SPAN = String.raw`(?:sekunde|minute|stunde|tag|werktag|arbeitstag|kalendertag|woche|monat|jahr|quartal)(?:n|en?|e?s)?(?!\p{L})`;

export const MONTH =
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';

export const DAY = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|werktag';
