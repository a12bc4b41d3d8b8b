const SMALLEST = 100_000;
const COUNT = 900_000;
/** Largest multiple of the count that 32 bits hold: numbers above would favour the small ones. */
const FAIR = Math.floor(2 ** 32 / COUNT) * COUNT;

/** Six digits from 100000 to 999999, each number as likely as any other. */
export function randomAuthNumber(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < FAIR ? String(SMALLEST + (number % COUNT)) : randomAuthNumber();
}
