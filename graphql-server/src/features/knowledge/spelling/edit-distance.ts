/** Rows of a German keyboard; letters beside and below each other are mistaken for one another. */
const KEYBOARD = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'].map((row) => row.split(''));

/** Letters that sound alike somewhere in Germany, so that people write one for the other. */
const ALIKE = ['bp', 'dt', 'gk', 'gj', 'fv', 'vw', 'sz', 'cs', 'ck', 'iy', 'mn', 'xs'];

const VOWELS = 'aeiouy';

const LIKELY = 0.6;
const VOWEL = 0.7;
const SWAPPED = 0.8;
/** A letter doubled or not, or a silent h or e left out. */
const SLIGHT = 0.5;
/** People seldom get the first letter wrong. */
const FIRST_LETTER = 0.5;

const CODE_A = 97;
const CODE_E = 101;
const CODE_H = 104;
const LETTERS = 26;
const SUBSTITUTION = substitutionCosts();

function substitutionCosts(): Float32Array {
  const costs = new Float32Array(LETTERS * LETTERS).fill(1);
  const set = (a: string, b: string, cost: number) => {
    const [i, j] = [a.charCodeAt(0) - CODE_A, b.charCodeAt(0) - CODE_A];
    for (const at of [i * LETTERS + j, j * LETTERS + i]) {
      costs[at] = Math.min(costs[at] ?? 1, cost);
    }
  };
  for (const a of VOWELS) for (const b of VOWELS) set(a, b, VOWEL);
  for (const [a = '', b = ''] of ALIKE) set(a, b, LIKELY);
  KEYBOARD.forEach((row, y) => {
    row.forEach((letter, x) => {
      const below = KEYBOARD[y + 1] ?? [];
      for (const other of [row[x + 1], below[x], below[x - 1]]) {
        if (other) set(letter, other, LIKELY);
      }
    });
  });
  return costs;
}

const MAX_LENGTH = 40;
const rows = [0, 1, 2].map(() => new Float32Array(MAX_LENGTH + 1));

/**
 * How much it takes to mistype one folded word as the other: the Damerau-Levenshtein distance, in which
 * likely slips count less than one. Infinite when it is more than `most`.
 */
export function slipDistance(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) * SLIGHT > most) return Infinity;
  if (typed.length > MAX_LENGTH || meant.length > MAX_LENGTH) return Infinity;
  let [before, above, current] = rows as [Float32Array, Float32Array, Float32Array];
  above[0] = 0;
  for (let j = 1; j <= meant.length; j += 1) above[j] = (above[j - 1] ?? 0) + gap(meant, j - 1);
  for (let i = 1; i <= typed.length; i += 1) {
    current[0] = (above[0] ?? 0) + gap(typed, i - 1);
    let least = current[0];
    for (let j = 1; j <= meant.length; j += 1) {
      let cost = (above[j - 1] ?? 0) + substitution(typed, i - 1, meant, j - 1);
      cost = Math.min(cost, (above[j] ?? 0) + gap(typed, i - 1));
      cost = Math.min(cost, (current[j - 1] ?? 0) + gap(meant, j - 1));
      if (
        i > 1 &&
        j > 1 &&
        isSame(typed, i - 1, meant, j - 2) &&
        isSame(typed, i - 2, meant, j - 1)
      ) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + SWAPPED);
      }
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    [before, above, current] = [above, current, before];
  }
  const distance = (above[meant.length] ?? 0) + (typed[0] === meant[0] ? 0 : FIRST_LETTER);
  return distance <= most ? distance : Infinity;
}

/** Codes compare several times faster than strings of one letter. */
const isSame = (a: string, i: number, b: string, j: number) => a.charCodeAt(i) === b.charCodeAt(j);

function substitution(a: string, i: number, b: string, j: number): number {
  const x = a.charCodeAt(i) - CODE_A;
  const y = b.charCodeAt(j) - CODE_A;
  if (x === y) return 0;
  if (x < 0 || y < 0 || x >= LETTERS || y >= LETTERS) return 1;
  return SUBSTITUTION[x * LETTERS + y] ?? 1;
}

/** What it takes to leave a letter out or to put it in. */
function gap(word: string, i: number): number {
  const letter = word.charCodeAt(i);
  const isSlight = letter === CODE_E || letter === CODE_H || isSame(word, i - 1, word, i);
  return i > 0 && isSlight ? SLIGHT : 1;
}
