/** As much of a use case as a reader on a phone looks through. */
const LONGEST = 900;

const WORD = /[\p{L}\p{N}]{4,}/gu;

const wordsOf = (text: string) => new Set(text.toLocaleLowerCase('de').match(WORD));

/** How much of a paragraph the answer says again, from 0 to 1. */
function shareIn(paragraph: string, said: ReadonlySet<string>): number {
  const words = [...wordsOf(paragraph)];
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}

/**
 * The part of a use case that an answer quotes: all of a short one, of a long one the paragraphs that
 * the answer says again, in their order, with an ellipsis where others are left out. The answer may
 * be in another language; then it is the beginning.
 */
export function quotedPassage(text: string, answer: string): string {
  const whole = text.trim();
  if (whole.length <= LONGEST) return whole;
  const said = wordsOf(answer);
  const paragraphs = whole.split(/\n\s*\n/).map((paragraph, place) => {
    return { paragraph: paragraph.trim(), place, share: shareIn(paragraph, said) };
  });
  let room = LONGEST;
  const taken = paragraphs
    .toSorted((a, b) => b.share - a.share || a.place - b.place)
    .filter(({ paragraph }, rank) => {
      if (rank > 0 && paragraph.length > room) return false;
      room -= paragraph.length;
      return true;
    })
    .toSorted((a, b) => a.place - b.place);
  const parts = taken.flatMap(({ paragraph, place }, index) => {
    const follows = index === 0 ? place === 0 : taken[index - 1]?.place === place - 1;
    return follows ? [paragraph] : ['…', paragraph];
  });
  const isCut = taken.at(-1)?.place !== paragraphs.length - 1;
  const passage = [...parts, ...(isCut ? ['…'] : [])].join('\n\n');
  return passage.length <= LONGEST * 2 ? passage : `${passage.slice(0, LONGEST).trimEnd()} …`;
}
