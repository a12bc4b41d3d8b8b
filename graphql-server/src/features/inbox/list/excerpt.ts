/** Characters before the words that still belong to them. */
const BEFORE = 40;

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss');

/**
 * The text from the sentence on that has most of the words, so that a short excerpt shows them; from a few
 * words before them where they stand late in it. All of the text where it has none.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const looked = words.map(fold);
  let best = { hits: 0, from: 0 };
  for (const { 0: sentence, index } of text.matchAll(/[^\n]+?(?:[.!?…](?=\s)|$)/gmu)) {
    const folded = fold(sentence);
    const hits = looked.filter((word) => folded.includes(word)).length;
    if (hits > best.hits) best = { hits, from: index + startIn(sentence, looked) };
  }
  const excerpt = text.slice(best.from).trimStart();
  return best.from > 0 && /[^\s.!?…]\s*$/u.test(text.slice(0, best.from))
    ? `… ${excerpt}`
    : excerpt;
}

/** Where an excerpt of a sentence begins: at its start, or at a word a little before the first hit. */
function startIn(sentence: string, words: readonly string[]): number {
  const tokens = [...sentence.matchAll(/\S+/gu)];
  const hit = tokens.find(([token]) => words.some((word) => fold(token).includes(word)));
  if (!hit || hit.index <= BEFORE) return 0;
  return tokens.find(({ index }) => index >= hit.index - BEFORE)?.index ?? 0;
}
