import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of new objects that a start keeps before those in use are looked for. */
const ROOM = 8 * 1024 * 1024;

/** The same of a server at work: with less, a list takes half as much processor time again; with more, no less. */
const ROOM_AT_WORK = 32 * 1024 * 1024;

/** By how much the room grows when more objects outlive a look than it has room for; V8's own is 2. */
const setGrowth = (factor: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** Bytes that the room has now. */
export const roomOfNewObjects = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? ROOM;

/**
 * Bounds the room for new objects during a start. V8 lets it grow with what a start leaves behind, to 64 MB, and
 * keeps twice as much; with an eighth a start takes as long. The result lets it grow from then on, to another
 * bound and as often as needed: a server that idles is left with 1 MB, in which each request would be looked through
 * while most of it is in use. As a flag of the command, each place that starts the server would have to give it.
 */
export function boundRoomOfNewObjects(): () => void {
  const kept: object[][] = [];
  while (roomOfNewObjects() < ROOM && kept.length < 200) {
    kept.push(Array.from({ length: 1_000 }, () => ({})));
  }
  setGrowth(1);
  return () => {
    letGrow();
    new PerformanceObserver(letGrow).observe({ entryTypes: ['gc'] });
  };
}

const letGrow = () => setGrowth(roomOfNewObjects() < ROOM_AT_WORK ? 2 : 1);
