const LOWEST = 100_000;
const COUNT = 900_000;
/** Largest multiple of the count of numbers that fits into 32 bits: above it some would be likelier. */
const FAIR_LIMIT = Math.floor(2 ** 32 / COUNT) * COUNT;

/** A random number from 100000 to 999999, each as likely as the others. */
export function randomAuthNumber(): string {
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= FAIR_LIMIT);
  return String(LOWEST + ((drawn[0] ?? 0) % COUNT));
}
