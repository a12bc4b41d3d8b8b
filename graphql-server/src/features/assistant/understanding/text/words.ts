/** A word of a message, in the spelling that is compared. */
export interface Word {
  /** See {@link foldWord}. */
  text: string;
  /** Number of its clause; commas and all stronger signs end one. */
  clause: number;
  /** Number of its sentence. */
  sentence: number;
  /** Whether a question mark ends its sentence. */
  asked: boolean;
  /** Where it stands in the message. */
  start: number;
  end: number;
}

/** Longer texts are not words, and would only cost time. */
const MAX_WORD_LENGTH = 48;

/** A word, a number, or a run of signs between them. Each step takes a whole run: linear time. */
const PIECES = /[\p{L}\p{M}\p{N}'’ʼ`´]+|[^\p{L}\p{M}\p{N}'’ʼ`´]+/gu;

/** The words of a message in their order. */
export function wordsIn(message: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  let sentence = 0;
  for (const { 0: piece, index: start } of message.matchAll(PIECES)) {
    if (!/[\p{L}\p{N}]/u.test(piece)) {
      // "im 3. Stock" is one sentence.
      if (/^\.\s*$/.test(piece) && /\d$/.test(words.at(-1)?.text ?? '')) continue;
      if (/[?؟]/.test(piece)) markAsked(words);
      if (/[.!?…\n;؟。]/u.test(piece)) sentence += 1;
      if (/[.!?…\n;؟。,:،–—()/]|\s-\s/u.test(piece)) clause += 1;
      if (/(?:^|\s)[-−–]$/u.test(piece) && /\d/.test(message[start + piece.length] ?? '')) {
        words.push({
          text: 'minus',
          clause,
          sentence,
          asked: false,
          start,
          end: start + piece.length,
        });
      }
      continue;
    }
    const text = foldWord(piece.slice(0, MAX_WORD_LENGTH));
    if (text)
      words.push({ text, clause, sentence, asked: false, start, end: start + piece.length });
  }
  return words;
}

/** Each sentence is marked once, so that time stays linear. */
function markAsked(words: readonly Word[]): void {
  const sentence = words.at(-1)?.sentence;
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i];
    if (!word || word.sentence !== sentence || word.asked) break;
    word.asked = true;
  }
}

/**
 * One spelling for what people type in several: no capitals, accents, umlauts, vowel signs or
 * doubled letters, so that "GAASS" is "gas" and "brennnt" is "brent", as "brennt" is too.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return (/^[a-z]*$/.test(lower) ? lower : withoutMarks(lower))
    .replaceAll(/(?<![aeiouq])([aou])e/g, '$1')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}

/** Not needed for most words, and slower than the rest. */
function withoutMarks(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ`´ـ]/gu, '')
    .replaceAll(/[ıłøةىґ]/gu, (letter) => LETTERS[letter] ?? letter);
}

const LETTERS: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', ة: 'ه', ى: 'ي', ґ: 'г' };

/**
 * How a folded German word sounds, roughly: "schdingd" as "stinkt". Coarser than Kölner Phonetik in
 * nothing but the consonants that dialects soften, so that few words fall together.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll(/sch(?=[tdpb])/g, 's')
    .replaceAll(/ph|v/g, 'f')
    .replaceAll(/th|dt|d/g, 't')
    .replaceAll(/ck|qu|[gcq](?!h)/g, 'k')
    .replaceAll('b', 'p')
    .replaceAll('z', 's')
    .replaceAll(/[ae][iy]/g, 'ei')
    .replaceAll('y', 'i')
    .replaceAll(/([aeiou])h(?=[^aeiou]|$)/g, '$1')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}
