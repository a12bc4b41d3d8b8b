/** Times until the next tries; the last one holds from then on. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** How long to wait before something is tried again that has been tried so often. */
export const pauseMs = (tries: number) => PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)];
