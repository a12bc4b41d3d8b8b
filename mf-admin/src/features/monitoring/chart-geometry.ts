/** Size of the drawing; the page stretches it. */
export const WIDTH = 300;
export const HEIGHT = 80;
/** Room for the line's own thickness. */
const PADDING = 3;

/** Where the values lie in the drawing, from left to right, zero at the bottom. */
export function chartPoints(values: readonly number[]): { x: number; y: number }[] {
  const highest = Math.max(...values, 0);
  const usable = HEIGHT - 2 * PADDING;
  return values.map((value, index) => ({
    x: values.length > 1 ? (index / (values.length - 1)) * WIDTH : WIDTH / 2,
    y: HEIGHT - PADDING - (highest > 0 ? (value / highest) * usable : 0),
  }));
}

const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line through the points. */
export const linePath = (points: readonly { x: number; y: number }[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

/** The area below the line. */
export function areaPath(points: readonly { x: number; y: number }[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${linePath(points)}L${last.x.toFixed(1)} ${HEIGHT}L${first.x.toFixed(1)} ${HEIGHT}Z`;
}
