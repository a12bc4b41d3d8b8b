/** Size of the drawing, which the page stretches. */
export const WIDTH = 600;
export const HEIGHT = 180;

/** Most lines across a chart, besides the one at its bottom. */
const MOST_TICKS = 4;

/** Round numbers from zero to just above the highest value; whole ones where parts make no sense. */
export function ticksOf(highest: number, isWhole: boolean): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10;
  const step = isWhole ? Math.max(1, Math.ceil(factor * power)) : factor * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** Where a point is, from the left. */
export const xOf = (index: number, count: number): number =>
  count > 1 ? (index / (count - 1)) * WIDTH : WIDTH / 2;

/** Where a value is, from the top. */
export const yOf = (value: number, top: number): number => HEIGHT - (value / top) * HEIGHT;

/** The line through the values, with a gap wherever there is none; a value on its own is a dot. */
export function pathOf(values: readonly (number | null)[], top: number): string {
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const at = `${xOf(index, values.length).toFixed(1)} ${yOf(value, top).toFixed(1)}`;
    const isFirst = typeof values[index - 1] !== 'number';
    const isAlone = isFirst && typeof values[index + 1] !== 'number';
    path += isAlone ? `M${at}h0.01` : `${isFirst ? 'M' : 'L'}${at}`;
  }
  return path;
}
