import { characterGrams, isStopWord, stem, wordsOf } from '../../../platform/german/index.js';

/** A question with this many words of its own stands alone. */
const OWN_WORDS = 3;

const BEGINS_AS_SEQUEL =
  /^\s*(?:und|aber|oder|also|auch|nein|doch|dann|sowie|sondern|ausserdem|außerdem|okay|ok|aha|hm+|na gut|gilt (?:das|dies|es)|was ist mit|wie ist (?:es|das) (?:mit|bei)|und was|wie sieht es mit)(?=[\s,.!?]|$)/i;

const BACKWARD =
  /^(?:das|die|den|dem|der|es|ihn|ihr|sie|dies|diese|diesen|dieser|dafür|dazu|davon|damit|dabei|darüber|daran|dort|da|dann|danach|deswegen|deshalb|derjenige|solche|so|sowas)$/;

/** These always stand for a thing said before, wherever they stand. */
const STANDS_FOR_THING = /^(?:dafür|dazu|davon|damit|dabei|darüber|daran|dagegen|deren|dessen)$/;

/** From this many words of its own on, a question names its topic however it points back. */
const SELF_CONTAINED = 6;

/**
 * How a question hangs together with what was said before: it points back to it, it begins as a
 * continuation, it says so little that it may continue, or it stands alone.
 */
export type Dependence = 'pointsBack' | 'continues' | 'possible' | 'none';

/** How a question hangs together with the one before it. */
export function dependenceOf(question: string): Dependence {
  const words = wordsOf(question);
  const own = ownWords(question);
  if (own.length === 0) return 'pointsBack';
  const isShort = own.length < OWN_WORDS;
  const standsFor = words.some((word) => STANDS_FOR_THING.test(word));
  if ((isShort && pointsBack(words)) || (standsFor && own.length < SELF_CONTAINED)) {
    return 'pointsBack';
  }
  const continues = BEGINS_AS_SEQUEL.test(question) || pointsBack(words);
  if (isShort) return continues ? 'continues' : 'possible';
  return continues ? 'possible' : 'none';
}

/** Words of a question that carry a topic. */
const ownWords = (question: string) => wordsOf(question).filter((word) => !isStopWord(word));

/** Whether a word stands for something said before; before a noun it is only its article. */
const pointsBack = (words: string[]) =>
  words.some((word, position) => {
    const next = words[position + 1];
    return BACKWARD.test(word) && (next === undefined || isStopWord(next));
  });

/** Share of a word's parts that a word of the title must have to be about the same. */
const SAME_THING = 0.6;

/** Whether a title speaks of something that the question names. */
export function isNamedIn(question: string, title: string): boolean {
  const titleWords = wordsOf(title).filter((word) => !isStopWord(word));
  const stems = new Set(titleWords.map(stem));
  const grams = titleWords.map((word) => new Set(characterGrams(word, 4)));
  return ownWords(question).some((word) => {
    if (stems.has(stem(word))) return true;
    const parts = characterGrams(word, 4);
    if (parts.length < 4) return false;
    return grams.some(
      (of) => parts.filter((part) => of.has(part)).length / parts.length >= SAME_THING,
    );
  });
}
