/** A key for each of a list in which some may say the same: what it says, and the how manieth it is. */
export function withKeys<T>(list: readonly T[], textOf: (one: T) => string): [string, T][] {
  const seen = new Map<string, number>();
  return list.map((one) => {
    const text = textOf(one);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return [`${nth} ${text}`, one];
  });
}
