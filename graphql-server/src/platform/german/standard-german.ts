import { standardFor } from './colloquial-words.js';
import { wordsOf } from './german-words.js';

/** "Wos kost'n der", "'s licht", "s licht": what is only a sound of speech. */
const CLITICS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})['’´`]n(?!\p{L})/giu, ' denn'],
  [/(?<=\p{L}{2})['’´`]s(?!\p{L})/giu, ' es'],
  [/(?<![\p{L}'’])['’´`]?s(?= \p{L}{3})/giu, 'das'],
];

/** A text without the clitics of speech. */
export const withoutClitics = (text: string): string =>
  CLITICS.reduce((rest, [sound, word]) => rest.replace(sound, word), text);

/** "Muß i streichn" as "muss ich streichen": each spoken word as the dictionary has it; signs between words stay. */
export const inStandardGerman = (text: string): string =>
  withoutClitics(text).replaceAll(/\p{L}+/gu, (typed) => {
    const [spelt = typed] = wordsOf(typed);
    return standardFor(spelt)?.join(' ') ?? standardFor(typed.toLowerCase())?.join(' ') ?? spelt;
  });
