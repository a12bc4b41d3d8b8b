/** What German puts between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er'];

const SHORTEST_PART = 3;
const LONGEST_PART = 20;

/**
 * The known words that a folded word is made of, be it a compound ("wohnungsschlussel") or a sentence
 * without spaces ("heizunggehtnicht"); undefined when something is left over. The fewest parts win.
 *
 * @param isWord whether it is a word that may be a part; parts of fewer than four letters are doubtful
 */
export function partsOf(word: string, isWord: (part: string) => boolean): string[] | undefined {
  /** The best parts up to each place: few parts, and none of them short. */
  const best: ({ parts: string[]; cost: number } | undefined)[] = [{ parts: [], cost: 0 }];
  for (let end = SHORTEST_PART; end <= word.length; end += 1) {
    for (const link of LINKS) {
      const stop = end - link.length;
      if (end === word.length && link !== '' && link !== 's' && link !== 'n' && link !== 'en')
        continue;
      if (!word.endsWith(link, end) || !word.slice(0, end).endsWith(link)) continue;
      for (let from = Math.max(0, stop - LONGEST_PART); from <= stop - 2; from += 1) {
        const before = best[from];
        if (!before) continue;
        const part = word.slice(from, stop);
        if (!isWord(part)) continue;
        const cost = before.cost + costOf(part) + 0.1 * link.length;
        if (cost < (best[end]?.cost ?? Infinity)) {
          best[end] = { parts: [...before.parts, part], cost };
        }
      }
    }
  }
  const found = best[word.length];
  return found && found.parts.length > 1 ? found.parts : undefined;
}

const costOf = (part: string) => (part.length < 4 ? 2 : 1);
