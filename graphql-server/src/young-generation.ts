import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of V8's young generation during a start, after which it collects garbage. */
const BYTES_AT_START = 8 * 1024 * 1024;

/** The same of a running server: with less, a list takes half as much processor time again; with more, no less. */
const BYTES_AT_WORK = 32 * 1024 * 1024;

/** By how much the young generation grows when more objects survive a collection than fit; V8's default is 2. */
const setGrowth = (factor: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** Bytes of the young generation now. */
export const youngGenerationBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ??
  BYTES_AT_START;

/**
 * Bounds V8's young generation during a start. V8 would let it grow to 64 MB with the objects of a start, and keep
 * twice as much memory; with an eighth of that a start takes as long. The function that is returned lets it grow
 * again, to another bound. V8 shrinks it to 1 MB while a server idles, where each request would cause collections
 * that find nearly everything in use. As a flag of the command, each place that starts the server would have to
 * give it.
 */
export function boundYoungGeneration(): () => void {
  const kept: object[][] = [];
  while (youngGenerationBytes() < BYTES_AT_START && kept.length < 200) {
    kept.push(Array.from({ length: 1_000 }, () => ({})));
  }
  setGrowth(1);
  return () => {
    letGrow();
    new PerformanceObserver(letGrow).observe({ entryTypes: ['gc'] });
  };
}

const letGrow = () => setGrowth(youngGenerationBytes() < BYTES_AT_WORK ? 2 : 1);
