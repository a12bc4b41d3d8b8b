/** Largest multiple of a count that 32 bits hold: numbers above would favour the small ones. */
const fair = (count: number) => Math.floor(2 ** 32 / count) * count;

/** So many digits without a zero in front, six to nine; each number as likely as any other. */
function randomDigits(digits: number): string {
  const count = 9 * 10 ** (digits - 1);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < fair(count)
    ? String(10 ** (digits - 1) + (number % count))
    : randomDigits(digits);
}

/** A number of so many digits, 6 to 10, without a zero in front. */
export function randomAuthNumber(digits = 6): string {
  if (digits < 10) return randomDigits(digits);
  const [last = 0] = crypto.getRandomValues(new Uint32Array(1));
  // 32 bits hold no ten digits.
  return `${randomDigits(9)}${last % 10}`;
}
