/** How hard a password that is taken is to guess. */
export type Strength = 'WEAK' | 'FAIR' | 'GOOD' | 'STRONG';

/** Kinds of signs, and how many there are of each. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Lowercase}/u, 26],
  [/\p{Uppercase}/u, 26],
  [/\d/, 10],
  [/[^\p{Letter}\d]/u, 33],
];

/** Bits from which on a password counts as fair, good and strong. */
const STEPS: readonly (readonly [number, Strength])[] = [
  [80, 'STRONG'],
  [60, 'GOOD'],
  [45, 'FAIR'],
];

/**
 * About how many bits guessing costs. Signs that follow from the two before them, as in `aaa`, `abc` and
 * `321`, add one each.
 */
function bitsOf(password: string): number {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const kinds = KINDS.filter(([pattern]) => pattern.test(password));
  const perSign = Math.log2(kinds.reduce((sum, [, count]) => sum + count, 1));
  return signs.reduce((bits, sign, at) => {
    const step = sign - (signs[at - 1] ?? Number.NaN);
    const isExpected = Math.abs(step) <= 1 && step === (signs[at - 1] ?? 0) - (signs[at - 2] ?? 0);
    return bits + (isExpected ? 1 : perSign);
  }, 0);
}

/** How hard a password is to guess that breaks no rule. */
export const strengthOf = (password: string): Strength => {
  const bits = bitsOf(password);
  return STEPS.find(([least]) => bits >= least)?.[1] ?? 'WEAK';
};
