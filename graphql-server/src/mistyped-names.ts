/** Short names are like many that other programs use. */
const SHORT = 6;

/** Variables that are nearly named like one of the known, one sentence each for the log. */
export const nearlyNamed = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((own) => isNear(name, own));
      return meant ? [`${name} is no setting, and was not read: is ${meant} meant?`] : [];
    });

function isNear(name: string, own: string): boolean {
  const most = own.length < SHORT ? 1 : 2;
  return Math.abs(name.length - own.length) <= most && isWithin(most, name, own);
}

/** Whether at most so many letters have to be put in, taken out or replaced to make one word of the other. */
function isWithin(most: number, one: string, other: string): boolean {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
    // It never gets less again; every start compares every variable, and nearly all differ from their first letters on.
    if (Math.min(...row) > most) return false;
  }
  return (row.at(-1) ?? 0) <= most;
}
