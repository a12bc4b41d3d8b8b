import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of new objects that are kept before those in use are looked for. */
const ROOM = 8 * 1024 * 1024;

/** Bytes that the room has now. */
export const roomOfNewObjects = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? ROOM;

/**
 * Gives new objects room, and no more. V8 lets it grow during a start, to 64 MB, and keeps twice as much for good; with an
 * eighth a start takes as long. A process that idles is left with 1 MB, in which each request would be looked
 * through while most of it is in use: it may grow again. As a flag of the command, each place that starts the server
 * would have to give it.
 */
export function boundRoomOfNewObjects(): void {
  const kept: object[][] = [];
  // It doubles when more objects outlive a look than it has room for.
  while (roomOfNewObjects() < ROOM && kept.length < 200) {
    kept.push(Array.from({ length: 1_000 }, () => ({})));
  }
  letGrowToRoom();
  new PerformanceObserver(letGrowToRoom).observe({ entryTypes: ['gc'] });
}

function letGrowToRoom(): void {
  const factor = roomOfNewObjects() < ROOM ? 2 : 1;
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
