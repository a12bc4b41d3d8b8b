/** Size of the drawing, which the page stretches. */
export const WIDTH = 600;
export const HEIGHT = 180;

/** Most lines across a chart, besides the one at its bottom. */
const MOST_TICKS = 4;

const ticksBy = (step: number, highest: number): number[] =>
  Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);

/** Round numbers from zero to just above the highest value; whole ones where parts make no sense, or the given steps from the first on. */
export function ticksOf(highest: number, isWhole: boolean, steps?: readonly number[]): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / MOST_TICKS;
  const given = steps?.find((one) => one >= rough);
  if (given !== undefined && rough > (steps?.[0] ?? 0)) return ticksBy(given, highest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10;
  const step = isWhole ? Math.max(1, Math.ceil(factor * power)) : factor * power;
  return ticksBy(step, highest);
}

/** Where a point is, from the left. */
export const xOf = (index: number, count: number): number =>
  count > 1 ? (index / (count - 1)) * WIDTH : WIDTH / 2;

/** Where a value is, from the top. */
export const yOf = (value: number, top: number): number => HEIGHT - (value / top) * HEIGHT;

const placeOf = (values: readonly (number | null)[], index: number, value: number, top: number) =>
  `${xOf(index, values.length).toFixed(1)} ${yOf(value, top).toFixed(1)}`;

/** The line through the values, with a gap wherever there is none. */
export function pathOf(values: readonly (number | null)[], top: number): string {
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const isFirst = typeof values[index - 1] !== 'number';
    path += `${isFirst ? 'M' : 'L'}${placeOf(values, index, value, top)}`;
  }
  return path;
}

/** Dots at the values that have none before and none after them, which a line cannot show. */
export function dotsOf(values: readonly (number | null)[], top: number): string {
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const isAlone = typeof values[index - 1] !== 'number' && typeof values[index + 1] !== 'number';
    if (isAlone) path += `M${placeOf(values, index, value, top)}h0.01`;
  }
  return path;
}
