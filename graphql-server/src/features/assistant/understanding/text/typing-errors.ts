/** A word shorter than this is compared to the letter: one error makes it another word. */
export const SHORTEST_CORRECTED = 5;

/** From this length on two errors are forgiven. */
const LONG = 9;

/** Letters by which spellings are sorted out before they are made. */
const START = 3;

/** The word and each of its spellings that lack one letter; only those that begin like a known one. */
export function spellingsWithout(word: string, starts?: ReadonlySet<string>): string[] {
  const spellings = [word];
  const beginsAsKnown = starts?.has(word.slice(0, START)) ?? true;
  for (let i = 0; i < word.length; i++) {
    if (i >= START && !beginsAsKnown) break;
    spellings.push(word.slice(0, i) + word.slice(i + 1));
  }
  return spellings;
}

/** How a spelling begins, for {@link spellingsWithout}. */
export const startOf = (spelling: string) => spelling.slice(0, START);

/**
 * Whether a typed word is a misspelling of a known one. Swapped neighbours are one error. The first
 * letter is nearly always typed right, or swapped with the second.
 */
export function isMisspelt(typed: string, known: string): boolean {
  if (typed[0] !== known[0] && typed[0] !== known[1]) return false;
  return distance(typed, known) <= (known.length >= LONG ? 2 : 1);
}

function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], i: number) => row[i] ?? Infinity;
