import { createHash, randomInt } from 'node:crypto';

/** How many numbers there are: one tells a visitor from no other with the same one. */
const LOTS = 100;

/** Draws a number for a browser that has none. */
export const drawLot = () => randomInt(LOTS);

/** The number that a browser was given; undefined for anything else. */
export function parseLot(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * Whether the holder of a number gets a version that is tried. Where the numbers begin differs from
 * version to version, so that it is not always the same people who try; more percent keep those who
 * take part already.
 */
export function takesPart(
  lot: number,
  { app, version, percent }: { app: string; version: string; percent: number },
): boolean {
  const start = createHash('sha256').update(`${app} ${version}`).digest().readUInt32BE(0);
  return (lot + start) % LOTS < percent;
}
